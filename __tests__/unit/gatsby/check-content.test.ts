import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { onPreBootstrap } from "../../../gatsby/node/check-content";
import { contentStamp } from "../../../src/content/check/collection";
import { picture } from "../../support/content/content-folder";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "content-"));
  cpSync("data/schemas", join(folder, "schemas"), { recursive: true });
  process.env.CONTENT_DIR = folder;
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  delete process.env.CONTENT_DIR;
  delete process.env.CHECKED_CONTENT;
});

function problems(): string[] {
  const panic = jest.fn((report: string) => report);
  onPreBootstrap({ reporter: { panic } } as unknown as ParentSpanPluginArgs);
  return panic.mock.calls.flat();
}

test("a build that was told its content is checked does not check it again", () => {
  writeFileSync(join(folder, "site.json"), "{");
  expect(problems().join()).toContain("site.json");
  process.env.CHECKED_CONTENT = contentStamp(folder);
  expect(problems()).toEqual([]);
});

test("what is written after the check is checked by the build", () => {
  process.env.CHECKED_CONTENT = contentStamp(folder);
  writeFileSync(join(folder, "site.json"), "{");
  expect(problems().join()).toContain("site.json");
});

test("a picture that nobody uses stops no build", async () => {
  cpSync("data", folder, { recursive: true });
  writeFileSync(join(folder, "images/spare.png"), await picture(1200));
  expect(problems()).toEqual([]);
});
