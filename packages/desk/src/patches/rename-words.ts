import { GERMAN, MESSAGES, PHRASES } from "./words-of-editors";

/** The texts of Sveltia in one language, by key. */
export interface Strings {
  [key: string]: string | Strings;
}

/** Texts for engineers, and of a feature that the desk does not have. */
const UNCHANGED = ["config", "open_authoring", "_sui"];

/**
 * Gives the texts of Sveltia the words of editors: “Open the content” in place of “Work with Local Repository”. Sveltia has
 * no setting for it.
 * @param locale of the texts: `en-US`
 * @throws Error when Sveltia no longer has a text
 */
export function renameWords(strings: Strings, locale: string): Strings {
  const isEnglish = locale === "en-US";
  const renamed = isEnglish ? mapTexts(strings, rename) : structuredClone(strings);
  for (const [path, text] of Object.entries(isEnglish ? MESSAGES : GERMAN)) {
    const keys = path.split(".");
    const last = keys.pop() ?? "";
    const group = keys.reduce<Strings>((parent, key) => {
      const child = (parent[key] ??= {});
      return typeof child === "string" ? {} : child;
    }, renamed);
    if (isEnglish && group[last] === undefined) {
      throw new Error(
        `Sveltia no longer has the text “${path}”. Remove it in packages/desk/src/patches/words-of-editors.ts, or rename it.`,
      );
    }
    group[last] = text;
  }
  return renamed;
}

const mapTexts = (strings: Strings, change: (text: string) => string): Strings =>
  Object.fromEntries(
    Object.entries(strings).map(([key, value]) => {
      if (UNCHANGED.includes(key)) return [key, value];
      return [key, typeof value === "string" ? change(value) : mapTexts(value, change)];
    }),
  );

const rename = (text: string): string =>
  PHRASES.reduce((renamed, [phrase, words]) => renamed.replace(phrase, words), text);

/** Matches the minified code that registers the English texts: `addMessages("en-US", { ...strings, _sui: … })`. */
const ENGLISH = /\{\.\.\.([\w$]+),_sui:/g;

/**
 * Patches Sveltia with the renamed English texts.
 * @param english the texts of the package
 * @throws Error when Sveltia’s code has changed
 */
export function addWords(source: string, english: Strings): string {
  if (source.match(ENGLISH)?.length !== 1) {
    throw new Error(
      "Sveltia’s code for its texts has changed. Update the pattern in packages/desk/src/patches/rename-words.ts.",
    );
  }
  const { _sui, ...strings } = renameWords(english, "en-US");
  return source.replace(ENGLISH, (_match, name: string) => `{...${name},...${JSON.stringify(strings)},_sui:`);
}
