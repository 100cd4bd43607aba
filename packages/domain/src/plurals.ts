import { formatNumber } from "./lib/locale";
import { fillPlaceholders } from "./placeholders";

/**
 * The forms of a text with a number, by the categories of `Intl.PluralRules`. English needs `one` and `other`; GraphQL
 * returns null for the others.
 */
export type PluralForms = { readonly other: string } & {
  readonly [category in Exclude<Intl.LDMLPluralRule, "other">]?: string | null;
};

/** The text for a number, with `{count}` replaced: “1 room”, “1,200 rooms”. */
export function formatCount(
  count: number,
  forms: PluralForms,
  locale: string,
  format: (count: number) => string = (value) => formatNumber(value, locale),
): string {
  const form = forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
  return fillPlaceholders(form, { count: format(count) });
}

/** Counts up to this number use every plural form that texts of a site need. French has one more, for millions. */
const MAX_SAMPLE_COUNT = 200;

/** The forms that a language uses for counts of things, such as `one` and `other`. */
export function pluralCategories(locale: string): Intl.LDMLPluralRule[] {
  const rules = new Intl.PluralRules(locale);
  return [...new Set(Array.from({ length: MAX_SAMPLE_COUNT }, (_, count) => rules.select(count)))];
}
