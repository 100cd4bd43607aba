import { SPECIFIED_FIGURES, specifiedFigures, type SpecifiedFigure } from "@capture/domain/planner";
import { entriesOf, field, valuesAt, type Collection, type Entry } from "../../collection";
import type { Problem } from "../../problem";

/** Reports devices of the planner whose specification lacks a spec value with which it computes. */
export function plannerProblems(collection: Collection): Problem[] {
  const entry = entriesOf(collection, "Planner")[0];
  if (!entry) return [];
  const planned = valuesAt(entry.value, ["devices", "device"]);
  return entriesOf(collection, "Product")
    .filter((product) => planned.includes(field(product, "slug") ?? ""))
    .flatMap(missingFigures);
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
