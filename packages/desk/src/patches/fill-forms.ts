/** Matches the minified `normalizeContentMap({ fields, contentMap, defaultLocale })`, which completes the content of a form. */
const CONTENTS = /([\w$]+)\((\{fields:([\w$]+),contentMap:([\w$]+),defaultLocale:([\w$]+)\})\)/g;
/** Matches the two places where the minified code reads a locale as a language: its name, and its direction. */
const LANGUAGES = [/(getCanonicalLocales\()([\w$]+)\)/g, /(([\w$]+)===`_default`\?`auto`:[\w$]+\()\2\)/g] as const;

/**
 * Patches Sveltia so that the desk fills the forms of other languages (packages/desk/src/client/translations/translations.ts).
 * Our files contain only the translated texts, so lists may lack items, which Sveltia would not show, or would show with the
 * texts of the source.
 * @throws Error when Sveltia’s code has changed
 */
export function fillForms(source: string): string {
  if (source.match(CONTENTS)?.length !== 1) throw changed("the content of a form");
  return source.replace(CONTENTS, "(globalThis.fillTranslations?.($4,$5,$3),$1($2))");
}

/**
 * Patches Sveltia so that it reads the language of a locale from the end of its path, `locales/de`.
 * @throws Error when Sveltia’s code has changed
 */
export function nameLanguages(source: string): string {
  if (LANGUAGES.some((pattern) => source.match(pattern)?.length !== 1)) throw changed("names of languages");
  const [name, direction] = LANGUAGES;
  return source.replace(name, '$1$2.replace("locales/",""))').replace(direction, '$1$2.replace("locales/",""))');
}

const changed = (what: string): Error =>
  new Error(`Sveltia’s code for ${what} has changed. Update the patterns in packages/desk/src/patches/fill-forms.ts.`);
