import type { JsonValue } from "@capture/domain/lib/json-value";
import { PLURAL_FORMS } from "@capture/words/merge-texts";
import { translatedTexts, type Text } from "./keys";
import { setAt } from "./set-at";

/** A copy of a document with the texts of a translation in place of its own. Texts that the translation lacks stay. */
export function withTexts(document: JsonValue, translation: JsonValue | undefined): JsonValue {
  const changed = structuredClone(document);
  const texts = translatedTexts(translation);
  for (const { key, path } of [...translatedTexts(document).values()].flatMap(formsOf)) {
    const text = texts.get(key)?.text;
    if (text !== undefined) setAt(changed, path, text);
  }
  return changed;
}

/** A text; one with a number in all forms, because the translation may have forms that the document lacks. */
function formsOf({ key, path }: Text): Pick<Text, "key" | "path">[] {
  if (path.at(-1) !== "other") return [{ key, path }];
  return PLURAL_FORMS.map((form) => ({ key: key.replace(/other$/, form), path: [...path.slice(0, -1), form] }));
}
