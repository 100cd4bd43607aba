import type { Schema } from "../../src/content/model/schemas";

/** Fields of several sentences, or of code, get a box of several lines. */
const LONG_TEXTS = new Set([
  ..."alt answer bio code description details excerpt intro lead note paragraphs points text".split(" "),
]);
/** So does a text that may be longer than the line of a form. */
const LINE = 120;

/** The part of a field that takes a text. */
export function textPart(name: string, schema: Schema) {
  const { minLength, maxLength } = schema;
  const isLong = LONG_TEXTS.has(name) || (maxLength ?? 0) > LINE;
  return {
    widget: isLong ? ("text" as const) : ("string" as const),
    use_emoji_autocomplete: false,
    ...(minLength === undefined ? {} : { minlength: minLength }),
    ...(maxLength === undefined ? {} : { maxlength: maxLength }),
    ...patternPart(schema),
  };
}

function patternPart({ pattern, description }: Schema) {
  // That a text must not be blank is what `required` says.
  if (pattern === undefined || pattern.endsWith("\\S")) return {};
  return { pattern: [pattern, description ?? `This must match ${pattern}.`] as [string, string] };
}
