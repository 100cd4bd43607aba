import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { tmpdir } from "node:os";
import type { ParentSpanPluginArgs } from "gatsby";
import { contentStamp } from "@capture/content/check/collection";
import { WRITE_HERE } from "@capture/content/model/unwritten";
import { provideContentCopy } from "../../support/content/content-copy";
import { picture } from "../../support/content/content-folder";
import { COMPANY } from "../../support/company/company";
import { onPreBootstrap } from "../../../gatsby/node/check-content";

describe("the command", () => {
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

  test("`--mistakes` prints no notice", () => {
    expect(check("--mistakes").stdout).toMatch(/^The content is in order \(\d+ ms\)\.\n$/);
  });

  test("`--json` prints notices with `notice: true`", () => {
    const { status, stdout } = check("--json");
    expect(status).toBe(0);
    expect(JSON.parse(stdout)).toEqual([expect.objectContaining({ file: "data/images/spare.png", notice: true })]);
  });
});

describe("a build", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "content-"));
    process.env.CONTENT_DIR = folder;
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
    process.env.CONTENT_DIR = COMPANY;
    delete process.env.CHECKED_CONTENT;
    delete process.env["gatsby_executing_command"];
  });

  function problems(): string[] {
    const panic = jest.fn((report: string) => report);
    onPreBootstrap({ reporter: { panic } } as unknown as ParentSpanPluginArgs);
    return panic.mock.calls.flat();
  }

  test("a build does not check content again if CHECKED_CONTENT is its stamp", () => {
    writeFileSync(join(folder, "site.json"), "{");
    expect(problems().join()).toContain("site.json");
    process.env.CHECKED_CONTENT = contentStamp(folder);
    expect(problems()).toEqual([]);
  });

  test("a build checks content that has changed since CHECKED_CONTENT was computed", () => {
    process.env.CHECKED_CONTENT = contentStamp(folder);
    writeFileSync(join(folder, "site.json"), "{");
    expect(problems().join()).toContain("site.json");
  });

  test("texts that are not written yet stop a build, but not `gatsby develop`", () => {
    cpSync(COMPANY, folder, { recursive: true });
    const page = join(folder, "pages/contact.json");
    writeFileSync(page, readFileSync(page, "utf8").replace(/"heading": "[^"]+"/, `"heading": "${WRITE_HERE}Heading"`));
    expect(problems().join()).toContain("is not written yet");
    process.env["gatsby_executing_command"] = "develop";
    expect(problems()).toEqual([]);
  });

  test("an unused picture does not stop the build", async () => {
    cpSync(COMPANY, folder, { recursive: true });
    writeFileSync(join(folder, "images/spare.png"), await picture(1200));
    expect(problems()).toEqual([]);
  });
});
