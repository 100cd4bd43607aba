import { NUMBER_PATTERN } from "../../../domain/numbers";
import { formatQuantity, quantityPattern, type Quantity } from "../../../domain/quantities";
import { entriesOf, valuesAt, type Collection, type Entry } from "../collection";
import { siteLocale } from "../locale";
import type { Problem } from "../problem";

interface Specification {
  readonly value: string;
  readonly quantities?: readonly Quantity[];
}

/** Reports figures of devices whose numbers as data differ from their text, in both directions. */
export function quantityProblems(collection: Collection): Problem[] {
  const locale = siteLocale(collection.site);
  if (locale === undefined) return [];
  return entriesOf(collection, "Product").flatMap((entry) => productProblems(entry, locale));
}

function productProblems({ file, value: product }: Entry, locale: string): Problem[] {
  const specifications = valuesAt(product, ["specifications"]) as unknown as Specification[];
  return specifications.flatMap(({ value, quantities = [] }, index) => {
    const path = ["specifications", index];
    let rest = value;
    const missing = quantities.flatMap((quantity, position): Problem[] => {
      const pattern = quantityPattern(quantity, locale);
      const isStated = pattern.test(rest);
      // Each place in the text agrees with one quantity.
      rest = rest.replace(pattern, "");
      if (isStated) return [];
      const message = `the text “${value}” does not contain ${formatQuantity(quantity, locale)}; correct one of them.`;
      return [file.problem([...path, "quantities", position], message)];
    });
    const [left] = MEASUREMENT.exec(rest) ?? [];
    return left === undefined
      ? missing
      : [
          ...missing,
          file.problem(
            [...path, "value"],
            `“${left}” is missing from “quantities”; add its numbers and its unit, with which the site calculates.`,
          ),
        ];
  });
}

/** A number in one of the units of quantities. */
const MEASUREMENT = new RegExp(`${NUMBER_PATTERN}\\s(?:kg|mm|cm|m²|m|°C|s|min|h|GB)(?![\\p{L}\\d²])`, "u");
