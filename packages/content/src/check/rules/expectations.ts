import { dirname } from "node:path";
import type { JsonValue } from "@capture/domain/lib/json-value";
import { isPublished } from "../../model/drafts";
import { valuesAt, type Collection, type Entry } from "../collection";
import { counted, type JsonPath, type Problem } from "../problem";
import { schemaChecker } from "../schema-problems";

const FILE = "expectations.json";

/** An item of data/expectations.json, as data/schemas/expectations.schema.json describes it. */
interface Expectation {
  readonly id: string;
  readonly files: string;
  readonly list?: string;
  readonly field?: string;
  readonly values?: readonly string[];
  readonly min?: number;
  readonly notice?: boolean;
  readonly because: string;
}

/** The items with which an expectation is compared, and the path at which a difference is reported. */
interface Subject {
  readonly entry: Entry;
  readonly path: JsonPath;
  readonly items: readonly JsonValue[];
}

/**
 * Compares the published content with the company's promises in data/expectations.json. A difference in a list is reported
 * at the list, because an editor changed it there; a wrong number of files is reported at the expectation. Editors hide and
 * delete entries with a status, such as articles, so a difference in these is a notice.
 */
export function expectationProblems({ entries, schemas }: Collection): Problem[] {
  const promises = entries.find(({ file }) => file.name === FILE);
  // The schema check reports an invalid file.
  if (!promises || schemaChecker(schemas)(promises.file, promises.schemaFile).length > 0) return [];
  const published = entries.filter(isPublished);
  const kindsWithStatus = [...schemas.values()].filter(({ properties = {} }) => "draft" in properties);
  const deletableFiles = new Set(kindsWithStatus.map((schema) => schema["x-files"]));
  const expectations = valuesAt(promises.value, ["items"]) as unknown as Expectation[];
  return expectations.flatMap((expectation, index) => {
    const place = { entry: promises, path: ["items", index, "files"] };
    const { files, list, notice } = expectation;
    const isNotice = notice === true || (list === undefined && files.includes("*") && deletableFiles.has(files));
    return subjectsOf(expectation, published, place).flatMap(({ entry, path, items }) =>
      faultsOf(expectation, items).map((message) => ({
        ...entry.file.problem(path, message),
        ...(isNotice && { notice: true as const }),
      })),
    );
  });
}

function subjectsOf(
  { files, list }: Expectation,
  published: readonly Entry[],
  place: Pick<Subject, "entry" | "path">,
): Subject[] {
  const matching = published.filter(({ file: { name } }) => name === files || `${dirname(name)}/*.json` === files);
  if (list === undefined) return [{ ...place, items: matching.map(({ value }) => value) }];
  const path = list.split(".");
  // An optional list is expected only where it exists: the platform is a product without applications.
  const start = path.includes("*") ? path.slice(0, path.indexOf("*")) : path;
  const lists = matching.map((entry) => ({ entry, path: start, items: valuesAt(entry.value, path) }));
  const present = lists.filter(({ items }) => items.length > 0);
  return present.length > 0 ? present : [{ ...place, items: [] }];
}

/** A message for each difference between the items and the expectation. */
function faultsOf(
  { id, files, list, field, values = [], min = 0, because }: Expectation,
  items: readonly JsonValue[],
): string[] {
  const existing = field === undefined ? [] : items.flatMap((item) => valuesAt(item, [field]));
  // A list with a star consists of several lists.
  const isListFound = list !== undefined && !list.includes("*") && items.length > 0;
  const place = isListFound ? "in this list" : `in data/${files}`;
  const adviceTo = (change: string): string =>
    `${because} Add what is missing. If nothing is missing, open “Site” and “Expectations” in the desk, ${change}, and press “Save”.`;
  const count = items.length;
  if (count === 0) return [`there is no published entry ${place}. ${adviceTo(`delete “${id}”`)}`];
  const found = `${counted(count, "published entry", "published entries")} ${place}`;
  return [
    ...(count < min ? [`${found}, ${min} expected. ${adviceTo(`set the minimum of “${id}” to ${count}`)}`] : []),
    ...values
      .filter((value) => !existing.includes(value))
      .map((value) => {
        const advice = adviceTo(`delete “${value}” from the values of “${id}”`);
        return `no entry ${place} has the ${field} “${value}”. ${advice}`;
      }),
  ];
}
