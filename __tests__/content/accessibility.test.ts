import { readFileSync } from "node:fs";
import { join } from "node:path";
import axe from "axe-core";
import { axeTag } from "../../src/domain/wcag";
import { readStatement } from "../../testing/accessibility/statement";
import { testIf } from "../support/content/test-if";

const criteria = readStatement()?.criteria ?? [];
const testStatement = testIf(criteria.length > 0, "The site has no accessibility statement.");
const tagsOf = new Map(axe.getRules().map(({ ruleId, tags }) => [ruleId, tags]));

testStatement("each rule of axe in the statement exists and tests its criterion", () => {
  const wrong = criteria.flatMap(({ number, axe: rules = [] }) =>
    rules.filter((rule) => !tagsOf.get(rule)?.includes(axeTag(number))).map((rule) => `${number}: ${rule}`),
  );
  expect(wrong).toEqual([]);
});

/** Whether a test file has a test with this name, in which an ellipsis stands for each value. */
function hasTest({ file, name }: { readonly file: string; readonly name: string }): boolean {
  const source = readFileSync(join("__tests__", file), "utf8").replaceAll(/\$\{[^}]*\}/g, "…");
  return [`"${name}",`, `\`${name}\`,`].some((title) => source.includes(title));
}

testStatement("each browser test in the statement exists", () => {
  const missing = criteria.flatMap(({ number, journeys = [] }) =>
    journeys.filter((journey) => !hasTest(journey)).map(({ file, name }) => `${number}: ${file} ${name}`),
  );
  expect(missing).toEqual([]);
});
