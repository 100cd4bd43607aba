import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { readCollection, type Collection, type Entry } from "../../src/content/check/collection";
import { siteLocale } from "../../src/content/check/locale";
import { compareTexts } from "../../src/content/locales/compare";
import { languageLocale, readLanguages, translationName, type Language } from "../../src/content/locales/languages";
import { sourcesOf, textsOf, translatedTexts } from "../../src/content/locales/texts";
import { composeTranslation } from "../../src/content/locales/write";
import { contentFolder } from "../../src/content/model/folder";
import { formatFile } from "../lib/format-file";
import { main } from "../lib/main";
import { translationTable } from "./translations/table";
import { fromXliff, toXliff, type TextFile } from "./translations/xliff";

const USAGE = `Usage: npm run content:translations -- <language> [file]
  de                       how many texts of each file are translated
  de --export texts.xlf    writes all texts for translators, as XLIFF 2.0
  de --import texts.xlf    reads the translations from their file
  de --accept products/pro.json   the translations of this file fit their changed source`;

/** Shows the state of a language, and exchanges its texts with translators: `npm run content:translations -- de`. */
main(async () => {
  const option = { type: "string" } as const;
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { export: option, import: option, accept: option },
  });
  const collection = readCollection(contentFolder());
  const language = readLanguages(collection).find(({ code }) => code === positionals[0]);
  if (!language || positionals.length > 1) throw new Error(USAGE);
  if (values.accept !== undefined) return acceptSources(collection, language, values.accept);
  const sources = collection.entries.filter((entry) => textsOf(entry, collection.schemas).size > 0);
  if (values.export !== undefined) return exportTexts(collection, language, sources, values.export);
  if (values.import !== undefined) return importTexts(collection, language, sources, values.import);
  console.log(translationTable(sources.map((source) => countTexts(collection, language, source))));
  return 0;
});

function countTexts({ schemas }: Collection, { files }: Language, source: Entry) {
  const { pairs, missing, stale } = compareTexts(source, files.get(source.file.name), schemas);
  return { file: source.file.name, texts: pairs.length + missing.length, missing: missing.length, stale: stale.length };
}

const textFiles = ({ schemas }: Collection, { files }: Language, sources: readonly Entry[]): TextFile[] =>
  sources.map((source) => {
    const translations = translatedTexts(files.get(source.file.name)?.value);
    const texts = [...textsOf(source, schemas).values()];
    return {
      name: source.file.name,
      texts: texts.map((text) => ({ ...text, translation: translations.get(text.key)?.text })),
    };
  });

async function exportTexts(
  collection: Collection,
  language: Language,
  sources: readonly Entry[],
  path: string,
): Promise<number> {
  const locale = siteLocale(collection.site) ?? "";
  writeFileSync(path, await toXliff(textFiles(collection, language, sources), locale, languageLocale(language)));
  console.log(`Wrote ${path}.`);
  return 0;
}

async function importTexts(
  collection: Collection,
  language: Language,
  sources: readonly Entry[],
  path: string,
): Promise<number> {
  const files = textFiles(collection, language, sources);
  const returned = await fromXliff(readFileSync(path, "utf8"), files, languageLocale(language));
  for (const source of sources) {
    const texts = returned.get(source.file.name) ?? [];
    if (texts.length === 0) continue;
    const known = language.files.get(source.file.name)?.value;
    const translations = new Map([...translatedTexts(known)].map(([key, { text }]) => [key, text]));
    texts.forEach(({ key, translation }) => translations.set(key, translation));
    const hashes = { ...sourcesOf(known), ...Object.fromEntries(texts.map(({ key, hash }) => [key, hash])) };
    await writeTranslation(collection, language, source, translations, hashes);
  }
  console.log(`Read ${path}. Run npm run content:check.`);
  return 0;
}

async function acceptSources(collection: Collection, language: Language, name: string): Promise<number> {
  const source = collection.entries.find(({ file }) => file.name === name);
  const file = language.files.get(name);
  if (!source || !file) throw new Error(`data/${translationName(language, name)} does not exist, or has no source.`);
  const translations = new Map([...translatedTexts(file.value)].map(([key, { text }]) => [key, text]));
  await writeTranslation(collection, language, source, translations, {});
  return 0;
}

async function writeTranslation(
  { folder, schemas }: Collection,
  language: Language,
  source: Entry,
  translations: ReadonlyMap<string, string>,
  hashes: Parameters<typeof composeTranslation>[3],
): Promise<void> {
  const path = join(folder, translationName(language, source.file.name));
  mkdirSync(dirname(path), { recursive: true });
  const document = composeTranslation(source, translations, schemas, hashes);
  writeFileSync(path, `${JSON.stringify(document, null, 2)}\n`);
  await formatFile(path);
}
