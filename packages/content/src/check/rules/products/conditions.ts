import { toMeters } from "@capture/domain/accuracy/read-accuracy";
import type { Conditions } from "@capture/domain/accuracy/conditions";
import { formatQuantity, formatValue, type Quantity } from "@capture/domain/quantities";
import { entriesOf, valuesAt, type Collection, type Entry } from "../../collection";
import { siteLocale } from "../../locale";
import type { Problem } from "../../problem";

interface Field {
  readonly key: string;
  readonly conditions?: boolean;
  readonly assumedConditions?: object;
}

interface Specification {
  readonly key: string;
  readonly value: string;
  readonly quantities?: readonly Quantity[];
  readonly conditions?: Conditions;
}

/** Tours and sample data compute with this spec value. */
const COMPUTED_KEY = "accuracy";
/** The spec value with the distances at which another one can be true. */
const RANGE_KEY = "scanningRange";

/**
 * Reports spec values without the conditions that their field needs, conditions that no field needs, and distances at which the
 * device does not measure.
 */
export function conditionProblems(collection: Collection): Problem[] {
  const fieldEntries = entriesOf(collection, "SpecificationFields");
  const keys = fieldEntries.flatMap(fieldsOf).flatMap(({ key, conditions }) => (conditions === true ? key : []));
  const locale = siteLocale(collection.site);
  if (locale === undefined) return [];
  return [
    ...fieldEntries.flatMap(fieldProblems),
    // Without the fields, a missing file would be reported as a mistake in every product.
    ...(fieldEntries.length === 0 ? [] : entriesOf(collection, "Product")).flatMap((product) => [
      ...productProblems(product, keys, locale),
    ]),
  ];
}

const fieldsOf = ({ value }: Entry): Field[] => valuesAt(value, ["items", "fields"]) as unknown as Field[];

function fieldProblems({ file, value }: Entry): Problem[] {
  return valuesAt(value, ["items"]).flatMap((group, groupIndex) =>
    (valuesAt(group, ["fields"]) as unknown as Field[]).flatMap((field, index) => {
      const path = ["items", groupIndex, "fields", index];
      const message = fieldMistake(field);
      if (message === undefined) return [];
      return [file.problem(field.conditions === false ? [...path, "conditions"] : path, message)];
    }),
  );
}

function fieldMistake({ key, conditions, assumedConditions }: Field): string | undefined {
  if (conditions === true)
    return assumedConditions
      ? undefined
      : "“assumedConditions” is missing; say how the site reads a figure whose conditions are not stated.";
  if (assumedConditions)
    return "only a figure with conditions has “assumedConditions”; set “conditions” to true, or remove them.";
  return key === COMPUTED_KEY
    ? `tours compute with “${key}”; set “conditions” to true, and add “assumedConditions”.`
    : undefined;
}

function* productProblems({ file, value }: Entry, keys: readonly string[], locale: string): Iterable<Problem> {
  const specifications = valuesAt(value, ["specifications"]) as unknown as Specification[];
  const range = specifications.find(({ key }) => key === RANGE_KEY)?.quantities?.[0];
  for (const [index, { key, value: text, conditions }] of specifications.entries()) {
    const path = ["specifications", index];
    if (!conditions && keys.includes(key)) {
      const message = `“${text}” needs “conditions”: of what, distance, confidence, method; null for what is not stated.`;
      yield file.problem(path, message);
    } else if (conditions && !keys.includes(key)) {
      const message = `data/specification-fields.json asks for no conditions of “${key}”; remove them, or set “conditions” there.`;
      yield file.problem([...path, "conditions"], message);
    } else if (conditions?.distance) {
      for (const [position, message] of distanceMistakes(conditions.distance, range, locale))
        yield file.problem([...path, "conditions", "distance", "values", position], message);
    }
  }
}

function* distanceMistakes(
  { values, unit }: Quantity,
  range: Quantity | undefined,
  locale: string,
): Iterable<[position: number, message: string]> {
  const [near = 0, far = near] = values;
  if (near > far) return yield [0, "the nearest distance comes first; swap the numbers."];
  const limits = range && toMeters(range);
  if (!range || !limits) return;
  // “Up to 70 m” has only the end of the range.
  const [min, max] = [limits.length > 1 ? Math.min(...limits) : 0, Math.max(...limits)];
  for (const [position, value] of values.entries()) {
    const message = `${formatValue(value, locale)} ${unit} is outside the scanning range, ${formatQuantity(range, locale)}; correct one of them.`;
    if (value < min || value > max) yield [position, message];
  }
}
