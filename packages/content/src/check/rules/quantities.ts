import { escapeRegExp } from "@capture/domain/lib/escape-reg-exp";
import { oncePerText } from "@capture/domain/lib/once-per-text";
import { NUMBER_PATTERN } from "@capture/domain/numbers";
import { ENGINE_UNITS, formatQuantity, quantityPattern, type Quantity } from "@capture/domain/quantities";
import { entriesOf, valuesAt, type Collection, type Entry } from "../collection";
import { siteLocale } from "../locale";
import type { JsonPath, Problem } from "../problem";

interface Specification {
  readonly key: string;
  readonly value: string;
  readonly quantities?: readonly Quantity[];
}

/** Reports spec values whose numbers as data differ from their text. */
export function quantityProblems(collection: Collection): Problem[] {
  const locale = siteLocale(collection.site);
  if (locale === undefined) return [];
  const products = entriesOf(collection, "Product");
  const measurementOf = createMeasurements(products.flatMap(specificationsOf));
  return products.flatMap((entry) => productProblems(entry, locale, measurementOf));
}

const specificationsOf = ({ value }: Entry): Specification[] =>
  valuesAt(value, ["specifications"]) as unknown as Specification[];

function productProblems(entry: Entry, locale: string, measurementOf: (key: string) => RegExp): Problem[] {
  const { file } = entry;
  return specificationsOf(entry).flatMap(({ key, value: text, quantities = [] }, index) => {
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
    const [left] = measurementOf(key).exec(rest) ?? [];
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

/**
 * Returns the pattern of a number that a spec value must have as a quantity: in a unit of the engine, or one in which
 * another product has the value, because filters and bars compare all products.
 */
const createMeasurements = (specifications: readonly Specification[]): ((key: string) => RegExp) =>
  oncePerText((key) => {
    const specified = specifications.filter((each) => each.key === key).flatMap(({ quantities = [] }) => quantities);
    const units = new Set([...ENGINE_UNITS, ...specified.map(({ unit }) => unit)]);
    return new RegExp(`${NUMBER_PATTERN}\\s(?:${[...units].map(escapeRegExp).join("|")})(?![\\p{L}\\d²])`, "u");
  });
