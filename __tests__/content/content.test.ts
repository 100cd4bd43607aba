import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readDocument, writeDocument } from "../../desk/client/documents";
import { createDeskSettings } from "../../desk/config/settings";
import { checkContent } from "../../src/content/check/check";
import { jsonFilesOf } from "../../src/content/model/files-below";
import { mistakesIn, problemText } from "../../src/content/check/problem";
import { contentFolder } from "../../src/content/model/folder";
import { readSchemas, schemaName } from "../../src/content/model/schemas";
import type { JsonValue } from "../../src/lib/json-value";

const folder = contentFolder();
const { keys } = createDeskSettings(folder, { name: "github", repo: "owner/name" }, true);

test("the content has no mistake", () => {
  expect(mistakesIn(checkContent(folder)).map(problemText)).toEqual([]);
});

const schemas = readSchemas(folder);
/** Files that the desk shows as forms. */
const withForm = jsonFilesOf(folder).filter((name) => {
  const document = JSON.parse(readFileSync(join(folder, name), "utf8")) as JsonValue;
  return schemas.get(schemaName(document) ?? "")?.["x-desk"] !== false;
});

test.each(withForm)("the content desk does not change %s when it reads and writes it", async (name) => {
  const text = readFileSync(join(folder, name), "utf8");
  expect(await writeDocument(readDocument(text), keys)).toBe(text);
});
