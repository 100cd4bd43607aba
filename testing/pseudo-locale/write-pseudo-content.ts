import { mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { readCollection, visitEntry, type Collection, type Entry } from "@capture/content/check/collection";
import { localizeFolder } from "@capture/content/locales/localize";
import { textsOf } from "@capture/content/locales/texts";
import { composeTranslation } from "@capture/content/locales/write";
import { filesBelow, LANGUAGE_FILE } from "@capture/content/model/files-below";
import arabic from "./arabic.json";
import { pseudoLocalize } from "./pseudo-localize";

/** Arabic is written from right to left. In the US it has the digits and separators of English, and lengths in feet. */
const CODE = "ar";
/** The texts of one page, translated: those of the product META with all that is around it. */
const ARABIC: Readonly<Record<string, string>> = arabic;
const LANGUAGE = {
  $schema: "../../schemas/language.schema.json",
  name: "Þšéúððö",
  direction: "rtl",
  region: "US",
  minShare: 100,
};

/**
 * Writes a content folder in which each text that can be translated is pseudo-localized, in a language that is written
 * from right to left. The texts of one page are real ones. Figures stay as they are, so the content must have the formats of English.
 * @param folder path of the content folder
 * @param target path of an empty folder, which gets the translations and the content
 * @returns path of the content, which links to files of `folder` and of `target`
 */
export function writePseudoContent(folder: string, target: string): string {
  const [source, content] = [join(target, "source"), join(target, "content")];
  for (const name of filesBelow(folder).filter((each) => !each.startsWith("locales/"))) {
    mkdirSync(dirname(join(source, name)), { recursive: true });
    symlinkSync(resolve(folder, name), join(source, name));
  }
  const collection = readCollection(folder);
  const translations = collection.entries.filter(({ file }) => !file.name.startsWith("locales/"));
  writeJson(join(source, "locales", CODE, LANGUAGE_FILE), LANGUAGE);
  for (const entry of translations)
    writeJson(join(source, "locales", CODE, entry.file.name), pseudoTranslation(entry, collection));
  localizeFolder(source, CODE, content);
  // The site has no pages in another language.
  rmSync(join(content, "locales", CODE), { recursive: true });
  return content;
}

/** A pseudo-localized text is at most as long as its field allows. */
function pseudoTranslation(entry: Entry, { schemas }: Collection): Record<string, unknown> {
  const maxLengths = new Map(visitEntry(entry, schemas).map(({ path, schema }) => [path.join("\0"), schema.maxLength]));
  const texts = [...textsOf(entry, schemas).values()].map(
    ({ key, path, text }) => [key, ARABIC[text] ?? pseudoLocalize(text, maxLengths.get(path.join("\0")))] as const,
  );
  return composeTranslation(entry, new Map(texts), schemas);
}

function writeJson(path: string, value: unknown): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, JSON.stringify(value));
}
