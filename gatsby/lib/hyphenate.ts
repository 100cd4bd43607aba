import { createRequire } from "node:module";
import { resolve } from "node:path";

type HyphenateSync = (text: string, options: { minWordLength: number }) => string;

const requirePackage = createRequire(resolve("package.json"));
const functions = new Map<string, HyphenateSync | undefined>();

/**
 * Adds soft hyphens to the long words of a text, because not every browser has the dictionaries of `hyphens: auto`:
 * “Vermessungsdrohne” gets four. A language without patterns is not changed.
 * @param language the language of the text: `de`
 * @param minWordLength shorter words fit the narrowest place of the text
 */
export function hyphenate(text: string, language: string, minWordLength: number): string {
  if (!functions.has(language)) functions.set(language, loadPatterns(language));
  return functions.get(language)?.(text, { minWordLength }) ?? text;
}

function loadPatterns(language: string): HyphenateSync | undefined {
  try {
    return (requirePackage(`hyphen/${language}`) as { hyphenateSync: HyphenateSync }).hyphenateSync;
  } catch {
    return undefined;
  }
}
