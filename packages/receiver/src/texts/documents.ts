import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isRecord, type JsonValue } from "@capture/domain/lib/json-value";
import { completeTexts } from "@capture/words/words";
import type { Documents } from "./texts";

/**
 * The file with the texts of one language that the receiver shows or sends to visitors: `_texts.json` in a release, and
 * `de/_texts.json` for another language. The host does not serve it.
 */
export const TEXTS_FILE = "_texts.json";

/** The documents that the file contains, by the names of their files below data/. */
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

/** Documents that a site may do without, for example without a page for partners. */
const ABSENT: Readonly<Record<string, JsonValue>> = { "partners/programs.json": { items: [] } };

/** Returns the value of a document; `undefined` if the site has no file for it. */
export type ReadDocument = (name: keyof Documents) => JsonValue | undefined;

/** The documents of a site, with the engine's texts in place of those that its files leave out. */
export function composeDocuments(read: ReadDocument): Documents {
  const site = read("site.json");
  const language = isRecord(site) ? String(site.language) : "";
  const documents = TEXT_DOCUMENTS.map((name) => [name, completeTexts(name, read(name) ?? ABSENT[name], language)]);
  return Object.fromEntries(documents) as Documents;
}

/**
 * Reads the documents from a content folder, from which the build writes TEXTS_FILE.
 * @param folder path of the content in one language
 */
export const readDocuments = (folder: string): Documents =>
  composeDocuments((name) => {
    const path = join(folder, name);
    return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as JsonValue) : undefined;
  });
