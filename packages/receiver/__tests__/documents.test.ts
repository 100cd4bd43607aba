import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { JsonValue } from "@capture/domain/lib/json-value";
import { COMPANY } from "../../../__tests__/support/company/company";
import { composeDocuments } from "../src/texts/documents";

test("a site that has only what every site needs has all documents", () => {
  const documents = composeDocuments((name) =>
    ["site.json", "pages/form-answer.json"].includes(name)
      ? (JSON.parse(readFileSync(join(COMPANY, name), "utf8")) as JsonValue)
      : undefined,
  );
  expect(documents["partners/programs.json"].items).toEqual([]);
  expect(documents["forms/contact.json"].inputs.length).toBeGreaterThan(0);
  expect(documents["labels/newsletter.json"].mail.subject).not.toBe("");
});
