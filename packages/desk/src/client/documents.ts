import * as babel from "prettier/plugins/babel";
import * as estree from "prettier/plugins/estree";
import { format } from "prettier/standalone";

/** The path of a picture, a video, a model, a document or a file of a tour as our files contain it: relative to data/. */
const MEDIA_PATH = /^((images|videos)\/.+\.[a-z0-9]+|models\/.+\.(glb|usdz)|documents\/.+\.pdf|tours\/.+\.(png|ply))$/i;
/** The same path with a leading slash for Sveltia, which resolves a relative path against the entry's folder. */
const ROOTED_MEDIA_PATH = new RegExp(MEDIA_PATH.source.replace("^", "^/"), "i");

/** Parses a JSON file for Sveltia. */
export function readDocument(text: string): unknown {
  return JSON.parse(text, (_key, value: unknown) =>
    typeof value === "string" && MEDIA_PATH.test(value) ? `/${value}` : value,
  ) as unknown;
}

/**
 * Serializes a document as a file of data/: formatted with Prettier, in the order of its schema.
 * @param keys field names in order, by schema file
 * @param nullableFields fields that get `null` when they are empty
 */
export function writeDocument(
  value: unknown,
  keys: Readonly<Record<string, string[]>>,
  nullableFields: NullableFields = {},
): Promise<string> {
  const text = JSON.stringify(
    inSchemaOrder(withNulls(value, nullableFields), keys),
    (_key, inner: unknown) => (typeof inner === "string" && ROOTED_MEDIA_PATH.test(inner) ? inner.slice(1) : inner),
    2,
  );
  return formatDocument(text);
}

/** Formats JSON as Prettier does in this repository. */
export const formatDocument = (text: string): Promise<string> =>
  format(text, { parser: "json", plugins: [babel, estree], printWidth: 120 });

/** Fields of groups whose values may be unknown, by path of the group (`specifications.conditions`) and schema file. */
export type NullableFields = Readonly<Record<string, Readonly<Record<string, string[]>>>>;

/** Fills in `null` for fields that were left empty, because Sveltia leaves them out. */
function withNulls(value: unknown, nullableFields: NullableFields): unknown {
  if (typeof value !== "object" || value === null) return value;
  return Object.entries(nullableFields[schemaFileOf(value)] ?? {}).reduce<unknown>(
    (changed, [path, keys]) => withNullsAt(changed, path.split("."), keys),
    value,
  );
}

/** A group of the document itself is required, so it is added; one inside a list belongs only to some of the items. */
function withNullsAt(value: unknown, [key = "", ...rest]: readonly string[], keys: readonly string[]): unknown {
  const fields = value as Record<string, unknown>;
  const inner = fields[key];
  if (rest.length > 0) {
    if (!Array.isArray(inner)) return value;
    return { ...fields, [key]: inner.map((item) => (hasField(item, rest[0]) ? withNullsAt(item, rest, keys) : item)) };
  }
  const stated = (inner ?? {}) as Record<string, unknown>;
  const filled = keys.map((name) => [name, stated[name] === "" ? null : (stated[name] ?? null)]);
  return { ...fields, [key]: Object.fromEntries(filled) as object };
}

const hasField = (item: unknown, key = ""): boolean => typeof item === "object" && item !== null && key in item;

function schemaFileOf(value: object): string {
  return (
    String((value as { $schema?: unknown }).$schema)
      .split("/")
      .pop() ?? ""
  );
}

/** Sorts the fields, because the order of the form differs from that of the file. */
function inSchemaOrder(value: unknown, keys: Readonly<Record<string, string[]>>): unknown {
  if (typeof value !== "object" || value === null) return value;
  const fields = value as Record<string, unknown>;
  const order = keys[schemaFileOf(value)] ?? [];
  const known = order.flatMap((key) => (key in fields ? [[key, fields[key]]] : []));
  return { ...(Object.fromEntries(known) as object), ...fields };
}
