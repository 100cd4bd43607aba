import { hiddenUntil } from "../../model/drafts";
import type { FactRule } from "../facts";
import { kindNamed, KINDS, newName, type Kind } from "../../model/kinds";
import { memoize } from "../memoize";
import type { JsonPath } from "../problem";
import { visit, type Schema, type Schemas } from "../../model/schemas";
import { isMadeUp, skeleton } from "../../model/skeleton";

/** Placeholder texts of new entries of a kind, by their field. */
type Beginnings = ReadonlyMap<string, readonly string[]>;

/** A published entry has its own texts instead of the placeholders of a new entry (`npm run content:new`). */
export const unwrittenProblems: FactRule = (entry, values, { schemas }) => {
  const beginnings = beginningsIn(schemas, undefined).get(entry.schemaFile);
  if (!beginnings || hiddenUntil(entry) !== "") return [];
  const mayWait = entry.schema.properties?.draft !== undefined;
  return values.flatMap(({ path, value, schema }) => {
    if (typeof value !== "string" || !isMadeUp(schema)) return [];
    const texts = beginnings.get(fieldPath(path)) ?? [];
    if (!texts.some((text) => isStill(text, value, schema))) return [];
    const what = schema.format === "outside" ? "enter the URL" : "write your own";
    const way = mayWait ? `${what}, or keep the entry a draft` : what;
    return [entry.file.problem(path, `this is still the placeholder text (“${value}”): ${way}.`)];
  });
};

const beginningsIn = memoize(
  (schemas: Schemas, _: undefined): ReadonlyMap<string, Beginnings> =>
    new Map(
      KINDS.map((name) => kindNamed(name, schemas)).map((kind) => [kind.schemaFile, beginningsOf(kind, schemas)]),
    ),
);

function beginningsOf({ name, shape, isItem }: Kind, schemas: Schemas): Beginnings {
  const start = isItem ? ["items", 0] : [];
  const made = skeleton(shape, undefined, { schemas, name: "", today: "", picture: undefined });
  const texts = [...visit(made, shape, schemas, start)].flatMap(({ path, value, schema }) =>
    typeof value === "string" && isMadeUp(schema) ? [[fieldPath(path), value] as const] : [],
  );
  const names = ["title", "name"].map((key) => [fieldPath([...start, key]), newName(name)] as const);
  const beginnings = new Map<string, string[]>();
  for (const [place, text] of [...texts, ...names]) beginnings.set(place, [...(beginnings.get(place) ?? []), text]);
  return beginnings;
}

/** Items of a list may be moved. */
function fieldPath(path: JsonPath): string {
  return path.filter((step) => typeof step === "string").join(".");
}

/** Its number may have changed; what must be long ends with the name of its entry. */
function isStill(text: string, value: string, schema: Schema): boolean {
  return schema.minLength === undefined ? bare(value) === bare(text) : bare(value).startsWith(bare(text));
}

function bare(text: string): string {
  return text.replaceAll(/ \d+/g, "");
}
