import { writeFileSync } from "node:fs";
import { field, type Collection, type Entry } from "@capture/content/check/collection";
import { readLanguages } from "@capture/content/locales/languages";
import { textsOf } from "@capture/content/locales/texts";
import { withTexts } from "@capture/content/locales/with-texts";
import { composeTranslation } from "@capture/content/locales/write";
import type { Schemas } from "@capture/content/model/schemas";
import type { JsonValue } from "@capture/domain/lib/json-value";
import { wordsIn } from "@capture/words/words";
import { formatFile } from "../../lib/format-file";

/**
 * Writes the engine's texts in a language of the site, each with that of the site in its place, in the format of
 * `packages/words`. Texts that neither the engine nor the site has in the language are English.
 * @throws Error when the site does not have the language
 */
export async function writeWords(collection: Collection, code: string, path: string): Promise<void> {
  const isOwn = code === field({ value: collection.site }, "language");
  const language = readLanguages(collection).find((each) => each.code === code);
  if (!isOwn && !language) throw new Error(`The site has no language “${code}”; name one of its languages.`);
  const sources = new Map(collection.entries.map((entry) => [entry.file.name, entry]));
  const words = Object.keys(wordsIn(code)).map((name) => [
    name,
    withTexts(
      wordsIn(code)[name] ?? {},
      isOwn ? textsIn(sources.get(name), collection.schemas) : language?.ownFiles.get(name)?.value,
    ),
  ]);
  writeFileSync(path, JSON.stringify(Object.fromEntries(words), null, 2));
  await formatFile(path);
}

/** The texts of a document of the site, without names, types and other values that no language translates. */
function textsIn(source: Entry | undefined, schemas: Schemas): JsonValue | undefined {
  if (!source) return undefined;
  const texts = [...textsOf(source, schemas).values()].map(({ key, text }) => [key, text] as const);
  return composeTranslation(source, new Map(texts), schemas);
}
