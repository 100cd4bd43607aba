import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readDocument, writeDocument } from "../../desk/client/documents";
import { createDeskSettings } from "../../desk/config/settings";
import { checkContent } from "../../src/content/check/check";
import { mistakesIn, problemText } from "../../src/content/check/problem";
import { contentFolder } from "../../src/content/model/folder";
import { filesWithForms } from "../support/content/files-with-forms";

const folder = contentFolder();
const { keys } = createDeskSettings(folder, { name: "github", repo: "owner/name" }, true);

test("the content has no mistake", () => {
  expect(mistakesIn(checkContent(folder)).map(problemText)).toEqual([]);
});

test.each(filesWithForms(folder))("the content desk does not change %s when it reads and writes it", async (name) => {
  const text = readFileSync(join(folder, name), "utf8");
  expect(await writeDocument(readDocument(text), keys)).toBe(text);
});
