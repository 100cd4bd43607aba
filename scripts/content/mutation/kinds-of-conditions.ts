import { entriesOf, valuesAt, type Collection } from "../../../src/content/check/collection";
import { replaceValue, type Kind, type Mutation } from "./mutation";
import type { Place } from "./places";

const UNSTATED = { of: null, distance: null, confidence: null, method: null };
/** Values that no confidence level in percent may have. */
const WRONG_CONFIDENCES = [0.95, 49.9, 100.1, 1.96];
/** Farther than any device measures, the wrong way round, behind the device, in another unit, and without one. */
const WRONG_DISTANCES = [
  { values: [1_000_000], unit: "m" },
  { values: [1_000_000, 2_000_000], unit: "m" },
  { values: [20, 5], unit: "m" },
  { values: [-1], unit: "m" },
  { values: [5], unit: "ft" },
  { values: [5] },
];

const wrong = (place: Place, ...values: unknown[]): Mutation[] =>
  values.map((value) => replaceValue("wrong conditions", place, value));

/** Breaks the conditions of a figure, adds them where no field needs them, and breaks what the fields say about them. */
export const breakConditions: Kind = (place, { collection }) => {
  switch (place.entry.schema.title) {
    case "SpecificationFields":
      return breakField(place);
    case "Product":
      return breakFigure(place, collection);
    default:
      return [];
  }
};

function breakField(place: Place): Mutation[] {
  const [part, name] = place.path.slice(-2);
  if (name === "conditions") return wrong(place, false);
  if (part !== "assumedConditions") return [];
  return name === "confidence" ? wrong(place, ...WRONG_CONFIDENCES, 100) : wrong(place, "volume");
}

function breakFigure(place: Place, collection: Collection): Mutation[] {
  const { path, entry } = place;
  const [list, index, part, name] = path;
  if (list !== "specifications" || index === undefined) return [];
  const figure = Object(valuesAt(entry.value, ["specifications"])[Number(index)]) as Record<string, unknown>;
  if (path.length === 2) return breakWhole(place, figure, collection);
  if (part !== "conditions" || path.length !== 4) return [];
  if (name === "confidence") return wrong(place, ...WRONG_CONFIDENCES);
  if (name === "distance") return wrong(place, ...WRONG_DISTANCES);
  return name === "of" ? wrong(place, "volume", "") : [];
}

/** Removes the conditions of a figure that needs them; adds them to one that does not, and to one that lacks the rest. */
function breakWhole(place: Place, figure: Record<string, unknown>, collection: Collection): Mutation[] {
  const fields = entriesOf(collection, "SpecificationFields").flatMap(({ value }) =>
    valuesAt(value, ["items", "fields"]),
  );
  const field = fields.find((each) => Object(each).key === figure.key);
  if (Object(field).conditions !== true) return wrong(place, { ...figure, conditions: UNSTATED });
  const { conditions: _, ...bare } = figure;
  return wrong(place, bare, { ...bare, conditions: { of: "point" } });
}
