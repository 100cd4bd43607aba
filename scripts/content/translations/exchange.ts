import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Collection, Entry } from "@capture/content/check/collection";
import { compareTexts, type Locales } from "@capture/content/locales/compare";
import { translationName, type Language } from "@capture/content/locales/languages";
import { sourcesOf, textsOf, translatedTexts } from "@capture/content/locales/texts";
import { composeTranslation } from "@capture/content/locales/write";
import { formatFile } from "../../lib/format-file";
import { fromXliff, toXliff, type TextFile } from "./xliff";

/** A language with the sources that it translates. */
export interface Work {
  collection: Collection;
  language: Language;
  sources: readonly Entry[];
  locales: Locales;
}

/** Writes all texts for translators, with the translations that exist. */
export async function exportTexts(work: Work, path: string): Promise<void> {
  const { source, translation } = work.locales;
  writeFileSync(path, await toXliff(textFiles(work), source, translation));
}

/**
 * Reads the translations that translators returned. Texts that their file does not translate stay as they are.
 * @throws Error when the file is not XLIFF, or has another target language
 */
export async function importTexts(work: Work, path: string): Promise<void> {
  const returned = await fromXliff(readFileSync(path, "utf8"), textFiles(work), work.locales.translation);
  for (const source of work.sources) {
    const { name } = source.file;
    // What the engine already translates is not written again.
    const own = translatedTexts(work.language.ownFiles.get(name)?.value);
    const shown = translatedTexts(work.language.files.get(name)?.value);
    const texts = (returned.get(name) ?? []).filter(
      ({ key, translation }) => own.has(key) || shown.get(key)?.text !== translation,
    );
    if (texts.length === 0) continue;
    const hashes = sourcesOf(work.language.ownFiles.get(name)?.value);
    await writeTranslation(
      work,
      source,
      texts.map(({ key, translation }) => [key, translation] as const),
      { ...hashes, ...Object.fromEntries(texts.map(({ key, hash }) => [key, hash])) },
    );
  }
}

/**
 * States that the translations of a file fit its present source.
 * @param name path of the source below data/
 * @throws Error when there is no such source or translation
 */
export async function acceptSource(work: Work, name: string): Promise<void> {
  const source = work.sources.find(({ file }) => file.name === name);
  if (!source || !work.language.ownFiles.has(name))
    throw new Error(`${name} is not translated. Name a file as the table does, such as products/pro.json.`);
  await writeTranslation(work, source, [], {});
}

/**
 * States that all translations fit their present sources.
 * @returns the files that it has written, with the number of texts whose sources had changed
 */
export async function acceptAll(work: Work): Promise<{ name: string; count: number }[]> {
  const changed = work.sources.flatMap((source) => {
    const file = work.language.ownFiles.get(source.file.name);
    const count = file ? compareTexts(source, file, work.collection.schemas).stale.length : 0;
    return count > 0 ? [{ source, count }] : [];
  });
  for (const { source } of changed) await writeTranslation(work, source, [], {});
  return changed.map(({ source, count }) => ({ name: source.file.name, count }));
}

function textFiles({ collection, language, sources }: Work): TextFile[] {
  return sources.map((source) => {
    const translations = translatedTexts(language.files.get(source.file.name)?.value);
    const texts = [...textsOf(source, collection.schemas).values()];
    return {
      name: source.file.name,
      texts: texts.map((text) => ({ ...text, translation: translations.get(text.key)?.text })),
    };
  });
}

/** Writes a translated file: its present translations, and new ones in their place. */
async function writeTranslation(
  { collection: { folder, schemas }, language }: Work,
  source: Entry,
  changes: readonly (readonly [key: string, translation: string])[],
  hashes: Parameters<typeof composeTranslation>[3],
): Promise<void> {
  const present = translatedTexts(language.ownFiles.get(source.file.name)?.value);
  const translations = new Map([...[...present].map(([key, { text }]) => [key, text] as const), ...changes]);
  const path = join(folder, translationName(language, source.file.name));
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${JSON.stringify(composeTranslation(source, translations, schemas, hashes), null, 2)}\n`);
  await formatFile(path);
}
