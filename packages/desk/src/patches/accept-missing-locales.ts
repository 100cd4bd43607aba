/** Matches the two minified places that read the errors of a form in one language: `Object.values(validities[locale]).some(`. */
const ERRORS = /Object\.values\((R\([\w$]+\)\[[^\]]+\])\)\.some\(/g;

/**
 * Patches a bug of Sveltia 0.221: a new entry has no errors for a language that it does not have, which Sveltia then reads
 * at each save.
 * @throws Error when Sveltia’s code has changed
 */
export function acceptMissingLocales(source: string): string {
  if (source.match(ERRORS)?.length !== 2) {
    throw new Error(
      "Sveltia’s code for errors of a form has changed. Remove packages/desk/src/patches/accept-missing-locales.ts if the bug is fixed, or update its pattern.",
    );
  }
  return source.replace(ERRORS, "Object.values($1??{}).some(");
}
