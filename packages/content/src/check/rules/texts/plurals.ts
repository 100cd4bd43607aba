import { pluralCategories } from "@capture/domain/plurals";
import type { FactRule } from "../../facts";
import { siteLocale } from "../../locale";

/** Reports texts with a number that lack a plural form of the content's language. */
export const pluralProblems: FactRule = (entry, values, { site }) => {
  const locale = siteLocale(site);
  if (locale === undefined) return [];
  return values.flatMap(({ path, value, schema }) => {
    if (schema.title !== "PluralForms" || typeof value !== "object" || value === null) return [];
    const missing = pluralCategories(locale).filter((category) => !(category in value));
    return missing.map((category) =>
      entry.file.problem(path, `the language of the site has the plural form “${category}”; add it.`),
    );
  });
};
