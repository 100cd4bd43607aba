import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { provideContentCopy } from "../../support/content/content-copy";
import { picture } from "../../support/content/content-folder";
import { COMPANY } from "../../support/company/company";

const data = provideContentCopy(COMPANY);
beforeEach(async () => writeFileSync(join(data, "images/spare.png"), await picture(1200)));

const tsx = pathToFileURL(require.resolve("tsx")).href;
function check(...options: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ["--import", tsx, "scripts/content/check.ts", ...options],
    { encoding: "utf8", env: { ...process.env, CONTENT_DIR: data, GITHUB_ACTIONS: "true" } },
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
