import { SPECIFIED_FIGURES, specifiedFigures, type SpecifiedFigure } from "@capture/domain/planner";
import { entriesOf, field, valuesAt, type Collection, type Entry } from "../../collection";
import { isPublished } from "../../../model/drafts";
import type { Problem } from "../../problem";

/**
 * Reports devices of the planner whose specification lacks a spec value with which it computes, and published devices that are
 * missing from the planner.
 */
export function plannerProblems(collection: Collection): Problem[] {
  const entry = entriesOf(collection, "Planner")[0];
  if (!entry) return [];
  const planned = valuesAt(entry.value, ["devices", "device"]);
  const products = entriesOf(collection, "Product");
  const isPlanned = (product: Entry): boolean => planned.includes(field(product, "slug") ?? "");
  return [
    ...products.filter(isPlanned).flatMap(missingFigures),
    ...products
      .filter((product) => valuesAt(product.value, ["specifications"]).length > 0 && isPublished(product))
      .filter((product) => !isPlanned(product))
      .map((product) => `“${field(product, "slug")}” is missing from the planner; add its assumptions to this list.`)
      .map((message) => entry.file.problem(["devices"], message)),
  ];
}

function missingFigures({ file, value }: Entry): Problem[] {
  const specifications = valuesAt(value, ["specifications"]) as unknown as Parameters<typeof specifiedFigures>[0];
  const figures = specifiedFigures(specifications);
  return Object.entries(SPECIFIED_FIGURES)
    .filter(([figure, { isRequired }]) => isRequired && figures[figure as SpecifiedFigure] === null)
    .map(
      ([, { key, unit }]) =>
        `“${key}” has no number in ${unit}, with which the planner computes; add it to “quantities”.`,
    )
    .map((message) => file.problem(["specifications"], message));
}
