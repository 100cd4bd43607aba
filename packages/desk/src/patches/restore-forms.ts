/** Matches the minified `normalizeContentMap({ fields, contentMap, defaultLocale })`, which completes the content of a form. */
const NORMALIZE = /([\w$]+)\(\{fields:[\w$]+,contentMap:[\w$]+,defaultLocale:[\w$]+\}\)/;
/**
 * Matches the minified code that sets the values of a form that opens:
 * `locales.forEach((locale) => { draft.currentValues[locale] = createProxy({ draft, locale, target: structuredClone(values[locale]) }) }), draft`
 */
const VALUES =
  /(\.forEach\(([\w$]+)=>\{([\w$]+)\.currentValues\[\2\]=[\w$]+\(\{draft:\3,locale:\2,target:)(structuredClone\([\w$]+\[\2\]\))(\}\)\}\),\3\})/g;

/**
 * Patches Sveltia so that a form opens with the values of an earlier version, as unsaved changes
 * (packages/desk/src/client/history/restore.ts). Sveltia has no function that sets the values of a form.
 * @throws Error when Sveltia’s code has changed
 */
export function restoreForms(source: string): string {
  const [, normalize] = NORMALIZE.exec(source) ?? [];
  if (normalize === undefined || source.match(VALUES)?.length !== 1)
    throw new Error(
      "Sveltia’s code for values of a form has changed. Update the patterns in packages/desk/src/patches/restore-forms.ts.",
    );
  return source.replace(VALUES, `$1(globalThis.restoredContent?.($3,$2,${normalize})??$4)$5`);
}
