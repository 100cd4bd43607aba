import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { onPreBootstrap } from "../../../gatsby/node/check-content";
import { contentStamp } from "../../../src/content/check/collection";
import { picture } from "../../support/content/content-folder";
import { COMPANY } from "../../support/company/company";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "content-"));
  process.env.CONTENT_DIR = folder;
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  process.env.CONTENT_DIR = COMPANY;
  delete process.env.CHECKED_CONTENT;
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

test("an unused picture does not stop the build", async () => {
  cpSync(COMPANY, folder, { recursive: true });
  writeFileSync(join(folder, "images/spare.png"), await picture(1200));
  expect(problems()).toEqual([]);
});
