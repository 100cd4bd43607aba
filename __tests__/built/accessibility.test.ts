import { readStatement } from "../../testing/accessibility/statement";
import { documentOf } from "../support/built/built";
import { contentOf } from "../support/content/data";
import { testIf } from "../support/content/test-if";

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
