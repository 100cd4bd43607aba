import { writeFileSync } from "node:fs";
import { field, type Collection } from "@capture/content/check/collection";
import { readLanguages } from "@capture/content/locales/languages";
import { withTexts } from "@capture/content/locales/with-texts";
import type { JsonValue } from "@capture/domain/lib/json-value";
import { completeTexts, wordsIn } from "@capture/words/words";
import { formatFile } from "../../lib/format-file";

type Fields = Record<string, JsonValue>;

/**
 * Writes the engine's texts in a language of the site, each with that of the site in its place, in the format of
 * `packages/words`. Texts that neither the engine nor the site has in the language are English.
 * @throws Error when the site does not have the language
 */
export async function writeWords(collection: Collection, code: string, path: string): Promise<void> {
  const isOwn = code === field({ value: collection.site }, "language");
  const language = readLanguages(collection).find((each) => each.code === code);
  if (!isOwn && !language) throw new Error(`The site has no language “${code}”; name one of its languages.`);
  const own = new Map(collection.files.map((file) => [file.name, file.value]));
  const words = Object.keys(wordsIn(code)).map((name) => [
    name,
    isOwn
      ? completeTexts(name, withoutSchema(own.get(name)), code)
      : withTexts(wordsIn(code)[name] ?? {}, language?.ownFiles.get(name)?.value),
  ]);
  writeFileSync(path, JSON.stringify(Object.fromEntries(words), null, 2));
  await formatFile(path);
}

function withoutSchema(value: JsonValue | undefined): JsonValue | undefined {
  if (value === undefined) return undefined;
  const { $schema: _schema, ...fields } = value as Fields;
  return fields;
}
