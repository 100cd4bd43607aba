import type { Field } from "@sveltia/cms";
import type { JsonPath } from "@capture/content/check/problem";
import { keyOf, type Text } from "@capture/content/locales/keys";
import { childOf, isRecord, type JsonValue } from "@capture/domain/lib/json-value";

/** A text of a form that languages translate. */
export interface FormText extends Text {
  isHtml: boolean;
}

/** The texts of a document that its form translates, in the order of the fields. */
export function textsIn(document: JsonValue, fields: readonly Field[]): FormText[] {
  return [...textsOfFields(fields, document, [])].map((text) => ({ ...text, key: keyOf(document, text.path) }));
}

function* textsOfFields(
  fields: readonly Field[],
  value: JsonValue,
  path: JsonPath,
): Generator<Omit<FormText, "key">, void> {
  if (!isRecord(value)) return;
  for (const field of fields) yield* textsOfField(field, value[field.name], [...path, field.name]);
}

function* textsOfField(
  field: Field,
  value: JsonValue | undefined,
  path: JsonPath,
): Generator<Omit<FormText, "key">, void> {
  if (typeof value === "string") {
    const isText = "i18n" in field && field.i18n === true && value.trim() !== "";
    if (isText) yield { path, text: value, isHtml: field.widget === "html" };
  } else if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      if ("field" in field && field.field) yield* textsOfField(field.field, item, [...path, index]);
      else yield* textsOfFields(innerFields(field), item, [...path, index]);
    }
  } else if (value !== undefined) yield* textsOfFields(innerFields(field), value, path);
}

/** A document as its file has it: with its values in the order of the fields, and without empty ones. */
export function inFieldOrder(value: JsonValue, fields: readonly Field[]): JsonValue {
  if (Array.isArray(value)) return value.map((item) => inFieldOrder(item, fields));
  if (!isRecord(value)) return value;
  const sorted = fields.flatMap((field) => {
    const part = value[field.name];
    const isEmpty = part === undefined || part === null || part === "" || (Array.isArray(part) && part.length === 0);
    return isEmpty ? [] : [[field.name, inFieldOrder(part, innerFields(field))] as const];
  });
  return Object.fromEntries(sorted);
}

const innerFields = (field: Field): readonly Field[] => ("fields" in field ? (field.fields ?? []) : []);

/** The value at a path of a document. */
export function valueAt(root: JsonValue, path: JsonPath): JsonValue | undefined {
  return path.reduce<JsonValue | undefined>(childOf, root);
}

/** Nests the content of Sveltia, which has values by path: `keyFigures.0.label`. */
export function nest(content: Readonly<Record<string, unknown>>): JsonValue {
  const root: Record<string, JsonValue> = {};
  for (const [path, value] of Object.entries(content)) {
    const steps = path.split(".");
    const last = steps.pop() ?? "";
    let parent: JsonValue = root;
    for (const [index, step] of steps.entries()) {
      const group = parent as Record<string, JsonValue>;
      parent = group[step] ??= /^\d+$/.test(steps[index + 1] ?? last) ? [] : {};
    }
    (parent as Record<string, JsonValue>)[last] = value as JsonValue;
  }
  return root;
}

/** The opposite of `nest`: the values of a document by path, as Sveltia has them. An empty list or group is a value. */
export function flatten(value: JsonValue, path = ""): Record<string, unknown> {
  const parts = typeof value === "object" && value !== null ? Object.entries(value) : [];
  if (parts.length === 0) return { [path]: value };
  return Object.fromEntries(
    parts.flatMap(([key, part]) => Object.entries(flatten(part, path === "" ? key : `${path}.${key}`))),
  );
}
