import { entriesOf, field, valuesAt, type Collection, type Entry } from "../../collection";
import type { Problem } from "../../problem";

/** Reports devices without a required spec value, and other products with the tag by which case studies refer to devices. */
export function specificationProblems(collection: Collection): Problem[] {
  const required = entriesOf(collection, "SpecificationFields")
    .flatMap(({ value }) => valuesAt(value, ["items", "fields"]))
    .filter((item) => valuesAt(item, ["required"])[0] === true)
    .flatMap((item) => valuesAt(item, ["key"]))
    .filter((key) => typeof key === "string");
  return entriesOf(collection, "Product").flatMap((entry) => [...problemsOf(entry, required)]);
}

function* problemsOf(entry: Entry, required: readonly string[]): Iterable<Problem> {
  const tag = field(entry, "cameraTag");
  const specified = valuesAt(entry.value, ["specifications", "key"]);
  const isDevice = valuesAt(entry.value, ["specifications"]).length > 0;
  for (const key of required) {
    const message = `“${key}” is missing; data/specification-fields.json requires it for every device.`;
    if (isDevice && !specified.includes(key)) yield entry.file.problem(["specifications"], message);
  }
  if (!isDevice && tag !== undefined)
    yield entry.file.problem([], `a product with the “cameraTag” ${tag} needs “specifications”.`);
}
