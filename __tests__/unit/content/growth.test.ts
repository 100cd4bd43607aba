import { checkContent } from "../../../src/content/check/check";
import { problemText } from "../../../src/content/check/problem";
import { growContent } from "../../support/content/grown-content";
import { COMPANY } from "../../support/company/company";
import { provideContentCopy } from "../../support/content/content-copy";

const data = provideContentCopy(COMPANY);

// `nightly/rebuilt.test.ts` checks where the new entries appear on the built pages.
test("adding a device, a solution, a category and a program to data/ causes no problem", () => {
  growContent(data);
  expect(checkContent(data).map(problemText)).toEqual([]);
});
