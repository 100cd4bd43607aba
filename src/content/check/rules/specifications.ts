import { entriesOf, field, valuesAt, type Collection } from "../collection";
import type { Problem } from "../problem";

/** Reports devices without a required figure, or without the tag by which case studies refer to them. */
export function specificationProblems(collection: Collection): Problem[] {
  const required = entriesOf(collection, "SpecificationFields")
    .flatMap(({ value }) => valuesAt(value, ["items", "fields"]))
    .filter((item) => valuesAt(item, ["required"])[0] === true)
    .flatMap((item) => valuesAt(item, ["key"]))
    .filter((key) => typeof key === "string");
  return entriesOf(collection, "Product").flatMap((entry) => {
    const tag = field(entry, "cameraTag");
    if (valuesAt(entry.value, ["specifications"]).length === 0) {
      if (tag === undefined) return [];
      return [entry.file.problem([], `a product with the “cameraTag” ${tag} needs “specifications”.`)];
    }
    const statedKeys = valuesAt(entry.value, ["specifications", "key"]);
    const missing = required
      .filter((key) => !statedKeys.includes(key))
      .map((key) => `“${key}” is missing; data/specification-fields.json requires it for every device.`);
    const missingTag =
      tag === undefined ? ["a product with “specifications” needs a “cameraTag”, such as “Scout Camera”."] : [];
    return [
      ...missing.map((message) => entry.file.problem(["specifications"], message)),
      ...missingTag.map((message) => entry.file.problem([], message)),
    ];
  });
}
