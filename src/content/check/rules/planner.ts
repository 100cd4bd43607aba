import { entriesOf, field, valuesAt, type Collection, type Entry } from "../collection";
import { hiddenUntil } from "../../model/drafts";
import { SPECIFICATION_QUANTITIES } from "../../../domain/planner";
import type { Quantity } from "../../../domain/quantities";
import type { Problem } from "../problem";

/**
 * Reports figures of the planner that differ from the specification of their device, and published devices that are
 * missing from the planner.
 */
export function plannerProblems(collection: Collection): Problem[] {
  const entry = entriesOf(collection, "Planner")[0];
  if (!entry) return [];
  return [...figureProblems(collection, entry), ...missingDevices(collection, entry)];
}

interface SpecificationRow {
  readonly key: string;
  readonly value: string;
  readonly quantities?: readonly Quantity[];
}

function figureProblems(collection: Collection, entry: Entry): Problem[] {
  return valuesAt(entry.value, ["devices"]).flatMap((planned, index) => {
    const figures = planned as Record<string, unknown>;
    const product = entriesOf(collection, "Product").find((each) => field(each, "slug") === figures.device);
    if (!product) return [];
    const rows = valuesAt(product.value, ["specifications"]) as unknown as SpecificationRow[];
    return Object.entries(SPECIFICATION_QUANTITIES).flatMap(([figure, { key, unit }]) => {
      const number = figures[figure];
      const row = rows.find((each) => each.key === key);
      const states = ({ quantities = [] }: SpecificationRow): boolean =>
        quantities.some((quantity) => quantity.unit === unit && quantity.values.includes(Number(number)));
      if (typeof number !== "number" || (row && states(row))) return [];
      const message = row
        ? `data/${product.file.name} says “${row.value}” (${key}), not ${number} ${unit}.`
        : `data/${product.file.name} does not state “${key}”; remove this figure.`;
      return [entry.file.problem(["devices", index, figure], message)];
    });
  });
}

function missingDevices(collection: Collection, { file, value }: Entry): Problem[] {
  const planned = valuesAt(value, ["devices", "device"]);
  return entriesOf(collection, "Product")
    .filter((product) => valuesAt(product.value, ["specifications"]).length > 0 && hiddenUntil(product) === "")
    .flatMap((product) => field(product, "slug") ?? [])
    .filter((slug) => !planned.includes(slug))
    .map((slug) => file.problem(["devices"], `“${slug}” is missing from the planner; add its figures to this list.`));
}
