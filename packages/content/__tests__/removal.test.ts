import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { checkContent } from "../src/check/check";
import { mistakesIn, problemText } from "../src/check/problem";
import { readSchemas } from "../src/model/schemas";
import { removableKinds, removeKind } from "../../../testing/remove-kind";
import { COMPANY } from "../../../__tests__/support/company/company";
import { provideContentCopy } from "../../../__tests__/support/content/content-copy";
import { growContent } from "../../../__tests__/support/content/grown-content";

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

describe("min-files", () => {
  /** The messages of mistakes, without notices: the picture of a deleted entry may be unused. */
  const mistakes = (): string[] => mistakesIn(checkContent(data)).map(problemText);

  test("only legal pages have a minimum number of files", () => {
    const schemasWithMinimum = [...readSchemas("data").values()].filter(
      (schema) => schema["x-min-files"] !== undefined,
    );
    // The law requires each legal page.
    expect(schemasWithMinimum.map(({ title }) => title).sort()).toEqual(["LegalPage"]);
  });

  test("deleting a term causes only mistakes about references to it", () => {
    rmSync(join(data, "glossary/polter.json"));
    expect(mistakes()).not.toEqual([]);
    expect(mistakes().filter((line) => !line.includes("polter"))).toEqual([]);
  });
});

// `nightly/rebuilt.test.ts` checks where the new entries appear on the built pages.
test("adding a device, a solution, a category and a program to data/ causes no problem", () => {
  growContent(data);
  expect(checkContent(data).map(problemText)).toEqual([]);
});
