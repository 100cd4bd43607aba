import { existsSync, readFileSync } from "node:fs";
import { parse } from "yaml";
import { OPEN_ACR_PATH } from "../../src/domain/wcag";
import { readStatement } from "../../testing/accessibility/statement";
import { validateOpenAcr } from "../support/accessibility/validate-open-acr";
import { documentOf } from "../support/built/built";
import { contentOf } from "../support/content/data";
import { testIf } from "../support/content/test-if";

const FILE = `public${OPEN_ACR_PATH}`;
const statement = readStatement();
const testStatement = testIf(statement !== undefined, "The site has no accessibility statement.");

testStatement("the statement shows each criterion with its result and its evidence", () => {
  const { labels } = contentOf<{ labels: { results: Record<string, string> } }>("pages/accessibility.json");
  const page = documentOf("/accessibility");
  const criteria = statement?.criteria ?? [];
  expect(page.querySelectorAll("main tbody tr")).toHaveLength(criteria.length);
  for (const { number, name, result, axe = [], limit } of criteria) {
    const text = page.getElementById(`criterion-${number}`)?.textContent ?? "";
    for (const part of [number, name, labels.results[result] ?? "", ...axe, limit ?? ""]) expect(text).toContain(part);
  }
});

testStatement("the statement links to the same results as a valid OpenACR file", () => {
  expect(documentOf("/accessibility").querySelector(`main a[href="${OPEN_ACR_PATH}"]`)).not.toBeNull();
  expect(validateOpenAcr(FILE)).toBe("Valid!");
  const { chapters } = parse(readFileSync(FILE, "utf8")) as { chapters: Record<string, { criteria?: object[] }> };
  const listed = Object.values(chapters).flatMap(({ criteria = [] }) => criteria);
  expect(listed).toHaveLength(statement?.criteria.length ?? NaN);
});

(statement ? test.skip : test)("a site without a statement has no OpenACR file", () => {
  expect(existsSync(FILE)).toBe(false);
});
