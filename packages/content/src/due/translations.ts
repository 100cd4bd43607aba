import type { Collection } from "../check/collection";
import type { Problem } from "../check/problem";
import { staleNotice } from "../check/rules/translations";
import { compareTexts } from "../locales/compare";
import { readLanguages } from "../locales/languages";
import { isPublished } from "../model/drafts";

/** The translated texts whose source has changed, in all languages. A draft may change again before it is published. */
export function staleTranslations(collection: Collection): Problem[] {
  const sources = new Map(collection.entries.map((entry) => [entry.file.name, entry]));
  return readLanguages(collection).flatMap(({ files }) =>
    [...files].flatMap(([name, file]) => {
      const source = sources.get(name);
      if (!source || !isPublished(source)) return [];
      return compareTexts(source, file, collection.schemas).stale.map((pair) => staleNotice(pair, file, name));
    }),
  );
}
