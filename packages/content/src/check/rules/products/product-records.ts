import { containsFigure, findFigures, isGenericFigure } from "@capture/domain/figures";
import type { JsonValue } from "@capture/domain/lib/json-value";
import { isPublished } from "../../../model/drafts";
import { entriesOf, field, valuesAt, type Collection, type Entry } from "../../collection";
import { devicesIn, recordedDevice } from "../../devices";
import type { Problem } from "../../problem";

/** The spec value that a field of a record repeats. */
const REPEATED_VALUES = [
  { path: ["data", "formats"], key: "outputFormat" },
  { path: ["data", "storage"], key: "storageDevice" },
  { path: ["laser", "safetyClass"], key: "laserSafetyClass" },
  { path: ["laser", "standard"], key: "laserSafetyClass" },
  { path: ["radio", "wifi"], key: "wifi" },
  { path: ["radio", "bluetooth"], key: "bluetooth" },
  { path: ["battery", "kind"], key: "battery" },
  { path: ["battery", "runtime"], key: "battery" },
] as const;

/**
 * Reports records whose support has ended or whose values differ from the specification, and published devices without a
 * published record. A site whose devices have no records needs none.
 */
export function productRecordProblems(collection: Collection): Problem[] {
  const records = entriesOf(collection, "ProductRecord");
  const products = entriesOf(collection, "Product");
  return [
    ...records.flatMap(supportProblems),
    ...records.flatMap((record) => {
      const device = products.find(({ file }) => file.name === recordedDevice(record));
      return device ? figureProblems(record, device) : [];
    }),
    ...missingRecords(collection, records),
  ];
}

function supportProblems({ file, value }: Entry): Problem[] {
  const today = new Date().toISOString().slice(0, 10);
  const [until] = valuesAt(value, ["support", "until"]);
  if (typeof until !== "string" || until >= today) return [];
  return [file.problem(["support", "until"], `the support ended on ${until}; set a later day, or remove the device.`)];
}

/** Problems of figures such as `Class 1`, which `figureProblems` of texts does not compare. */
function figureProblems({ file, value }: Entry, device: Entry): Problem[] {
  // This rule also receives files that are not valid, in which a spec value may be anything.
  const specifications = valuesAt(device.value, ["specifications"]).map((each) => Object(each) as JsonValue);
  return REPEATED_VALUES.flatMap(({ path, key }) => {
    const [text] = valuesAt(value, path);
    const [specValue] = specifications.filter((each) => field({ value: each }, "key") === key);
    const specified = field({ value: specValue ?? {} }, "value");
    if (typeof text !== "string" || specified === undefined) return [];
    const known = findFigures(specified);
    return findFigures(text)
      .filter((figure) => isGenericFigure(figure) && !known.some((each) => containsFigure(each, figure)))
      .map((figure) => `the specification says “${specified}” (data/${device.file.name}), not “${figure.text}”`)
      .map((fault) => file.problem(path, `${fault}; correct one of them.`));
  });
}

function missingRecords(collection: Collection, records: readonly Entry[]): Problem[] {
  const recorded = records.filter(isPublished).map(recordedDevice);
  if (recorded.length === 0) return [];
  const devices = devicesIn(collection).map(({ file }) => file);
  return entriesOf(collection, "Product")
    .filter(({ file }) => devices.includes(file.name) && !recorded.includes(file.name))
    .filter(isPublished)
    .map((device) => {
      const slug = field(device, "slug") ?? "";
      return device.file.problem([], `this device has no record; add data/product-records/${slug}.json.`);
    });
}
