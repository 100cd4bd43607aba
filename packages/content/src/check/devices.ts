import { findFigures, type Figure } from "@capture/domain/figures";
import { oncePerText } from "@capture/domain/lib/once-per-text";
import { ENGINE_UNITS } from "@capture/domain/quantities";
import { entriesOf, field, valuesAt, type Collection, type Entry } from "./collection";
import { memoize } from "./memoize";

/** A product with a specification. */
export interface Device {
  /** Path below the data folder. */
  file: string;
  /** Its name in texts. */
  name: string;
  /** The figures in the specification, each with the value that contains it. */
  specifiedFigures: { value: string; figure: Figure }[];
}

/** The devices of a collection, with the figures in their specifications. */
export function devicesIn(collection: Collection): Device[] {
  const units = siteUnits(collection);
  return entriesOf(collection, "Product").flatMap((entry) => deviceWith(units)(entry, collection.schemas) ?? []);
}

/** Units of quantities that only the site names, separated by spaces: `bar kW`. */
export function siteUnits(collection: Collection): string {
  const units = entriesOf(collection, "Product").flatMap(({ value }) =>
    valuesAt(value, ["specifications", "quantities", "unit"]),
  );
  const names = units.filter((unit) => typeof unit === "string" && /^\S+$/.test(unit) && !ENGINE_UNITS.includes(unit));
  return [...new Set(names)].sort().join(" ");
}

const deviceWith = oncePerText((units) =>
  memoize((entry: Entry): Device | undefined => {
    const values = valuesAt(entry.value, ["specifications", "value"]).filter((value) => typeof value === "string");
    if (values.length === 0) return undefined;
    const specifiedFigures = values.flatMap((value) => findFigures(value, units).map((figure) => ({ value, figure })));
    return { file: entry.file.name, name: field(entry, "name") ?? "", specifiedFigures };
  }),
);

/** The path of the file of the device that a record describes; `undefined` for an entry that is not a record. */
export function recordedDevice(entry: Entry): string | undefined {
  return entry.schema.title === "ProductRecord" ? `products/${field(entry, "device") ?? ""}.json` : undefined;
}
