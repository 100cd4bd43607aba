import { readCollection } from "@capture/content/check/collection";
import { counted } from "@capture/content/check/problem";
import { compareTexts } from "@capture/content/locales/compare";
import { localesOf } from "@capture/content/locales/coverage";
import { readLanguages } from "@capture/content/locales/languages";
import { textsOf } from "@capture/content/locales/texts";
import { isPublished } from "@capture/content/model/drafts";
import { contentFolder } from "@capture/content/model/folder";
import { parseCommandLine } from "../lib/command-line";
import { main } from "../lib/main";
import { acceptAll, acceptSource, exportTexts, importTexts, type Work } from "./translations/exchange";
import { writeWords } from "./translations/write-words";

const USAGE = `Usage: npm run content:translations -- <language> [option]
  de                              how many texts of each file are translated
  de --export texts.xlf           writes all texts for translators, as XLIFF 2.0
  de --import texts.xlf           reads the translations from their file
  de --accept products/pro.json   the translations of this file fit its present source
  de --all                        the translations of all files fit their present sources
  de --words de.json              writes the engine’s texts, with those of the site in their place`;

/** Shows the state of a language, and exchanges its texts with translators: `npm run content:translations -- de`. */
main(async () => {
  const option = { type: "string" } as const;
  const parsed = parseCommandLine(USAGE, {
    allowPositionals: true,
    options: { export: option, import: option, accept: option, words: option, all: { type: "boolean" } },
  });
  if (!parsed) return;
  const { positionals, values } = parsed;
  const [code = ""] = positionals;
  if (values.words !== undefined) return writeWords(readCollection(contentFolder()), code, values.words);
  const work = workOn(positionals);
  if (values.export !== undefined) await exportTexts(work, values.export);
  if (values.import !== undefined) await importTexts(work, values.import);
  if (values.accept !== undefined) await acceptSource(work, values.accept);
  if (values.all) {
    const accepted = await acceptAll(work);
    for (const { name, count } of accepted) console.log(`${name}: ${counted(count, "text", "texts")}`);
    console.log(`Accepted the translations of ${counted(accepted.length, "file", "files")} whose sources had changed.`);
  }
  if (Object.keys(values).length === 0) console.table(tableOf(work));
});

/** @throws Error when the language does not exist, or the content is broken */
function workOn([code, ...more]: readonly string[]): Work {
  const collection = readCollection(contentFolder());
  const language = readLanguages(collection).find((each) => each.code === code);
  if (!language || more.length > 0) throw new Error(USAGE);
  const locales = localesOf(language, collection);
  if (!locales)
    throw new Error("A language or region is not valid. Run npm run content:check, and fix what it reports.");
  const sources = collection.entries.filter((entry) => textsOf(entry, collection.schemas).size > 0);
  return { collection, language, sources, locales };
}

/** A row for each published file, and the total. A draft is translated when its texts are final. */
function tableOf({ collection, language, sources }: Work): Record<string, object> {
  const published = sources.filter(isPublished);
  const states = published.map((source) => {
    const { translated, stale, missing } = compareTexts(
      source,
      language.files.get(source.file.name),
      collection.schemas,
    );
    return {
      name: source.file.name,
      present: translated.length + stale.length,
      missing: missing.length,
      stale: stale.length,
    };
  });
  const sum = (field: "present" | "missing" | "stale"): number =>
    states.reduce((total, state) => total + state[field], 0);
  const total = { name: "Total", present: sum("present"), missing: sum("missing"), stale: sum("stale") };
  return Object.fromEntries(
    [...states, total].map(({ name, present, missing, stale }) => {
      const texts = present + missing;
      // Rounded down, so that 100 % means all.
      const share = texts === 0 ? 100 : Math.floor((present / texts) * 100);
      return [name, { Texts: texts, "Translated %": share, "Changed since": stale }];
    }),
  );
}
