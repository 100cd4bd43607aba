import { readFileSync } from "node:fs";
import { join } from "node:path";
import { HOST_TEXT_DOCUMENTS } from "@capture/domain/host-texts";

/**
 * `_texts.json` of a language: the documents that the host shows or sends to visitors. In its own language, the host
 * contains them itself.
 * @param folder path of the content in that language
 */
export function hostTexts(folder: string): string {
  const documents = HOST_TEXT_DOCUMENTS.map((name) => [
    name,
    JSON.parse(readFileSync(join(folder, name), "utf8")) as unknown,
  ]);
  return JSON.stringify(Object.fromEntries(documents));
}
