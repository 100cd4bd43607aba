import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { picture } from "../../support/content/content-folder";
import { COMPANY } from "../../support/company/company";

let root: string;
beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), "check-content-"));
  cpSync(COMPANY, join(root, "data"), { recursive: true });
  writeFileSync(join(root, "data/images/spare.png"), await picture(1200));
});
afterAll(() => rmSync(root, { recursive: true }));

const tsx = pathToFileURL(require.resolve("tsx")).href;
function check(...options: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", tsx, "scripts/content/check.ts", ...options],
    { encoding: "utf8", env: { ...process.env, CONTENT_DIR: join(root, "data"), GITHUB_ACTIONS: "true" } },
  );
  return { status, stdout, stderr };
}

test("a notice is printed and annotated, and the check passes", () => {
  const { status, stdout, stderr } = check();
  expect([status, stderr]).toEqual([0, ""]);
  expect(stdout).toMatch(/^data\/images\/spare\.png\n {2}notice: no JSON file uses this picture/);
  expect(stdout).toContain("\n::notice file=data/images/spare.png,line=1,col=1::no JSON file uses this picture");
  expect(stdout).toMatch(/The content is in order \(\d+ ms\)\.\n$/);
});

test("`--json` prints notices with `notice: true`", () => {
  const { status, stdout } = check("--json");
  expect(status).toBe(0);
  expect(JSON.parse(stdout)).toEqual([expect.objectContaining({ file: "data/images/spare.png", notice: true })]);
});
