import { entriesOf, field, valuesAt, type Collection } from "../collection";
import type { JsonValue } from "../json-file";
import type { Problem } from "../problem";

/** A device states every figure that all devices must state, and has the tag by which case studies name it. */
export function specificationProblems(collection: Collection): Problem[] {
  const required = entriesOf(collection, "SpecificationFields")
    .flatMap(({ value }) => valuesAt(value, ["items", "fields"]))
    .filter((item) => (item as Record<string, JsonValue>).required === true)
    .flatMap((item) => valuesAt(item, ["key"]));
  return entriesOf(collection, "Product").flatMap((entry) => {
    const stated = valuesAt(entry.value, ["specifications", "key"]);
    if (stated.length === 0) return [];
    const sentences = required
      .filter((key) => !stated.includes(key))
      .map((key) => `“${String(key)}” is missing; data/specification-fields.json asks it of every device.`);
    if (field(entry, "cameraTag") === undefined)
      sentences.push("only a device has specifications, and a device needs a “cameraTag”, as “PRO Camera”.");
    return sentences.map((sentence) => entry.file.problem(["specifications"], sentence));
  });
}
