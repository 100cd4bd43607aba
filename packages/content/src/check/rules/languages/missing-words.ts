import { hasWords, wordsIn } from "@capture/words/words";
import { compareTexts } from "../../../locales/compare";
import { languageLocale, readLanguages, translationName, type Language } from "../../../locales/languages";
import { textsOf } from "../../../locales/texts";
import { field, type Collection, type Entry } from "../../collection";
import { counted, fileProblem, type Problem } from "../../problem";

/** The number of texts that a file does not have. */
interface MissingTexts {
  file: string;
  count: number;
}

/** Whether missing texts of a document are counted for the language, because the engine has the document, but not the language. */
export const isCountedWithWords = (name: string, code: string): boolean =>
  !hasWords(code) && Object.hasOwn(wordsIn(code), name);

/**
 * A notice for each language of the site that the engine does not have: how many of the engine’s texts the site does not
 * have either, and the first file in which to write them.
 */
export function missingWordProblems(collection: Collection): Problem[] {
  const own = field({ value: collection.site }, "language") ?? "";
  const documents = collection.entries.filter(({ file }) => Object.hasOwn(wordsIn(own), file.name));
  const languages = readLanguages(collection).filter((language) => languageLocale(language) !== undefined);
  return [
    ...noticesFor(
      own,
      "English",
      documents.map((entry) => missingInSite(entry, collection)),
    ),
    ...languages.flatMap((language) =>
      noticesFor(
        language.code,
        `“${own}”`,
        documents.map((entry) => missingIn(entry, language, collection)),
      ),
    ),
  ];
}

function noticesFor(code: string, shown: string, documents: readonly MissingTexts[]): Problem[] {
  const missing = documents.filter(({ count }) => count > 0);
  const [first] = missing;
  // Without a language, the schema check reports site.json.
  if (!first || code === "" || hasWords(code)) return [];
  const total = counted(
    missing.reduce((sum, { count }) => sum + count, 0),
    "text of buttons, labels and messages is",
    "texts of buttons, labels and messages are",
  );
  const others = missing.length > 1 ? ` and in ${counted(missing.length - 1, "other file", "other files")}` : "";
  const message =
    `${total} shown in ${shown}, because the engine has none in “${code}”; write them here${others}. ` +
    `“npm run content:translations -- ${code} --words ${code}.json” writes all of them into one file.`;
  return [{ ...fileProblem(first.file, message), notice: true }];
}

/** The texts of a document that the site does not write in its own language. */
function missingInSite(entry: Entry, { files, schemas }: Collection): MissingTexts {
  const { written = files.includes(entry.file) ? entry : undefined } = entry;
  const present = written ? textsOf(written, schemas) : new Map<string, never>();
  const texts = [...textsOf(entry, schemas).keys()].filter((key) => !present.has(key));
  return { file: entry.file.name, count: texts.length };
}

function missingIn(entry: Entry, language: Language, { schemas }: Collection): MissingTexts {
  const { name } = entry.file;
  const { missing } = compareTexts(entry, language.files.get(name), schemas);
  return { file: translationName(language, name), count: missing.length };
}
