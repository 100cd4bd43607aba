import * as babel from "prettier/plugins/babel";
import * as estree from "prettier/plugins/estree";
import { format } from "prettier/standalone";

/** A picture, a video or a file of a tour as our files name it: a path below data/. */
const MEDIA = /^((images|videos)\/.+\.[a-z0-9]+|tours\/.+\.(png|ply))$/i;
/** The same as the desk names it: an address, or it would look beside the entry. */
const ADDRESS = new RegExp(MEDIA.source.replace("^", "^/"), "i");

/** Parses a document for the desk. */
export function readDocument(text: string): unknown {
  return JSON.parse(text, (_key, value: unknown) =>
    typeof value === "string" && MEDIA.test(value) ? `/${value}` : value,
  ) as unknown;
}

/**
 * A document as it stands in data/: formatted by prettier, every group of
 * fields on lines of its own, in the order of its schema.
 * @param keys the names of the fields, by the name of the schema
 */
export function writeDocument(value: unknown, keys: Readonly<Record<string, string[]>>): Promise<string> {
  const text = JSON.stringify(
    inSchemaOrder(value, keys),
    (_key, inner: unknown) => (typeof inner === "string" && ADDRESS.test(inner) ? inner.slice(1) : inner),
    2,
  );
  return format(text, { parser: "json", plugins: [babel, estree], printWidth: 120 });
}

/** The form has another order than the file. */
function inSchemaOrder(value: unknown, keys: Readonly<Record<string, string[]>>): unknown {
  if (typeof value !== "object" || value === null) return value;
  const fields = value as Record<string, unknown>;
  const order = keys[String(fields.$schema).split("/").pop() ?? ""] ?? [];
  const known = order.flatMap((key) => (key in fields ? [[key, fields[key]]] : []));
  return { ...(Object.fromEntries(known) as object), ...fields };
}
