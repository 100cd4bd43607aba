import { findFigures, type Figure } from "@capture/domain/figures";
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
  return entriesOf(collection, "Product").flatMap((entry) => deviceOf(entry, collection.schemas) ?? []);
}

const deviceOf = memoize((entry: Entry): Device | undefined => {
  const values = valuesAt(entry.value, ["specifications", "value"]).filter((value) => typeof value === "string");
  if (values.length === 0) return undefined;
  const specifiedFigures = values.flatMap((value) => findFigures(value).map((figure) => ({ value, figure })));
  return { file: entry.file.name, name: field(entry, "name") ?? "", specifiedFigures };
});

/** The path of the file of the device that a record describes; `undefined` for an entry that is not a record. */
export function recordedDevice(entry: Entry): string | undefined {
  return entry.schema.title === "ProductRecord" ? `products/${field(entry, "device") ?? ""}.json` : undefined;
}
