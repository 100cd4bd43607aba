import { entriesOf, valuesAt, type Collection } from "../../../src/content/check/collection";
import { replaceValue, type Kind, type Mutation } from "./mutation";
import type { Place } from "./places";

/** Points outside of every model of a handheld device, whose foot is at y = 0. */
const OUTSIDE = [
  [0, 0, 0.6],
  [0, -0.1, 0],
  [0.7, 0.1, 0],
  [0, 0.9, 0],
];
const NOT_UNIT_VECTORS = [
  [0, 0, 0],
  [1, 1, 1],
  [0, 0, 0.5],
];
/** More than the difference that the check allows. */
const WRONG_MM = 7;

const wrong = (place: Place, ...values: unknown[]): Mutation[] =>
  values.map((value) => replaceValue("wrong model", place, value));

/** Breaks what a model and its product must agree on: files, points, figures, and the outer size. */
export const breakModel: Kind = (place, { collection }) => {
  switch (place.entry.schema.title) {
    case "Model":
      return breakModelFile(place);
    case "Product":
      return breakProductModel(place, collection);
    default:
      return [];
  }
};

function breakModelFile(place: Place): Mutation[] {
  const { path, entry } = place;
  const [field, , part] = path;
  const [glb, usdz] = ["glb", "usdz"].map((key) => valuesAt(entry.value, [key])[0]);
  if (field === "glb")
    return wrong(place, "models/gone.glb", "models/LICENSE.txt", ...(usdz === undefined ? [] : [usdz]));
  if (field === "usdz") return wrong(place, "models/gone.usdz", "models/LICENSE.txt", glb);
  if (field !== "points" || path.length !== 3) return [];
  if (part === "position") return wrong(place, ...OUTSIDE);
  return part === "normal" ? wrong(place, ...NOT_UNIT_VECTORS) : [];
}

function breakProductModel(place: Place, collection: Collection): Mutation[] {
  const { path, node, entry } = place;
  const [list, , field] = path;
  if (list === "parts" && field === "point") return wrong(place, "gone", `${String(node.value)}-2`);
  if (list === "parts" && field === "fields" && path.length === 4) {
    const stated = valuesAt(entry.value, ["specifications", "key"]);
    const known = entriesOf(collection, "SpecificationFields").flatMap(({ value }) =>
      valuesAt(value, ["items", "fields", "key"]),
    );
    return wrong(place, ...known.filter((key) => !stated.includes(key)));
  }
  const hasModel = valuesAt(entry.value, ["model"]).length > 0;
  return hasModel && list === "specifications" && path.length === 2 ? breakSize(place) : [];
}

/** Changes one side of the outer size at a time, as text and as data, so that only the model contradicts it. */
function breakSize(place: Place): Mutation[] {
  const row = valuesAt(place.entry.value, ["specifications"])[Number(place.path[1])];
  const sides = valuesAt(row, ["quantities", "values"]).map(Number);
  const [unit] = valuesAt(row, ["quantities", "unit"]);
  if (valuesAt(row, ["key"])[0] !== "productDimensions" || unit !== "mm") return [];
  return wrong(
    place,
    ...sides.map((_, index) => {
      const values = sides.map((side, other) => (other === index ? side + WRONG_MM : side));
      return { key: "productDimensions", value: `${values.join(" × ")} mm`, quantities: [{ values, unit }] };
    }),
  );
}
