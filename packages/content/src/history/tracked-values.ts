import { fillFromSite } from "@capture/domain/placeholders";
import { isRecord, type JsonObject, type JsonValue } from "@capture/domain/lib/json-value";
import type { JsonPath } from "../check/problem";

/** A published value whose changes are recorded. */
export interface TrackedValue {
  /** The field: `weight` of a device, `battery.runtime` of a record, `retention` for each text of that section. */
  field: string;
  /** The value as pages show it. */
  value: string;
}

/** A tracked value and its place in its file. */
export interface LocatedValue extends TrackedValue {
  path: JsonPath;
}

type Leaves = (document: JsonObject) => LocatedValue[];

/** The folders whose files are tracked. Other texts of a product may change without notice. */
const TRACKED: readonly { folder: string; leaves: Leaves }[] = [
  { folder: "products", leaves: specificationValues },
  { folder: "product-records", leaves: recordValues },
  { folder: "pages/legal", leaves: legalTexts },
];

/** Paths below the data folder whose history in git is read; site.json has the values of placeholders. */
export const TRACKED_PATHS: readonly string[] = [...TRACKED.map(({ folder }) => folder), "site.json"];

/** Fields of a record that are not statements about the device. */
const UNTRACKED_RECORD_FIELDS = ["$schema", "device", "draft", "title", "aliases", "seo", "updated"];

/** Whether changes of a file are recorded. */
export const isTracked = (name: string): boolean => folderOf(name) !== undefined;

/** The name of a file's history: `pages/legal/terms.json` → `legal-terms`. */
export const historyName = (source: string): string =>
  source
    .replace(/^pages\//, "")
    .replace(/\.json$/, "")
    .replaceAll("/", "-");

/**
 * The tracked values of a file, in its order. Values that are not specified (`null`) are left out.
 * @param name path below the data folder
 * @param site data/site.json of the same state, for placeholders
 * @returns `undefined` for a draft, and for a file that is not tracked
 */
export function trackedValues(name: string, document: JsonValue, site: JsonValue): LocatedValue[] | undefined {
  const folder = folderOf(name);
  if (folder === undefined || !isRecord(document) || document.draft === true) return undefined;
  return folder.leaves(document).map((leaf) => ({ ...leaf, value: shownText(leaf.value, site) }));
}

function folderOf(name: string) {
  return TRACKED.find(({ folder }) => name.startsWith(`${folder}/`) && !name.slice(folder.length + 1).includes("/"));
}

/** `{year}` stays, because a text that contains it does not change on January 1. */
function shownText(text: string, site: JsonValue): string {
  return text
    .split("{year}")
    .map((part) => fillFromSite(part, site))
    .join("{year}")
    .replaceAll(/\s+/g, " ")
    .trim();
}

function specificationValues({ specifications }: JsonObject): LocatedValue[] {
  return items(specifications).flatMap(({ key, value }, index) =>
    typeof key === "string" && typeof value === "string"
      ? [{ field: key, value, path: ["specifications", index, "value"] }]
      : [],
  );
}

function recordValues(record: JsonObject): LocatedValue[] {
  return Object.entries(record)
    .filter(([key]) => !UNTRACKED_RECORD_FIELDS.includes(key))
    .flatMap(([key, value]) => leavesOf(value, [key]));
}

function leavesOf(value: JsonValue | undefined, path: JsonPath): LocatedValue[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => leavesOf(item, [...path, index]));
  if (isRecord(value)) return Object.entries(value).flatMap(([key, item]) => leavesOf(item, [...path, key]));
  if (value === null || value === undefined) return [];
  return [{ field: path.filter((step) => typeof step === "string").join("."), value: String(value), path }];
}

/** The paragraphs and list items of each section. */
function legalTexts({ sections }: JsonObject): LocatedValue[] {
  return items(sections).flatMap(({ id, lead, paragraphs, items: points }, index) => {
    const field = typeof id === "string" ? id : String(index);
    const at = (value: JsonValue | undefined, ...path: JsonPath): LocatedValue[] =>
      typeof value === "string" ? [{ field, value, path: ["sections", index, ...path] }] : [];
    return [
      ...at(lead, "lead"),
      ...(Array.isArray(paragraphs) ? paragraphs : []).flatMap((text, place) => at(text, "paragraphs", place)),
      ...items(points).flatMap(({ title, description }, place) =>
        at([title, description].filter((text) => typeof text === "string").join(". "), "items", place),
      ),
    ];
  });
}

function items(value: JsonValue | undefined): JsonObject[] {
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
