import { hiddenUntil } from "../../../model/drafts";
import type { FactRule } from "../../facts";
import { kindNamed, KINDS, newName, type Kind } from "../../../model/kinds";
import { memoize } from "../../memoize";
import type { JsonPath } from "../../problem";
import { visit, type Schema, type Schemas } from "../../../model/schemas";
import { isGeneratedText, skeleton } from "../../../model/skeleton";

/** Placeholder texts in new entries of a kind, by field. */
type PlaceholderTexts = ReadonlyMap<string, readonly string[]>;

/** Reports published entries that still contain placeholder texts of `npm run content:new`. */
export const placeholderTextProblems: FactRule = (entry, values, { schemas }) => {
  const placeholderTexts = placeholderTextsIn(schemas, undefined).get(entry.schemaFile);
  if (!placeholderTexts || hiddenUntil(entry) !== "") return [];
  const canBeDraft = entry.schema.properties?.draft !== undefined;
  return values.flatMap(({ path, value, schema }) => {
    if (typeof value !== "string" || !isGeneratedText(schema)) return [];
    const texts = placeholderTexts.get(fieldPath(path)) ?? [];
    if (!texts.some((text) => isPlaceholderText(text, value, schema))) return [];
    const what = schema.format === "outside" ? "enter the URL" : "write your own";
    const way = canBeDraft ? `${what}, or keep the entry a draft` : what;
    return [entry.file.problem(path, `this is still the placeholder text (“${value}”): ${way}.`)];
  });
};

const placeholderTextsIn = memoize(
  (schemas: Schemas, _: undefined): ReadonlyMap<string, PlaceholderTexts> =>
    new Map(
      KINDS.map((name) => kindNamed(name, schemas)).map((kind) => [kind.schemaFile, placeholderTextsOf(kind, schemas)]),
    ),
);

function placeholderTextsOf({ name, shape, isItem }: Kind, schemas: Schemas): PlaceholderTexts {
  const start = isItem ? ["items", 0] : [];
  const generated = skeleton(shape, undefined, { schemas, name: "", today: "", picture: undefined });
  const texts = [...visit(generated, shape, schemas, start)].flatMap(({ path, value, schema }) =>
    typeof value === "string" && isGeneratedText(schema) ? [[fieldPath(path), value] as const] : [],
  );
  const names = ["title", "name"].map((key) => [fieldPath([...start, key]), newName(name)] as const);
  const placeholderTexts = new Map<string, string[]>();
  for (const [place, text] of [...texts, ...names])
    placeholderTexts.set(place, [...(placeholderTexts.get(place) ?? []), text]);
  return placeholderTexts;
}

/** A path without list indices, because items may be moved. */
function fieldPath(path: JsonPath): string {
  return path.filter((step) => typeof step === "string").join(".");
}

/** Whether a value is still a placeholder text. Numbers may differ, and a text with a minimum length ends with the name of its entry. */
function isPlaceholderText(text: string, value: string, schema: Schema): boolean {
  return schema.minLength === undefined ? bare(value) === bare(text) : bare(value).startsWith(bare(text));
}

function bare(text: string): string {
  return text.replaceAll(/ \d+/g, "");
}
