import { isRecord, type JsonValue } from "@capture/domain/lib/json-value";
import { mergeTexts } from "@capture/words/merge-texts";
import { hasWords, wordsIn } from "@capture/words/words";
import { field, type Collection } from "../check/collection";
import { parseJsonFile, type JsonFile } from "../check/json-file";
import { hashText, sourcesOf, textsOf, translatedTexts } from "./texts";
import { composeTranslation } from "./write";

/**
 * The translations of the documents that the engine has. A text that the site does not override in its own language is
 * translated by the engine, or by the site’s file of the language; a later version of the engine does not make it stale.
 * @param code the language of the translations
 * @param folder path of its folder below data/: `locales/de/`
 * @param files the files in this folder, by the path of their source
 */
export function translatedWords(
  code: string,
  folder: string,
  files: ReadonlyMap<string, JsonFile>,
  collection: Collection,
): [name: string, file: JsonFile][] {
  const defaults = wordsIn(field({ value: collection.site }, "language") ?? "");
  return collection.entries.flatMap((source): [string, JsonFile][] => {
    const { name } = source.file;
    const words = defaults[name];
    if (!words) return [];
    const file = files.get(name);
    const translations = hasWords(code) ? translatedTexts(wordsIn(code)[name]) : new Map<string, never>();
    const present = translatedTexts(file?.value);
    const known = translatedTexts(words);
    const hashes: Record<string, JsonValue> = { ...sourcesOf(file?.value) };
    const texts = [...textsOf(source, collection.schemas).values()].flatMap(({ key, text }) => {
      const isEngineText = known.get(key)?.text === text;
      const translation = present.get(key) ?? (isEngineText ? translations.get(key) : undefined);
      hashes[key] = isEngineText ? hashText(text) : (hashes[key] ?? "");
      return translation ? [[key, translation.text] as const] : [];
    });
    if (texts.length === 0) return [];
    const composed = composeTranslation(source, new Map(texts), collection.schemas, hashes);
    return [[name, completed(composed, file, folder + name)]];
  });
}

/** The file of the site, completed by texts of the engine; without a file, one with these texts. */
function completed(words: JsonValue, file: JsonFile | undefined, name: string): JsonFile {
  if (!file) return parseJsonFile(name, Buffer.from(JSON.stringify(words)));
  if (file.value === undefined || !isRecord(file.value)) return file;
  return { ...file, value: mergeTexts(file.value, words) ?? file.value };
}
