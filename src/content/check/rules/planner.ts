import { entriesOf, field, valuesAt, type Collection, type Entry } from "../collection";
import { hiddenUntil } from "../../model/drafts";
import { languageOf } from "../language";
import { SPECIFICATION_KEYS, findIntegers } from "../../../domain/planner";
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

function figureProblems(collection: Collection, entry: Entry): Problem[] {
  return valuesAt(entry.value, ["devices"]).flatMap((planned, index) => {
    const figures = planned as Record<string, unknown>;
    const product = entriesOf(collection, "Product").find((each) => field(each, "slug") === figures.device);
    if (!product) return [];
    const specificationRows = valuesAt(product.value, ["specifications"]) as { key?: unknown; value?: unknown }[];
    return Object.entries(SPECIFICATION_KEYS).flatMap(([figure, key]) => {
      const number = figures[figure];
      const text = specificationRows.find((row) => row.key === key)?.value;
      if (
        typeof number !== "number" ||
        (typeof text === "string" && findIntegers(text, languageOf(collection.site)).includes(number))
      )
        return [];
      const message =
        typeof text === "string"
          ? `data/${product.file.name} says “${text}” (${key}), not ${number}.`
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
