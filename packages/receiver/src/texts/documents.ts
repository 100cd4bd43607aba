import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Documents } from "./texts";

/**
 * The file with the texts of one language that the receiver shows or sends to visitors: `_texts.json` in a release, and
 * `de/_texts.json` for another language. The host does not serve it.
 */
export const TEXTS_FILE = "_texts.json";

/** The documents of data/ that the file contains, by their names. */
export const TEXT_DOCUMENTS = [
  "site.json",
  "forms/contact.json",
  "forms/demo.json",
  "forms/marketplace-partner.json",
  "forms/newsletter.json",
  "forms/partner-application.json",
  "forms/partnership-inquiry.json",
  "labels/newsletter.json",
  "labels/submissions.json",
  "pages/form-answer.json",
  "partners/programs.json",
] as const satisfies readonly (keyof Documents)[];

/**
 * Reads the documents from a content folder, from which the build writes TEXTS_FILE.
 * @param folder path of the content in one language
 */
export function readDocuments(folder: string): Documents {
  const documents = TEXT_DOCUMENTS.map((name) => [
    name,
    JSON.parse(readFileSync(join(folder, name), "utf8")) as unknown,
  ]);
  return Object.fromEntries(documents) as Documents;
}
