import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { checkContent } from "../../../src/content/check/check";
import { problemText } from "../../../src/content/check/problem";
import { growContent } from "../../support/content/grown-content";
import { COMPANY } from "../../support/company/company";

// `nightly/rebuilt.test.ts` checks where the new entries appear on the built pages.
test("adding a device, a solution, a category and a program to data/ causes no problem", () => {
  const data = mkdtempSync(join(tmpdir(), "grown-"));
  try {
    cpSync(COMPANY, data, { recursive: true });
    growContent(data);
    expect(checkContent(data).map(problemText)).toEqual([]);
  } finally {
    rmSync(data, { recursive: true });
  }
});
