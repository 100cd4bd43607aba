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
 * @param unstated fields that get `null` when they are empty
 */
export function writeDocument(
  value: unknown,
  keys: Readonly<Record<string, string[]>>,
  unstated: UnstatedFields = {},
): Promise<string> {
  const text = JSON.stringify(
    inSchemaOrder(withNulls(value, unstated), keys),
    (_key, inner: unknown) => (typeof inner === "string" && ROOTED_MEDIA_PATH.test(inner) ? inner.slice(1) : inner),
    2,
  );
  return format(text, { parser: "json", plugins: [babel, estree], printWidth: 120 });
}

/** Fields of groups whose values may be unknown, by group and schema file. */
export type UnstatedFields = Readonly<Record<string, Readonly<Record<string, string[]>>>>;

/** Fills in `null` for fields that were left empty, because Sveltia leaves them out. */
function withNulls(value: unknown, unstated: UnstatedFields): unknown {
  if (typeof value !== "object" || value === null) return value;
  const groups = Object.entries(unstated[schemaFileOf(value)] ?? {}).map(([group, keys]) => {
    const stated = ((value as Record<string, unknown>)[group] ?? {}) as Record<string, unknown>;
    return [group, Object.fromEntries(keys.map((key) => [key, stated[key] === "" ? null : (stated[key] ?? null)]))];
  });
  return { ...value, ...(Object.fromEntries(groups) as object) };
}

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
