import { createRequire } from "node:module";
import { resolve } from "node:path";

type HyphenateSync = (text: string, options: { minWordLength: number }) => string;

/** Shorter words fit the narrowest phone in the largest size. */
const MIN_WORD_LENGTH = 13;

const requirePackage = createRequire(resolve("package.json"));
const functions = new Map<string, HyphenateSync | undefined>();

/**
 * Adds soft hyphens to the long words of a text that is shown in a large size, because not every browser has the
 * dictionaries of `hyphens: auto`: “Vermessungsdrohne” gets three. A language without patterns is not changed.
 * @param language the language of the text: `de`
 */
export function hyphenate(text: string, language: string): string {
  if (!functions.has(language)) functions.set(language, loadPatterns(language));
  return functions.get(language)?.(text, { minWordLength: MIN_WORD_LENGTH }) ?? text;
}

function loadPatterns(language: string): HyphenateSync | undefined {
  try {
    return (requirePackage(`hyphen/${language}`) as { hyphenateSync: HyphenateSync }).hyphenateSync;
  } catch {
    return undefined;
  }
}
