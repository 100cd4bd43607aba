import { existsSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../../../src/content/check/check";
import { mistakesIn, problemText } from "../../../src/content/check/problem";
import { removableKinds, removeKind } from "../../../testing/remove-kind";
import { COMPANY } from "../../support/company/company";
import { provideContentCopy } from "../../support/content/content-copy";

const data = provideContentCopy(COMPANY);

test("the content of the company has no problem", () => {
  expect(checkContent(COMPANY).map(problemText)).toEqual([]);
});

test.each(removableKinds(COMPANY))(
  "the content has no mistake without %s, and the links and references to it",
  (pattern) => {
    removeKind(data, pattern);
    expect(mistakesIn(checkContent(data)).map(problemText)).toEqual([]);
    expect(existsSync(join(data, "pages/home.json"))).toBe(true);
  },
);
