import type { Field } from "@sveltia/cms";
import type { Link, Schema, Schemas } from "../../src/content/model/schemas";
import { flattenSchema } from "./flatten";
import { labelOf, singular, wordsOf } from "./labels";
import { mediaPart } from "./media";
import { textPart } from "./texts";

/** What a field may be filled with, as the editor chooses it. */
export interface Option {
  label: string;
  value: string;
}

/** What the fields of a form are made from. */
export interface FieldContext {
  schemas: Schemas;
  /** What a reference may name. */
  optionsOf: (link: Link) => Option[];
}

/** The part of an item that names it in a folded list, the best first. */
const NAMING_KEYS = ["title", "heading", "question", "name", "label", "text", "key", "value", "id"];

/**
 * A field of the desk for a property of a schema.
 * @throws Error when the desk has no field for a schema of this kind: an engineer must say which.
 */
export function fieldOf(name: string, property: Schema, required: boolean, context: FieldContext): Field {
  const schema = flattenSchema(property, context.schemas);
  const base = {
    name,
    label: labelOf(name, schema),
    ...(schema.description === undefined ? {} : { hint: schema.description }),
    required,
    preview: false,
  };
  if (schema.const !== undefined) return { ...base, widget: "string", default: schema.const, readonly: true };
  if (schema["x-link"]) return { ...base, widget: "select", options: context.optionsOf(schema["x-link"]) };
  if (schema["x-item"]) return { ...base, widget: "item", item: schema["x-item"] };
  if (schema.format === "icon") return { ...base, widget: "icon", icons: schema.enum };
  if (schema.enum) return { ...base, widget: "select", options: schema.enum.map(choice) };
  switch (schema.type) {
    case "string":
      return { ...base, ...stringPart(name, required ? schema : withoutLeast(schema)) };
    case "integer":
      return { ...base, widget: "number", value_type: "int", step: 1, ...bounds(schema) };
    case "number":
      return { ...base, widget: "number", value_type: "float", step: 0.001, ...bounds(schema) };
    case "boolean":
      if (name === "draft") return { ...base, widget: "status" };
      return required
        ? { ...base, widget: "boolean" }
        : { ...base, widget: "select", options: yesOrNo(schema.default === true) };
    case "object":
      return { ...base, widget: "object", fields: fieldsOf(schema, context) };
    case "array":
      return { ...base, widget: "list", ...listPart(name, required ? schema : withoutLeast(schema), context) };
    default:
      throw new Error(`The desk has no field for ${name}: its schema has no type.`);
  }
}

/** The fields of an object in the order of its schema, which is the order in its file. */
export function fieldsOf(schema: Schema, context: FieldContext): Field[] {
  const { properties = {}, required = [] } = flattenSchema(schema, context.schemas);
  return Object.entries(properties).map(([name, property]) =>
    name === "$schema"
      ? { name, widget: "hidden" as const }
      : fieldOf(name, property, required.includes(name), context),
  );
}

/** Sveltia counts an empty optional field too, and would never let it stay empty. The check counts right. */
function withoutLeast({ minItems: _items, minLength: _length, pattern, ...schema }: Schema): Schema {
  return pattern === undefined ? schema : { ...schema, pattern: `^$|${pattern}` };
}

function stringPart(name: string, schema: Schema) {
  const media = mediaPart(name, schema.format);
  if (media) return media;
  switch (schema.format) {
    case "date":
      return { widget: "datetime" as const, type: "date" as const, format: "YYYY-MM-DD" };
    case "html":
    case "link":
      return { widget: schema.format };
    default:
      return textPart(name, schema);
  }
}

/** A value of a fixed list as words; abbreviations stay as they are. */
function choice(value: string): Option {
  return { value, label: value === value.toUpperCase() ? value : wordsOf(value) };
}

/** A switch would write `false` into files without the field. `null` is the default, which is left out of the file. */
function yesOrNo(byDefault: boolean) {
  const no = { label: "No", value: byDefault ? false : null };
  const yes = { label: "Yes", value: byDefault ? null : true };
  return byDefault ? [yes, no] : [no, yes];
}

function bounds({ minimum, maximum }: Schema) {
  return { ...(minimum === undefined ? {} : { min: minimum }), ...(maximum === undefined ? {} : { max: maximum }) };
}

function listPart(name: string, schema: Schema, context: FieldContext) {
  const items = flattenSchema(schema.items ?? {}, context.schemas);
  const one = items["x-label"] ?? singular(labelOf(name, schema));
  const limits = {
    ...(schema.minItems === undefined ? {} : { min: schema.minItems }),
    ...(schema.maxItems === undefined ? {} : { max: schema.maxItems }),
    label_singular: one.charAt(0).toLowerCase() + one.slice(1),
    collapsed: true,
  };
  if (items.type !== "object") return { ...limits, field: { ...fieldOf(name, items, true, context), label: one } };
  const naming = NAMING_KEYS.find((key) => key in (items.properties ?? {}));
  return {
    ...limits,
    ...(naming === undefined ? {} : { summary: `{{fields.${naming}}}` }),
    fields: fieldsOf(items, context),
  };
}
