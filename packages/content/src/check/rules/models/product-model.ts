import { findSize, SIZE_FIELD, sizeOfBounds, toMillimeters } from "@capture/domain/outer-size";
import type { Quantity } from "@capture/domain/quantities";
import { entriesOf, field, type Collection, type Entry } from "../../collection";
import type { Problem } from "../../problem";
import { didYouMean } from "../../suggest";
import { formatLength, glbOf, MAX_DIFFERENCE_MM, modelOf } from "./read-model";

/** The part of a product's file that is checked. */
interface Product {
  model?: string;
  parts?: { point: string; fields?: string[] }[];
  specifications?: { key: string; quantities?: Quantity[] }[];
}

/** Reports parts that explain an unknown point or a spec value that is missing, and specified sizes that differ from the model. */
export function productModelProblems(collection: Collection): Problem[] {
  const models = entriesOf(collection, "Model");
  return entriesOf(collection, "Product").flatMap((entry) => {
    const model = models.find((each) => field(each, "slug") === field(entry, "model"));
    return [...partProblems(entry, model), ...(model ? sizeProblems(entry, model, collection) : [])];
  });
}

const productOf = ({ value }: Pick<Entry, "value">): Product => value as unknown as Product;

/** @param model the product's model; `undefined` if it has none, or an unknown one, which is reported as a reference */
function* partProblems({ file, ...entry }: Entry, model: Entry | undefined): Iterable<Problem> {
  const { model: slug, parts = [], specifications = [] } = productOf(entry);
  if (parts.length > 0 && slug === undefined)
    return yield file.problem(["parts"], "a product with “parts” needs a “model”; add it, or remove the parts.");
  const specified = specifications.map(({ key }) => key);
  const points = model && modelOf(model).points.map(({ id }) => id);
  for (const [index, { point, fields = [] }] of parts.entries()) {
    const path = ["parts", index, "point"];
    if (model && points && !points.includes(point)) {
      const message = `data/${model.file.name} has no point “${point}”${didYouMean(point, points)}; it has ${points.join(", ")}.`;
      yield file.problem(path, message);
    } else if (points && parts.findIndex((part) => part.point === point) < index)
      yield file.problem(path, `another part already explains the point “${point}”.`);
    for (const [position, key] of fields.entries()) {
      const message = `this product does not state “${key}”; it states ${specified.join(", ") || "nothing"}.`;
      if (!specified.includes(key)) yield file.problem(["parts", index, "fields", position], message);
    }
  }
}

const SIDES = ["width", "depth", "height"] as const;

function sizeProblems(entry: Entry, model: Entry, collection: Collection): Problem[] {
  const { glb } = modelOf(model);
  const { specifications = [] } = productOf(entry);
  const file = glbOf(model, collection);
  const row = specifications.findIndex(({ key }) => key === SIZE_FIELD);
  const specified = specifications[row];
  if (typeof file !== "object" || !specified) return [];
  const index = findSize(specified.quantities ?? []);
  const quantity = specified.quantities?.[index];
  if (!quantity) {
    const message = `data/${glb} is compared with this size, so “quantities” must contain width, depth and height.`;
    return [entry.file.problem(["specifications", row, "value"], message)];
  }
  const size = toMillimeters(quantity);
  const modelSize = sizeOfBounds(file.bounds);
  return SIDES.flatMap((side, position) => {
    const modeled = modelSize[side];
    const difference = size[side] - modeled;
    if (Math.abs(difference) <= MAX_DIFFERENCE_MM) return [];
    const relation = difference > 0 ? "more" : "less";
    const message = `the stated ${side} of ${formatLength(size[side])} is ${formatLength(Math.abs(difference))} ${relation} than that of data/${glb}, ${formatLength(modeled)}; they may differ by ${MAX_DIFFERENCE_MM} mm.`;
    return [entry.file.problem(["specifications", row, "quantities", index, "values", position], message)];
  });
}
