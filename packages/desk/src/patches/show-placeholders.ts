/** Matches the minified fields for a line of text and for several lines, where they describe the input. */
const INPUT =
  /get"aria-errormessage"\(\)\{return`\$\{([\w$]+)\.fieldId\?\?``\}-error`\},(?=(?:autoResize:!0,)?get useEmojiAutocomplete)/g;

/**
 * Patches Sveltia so that an empty field shows the engine’s text (packages/desk/src/client/placeholders.ts).
 * @throws Error when Sveltia’s code has changed
 */
export function showPlaceholders(source: string): string {
  if (source.match(INPUT)?.length !== 2) {
    throw new Error(
      "Sveltia’s code for fields of texts has changed. Update the pattern in packages/desk/src/patches/show-placeholders.ts.",
    );
  }
  return source.replace(INPUT, "$&get placeholder(){return globalThis.placeholderOf?.($1.keyPath,$1.locale)},");
}
