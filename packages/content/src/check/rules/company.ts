import { entriesOf, valuesAt, type Collection } from "../collection";
import type { Problem } from "../problem";

/** Gives a notice if the site does not state where the company is registered and who is responsible for the content. */
export function companyProblems(collection: Collection): Problem[] {
  const message =
    "“company” is missing: many countries require that a site states the postal address, the register and the responsible person.";
  return entriesOf(collection, "SiteConfig")
    .filter(({ value }) => valuesAt(value, ["company"]).length === 0)
    .map(({ file }) => file.notice([], message));
}
