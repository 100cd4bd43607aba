import { NUMBER_PATTERN } from "@capture/domain/numbers";
import { formatQuantity, quantityPattern, type Quantity } from "@capture/domain/quantities";
import { entriesOf, valuesAt, type Collection, type Entry } from "../collection";
import { siteLocale } from "../locale";
import type { JsonPath, Problem } from "../problem";

interface Specification {
  readonly value: string;
  readonly quantities?: readonly Quantity[];
}

/** Reports spec values whose numbers as data differ from their text. */
export function quantityProblems(collection: Collection): Problem[] {
  const locale = siteLocale(collection.site);
  if (locale === undefined) return [];
  return entriesOf(collection, "Product").flatMap((entry) => productProblems(entry, locale));
}

function productProblems({ file, value: product }: Entry, locale: string): Problem[] {
  const specifications = valuesAt(product, ["specifications"]) as unknown as Specification[];
  return specifications.flatMap(({ value: text, quantities = [] }, index) => {
    let rest = text;
    for (const [position, quantity] of quantities.entries()) {
      const path = ["specifications", index, "quantities", position];
      const pattern = quantityPattern(quantity, locale);
      if (!pattern.test(rest)) {
        const message = `the text “${text}” does not contain ${formatQuantity(quantity, locale)}; correct one of them.`;
        return [file.problem([...path, ...differingField(quantity, rest, locale)], message)];
      }
      // Each place in the text agrees with one quantity.
      rest = rest.replace(pattern, "");
    }
    const [left] = MEASUREMENT.exec(rest) ?? [];
    if (left === undefined) return [];
    const message = `“${left}” is missing from “quantities”; add its numbers and its unit, with which the site calculates.`;
    return [file.problem(["specifications", index, "value"], message)];
  });
}

/** The path of the first number that the text does not contain after those before it, or else of the unit. */
function differingField({ values, unit }: Quantity, text: string, locale: string): JsonPath {
  const position = values.findIndex(
    (_, index) => !quantityPattern({ values: values.slice(0, index + 1), unit }, locale, { hasUnit: false }).test(text),
  );
  return position === -1 ? ["unit"] : ["values", position];
}

/** A number in one of the units of quantities. */
const MEASUREMENT = new RegExp(`${NUMBER_PATTERN}\\s(?:kg|mm|cm|m²|m|°C|s|min|h|GB)(?![\\p{L}\\d²])`, "u");
