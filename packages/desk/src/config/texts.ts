import type { Schema } from "@capture/content/model/schemas";

/** Keys of fields with several sentences or code, which are edited in a textarea. */
const LONG_TEXT_KEYS = new Set([
  ..."alt answer bio code description details excerpt intro lead note paragraphs points text".split(" "),
]);
/** A text that can be longer than this is also edited in a textarea. */
const MAX_LINE_LENGTH = 120;

/** The text settings of a field. */
export function textPart(name: string, schema: Schema) {
  const { minLength, maxLength, pattern, description } = schema;
  const isLong = LONG_TEXT_KEYS.has(name) || (maxLength ?? 0) > MAX_LINE_LENGTH;
  return {
    widget: isLong ? ("text" as const) : ("string" as const),
    use_emoji_autocomplete: false,
    minlength: minLength,
    maxlength: maxLength,
    // `required` already rejects blank texts.
    ...(pattern !== undefined &&
      !pattern.endsWith("\\S") && {
        pattern: [pattern, description ?? `The text must match ${pattern}.`] as [string, string],
      }),
  };
}
