import { readFileSync } from "node:fs";
import { gitLines, isClone } from "../../support/repository/git";
import { findPhrases } from "../../support/repository/phrases";

/** Code, documents, server configuration, and the texts that editors read in forms and labels. */
const READ_BY_PEOPLE = /\.(?:tsx?|mts|mjs|md|ya?ml|conf|service|schema\.json)$|^data\/labels\//;
const EXEMPT = /gatsby-types\.d\.ts$|repository\/phrases\.(?:test\.)?ts$|^eslint\.config\.mjs$/;

/** The text of a file, without the table of words in CONTRIBUTING.md, which names the phrases. */
function readText(path: string): string {
  const text = readFileSync(path, "utf8");
  return path === "CONTRIBUTING.md" ? text.replace(/^\|.*$/gm, "") : text;
}

test("phrases are found with line and replacement", () => {
  const text = "The store is away.\nA limit\nWho mistypes tries again; “mill” is no number.";
  expect(findPhrases("a.ts", text)).toEqual([
    "a.ts:1 “is away”: write is unavailable",
    "a.ts:3 “is no number”: write is not a …",
    "a.ts:3 “Who mistypes”: write a visitor who …, people who …",
  ]);
  expect(findPhrases("a.ts", "It is no longer needed in leap years.")).toEqual([]);
});

(isClone ? test : test.skip)("no comment, document, message or label has a phrase of the list", () => {
  const paths = gitLines("ls-files").filter((path) => READ_BY_PEOPLE.test(path) && !EXEMPT.test(path));
  expect(paths.length).toBeGreaterThan(1000);
  expect(paths.flatMap((path) => findPhrases(path, readText(path)))).toEqual([]);
});
