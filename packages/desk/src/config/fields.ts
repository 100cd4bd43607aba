import type { Field } from "@sveltia/cms";
import { choicesOf, isNullable, valueType, type Link, type Schema, type Schemas } from "@capture/content/model/schemas";
import { isTranslated } from "@capture/content/locales/texts";
import { flattenSchema } from "./flatten";
import { labelOf, toSingular, toWords } from "./labels";
import { translatedField } from "./languages";
import { mediaPart } from "./media";
import { textPart } from "./texts";

/** A choice of a field. */
export interface Option {
  label: string;
  value: string;
}

/** The schemas and choices that fields are derived from. */
export interface FieldContext {
  schemas: Schemas;
  /** The choices of a reference. */
  optionsOf: (link: Link) => Option[];
  /** The default locale, if the texts have other languages too. */
  defaultLocale?: string;
  /** Whether the fields are inside one with `x-raw`. */
  isRaw?: boolean;
}

/** Fields that can name an item in a folded list, by priority. */
const ITEM_NAME_KEYS = ["title", "heading", "question", "name", "label", "text", "key", "value", "id"];

/**
 * The field of the desk for a property of a schema.
 * @throws Error when the schema has no type that the desk has a field for
 */
function fieldOf(name: string, property: Schema, required: boolean, outer: FieldContext): Field {
  const schema = flattenSchema(property, outer.schemas);
  const context = insideOf(schema, outer);
  const each = untranslatedField(name, schema, required, context);
  const isText = valueType(schema) === "string" && isTranslated(name, schema, context.isRaw);
  return context.defaultLocale === undefined ? each : translatedField(each, isText, context.defaultLocale);
}

function untranslatedField(name: string, schema: Schema, required: boolean, context: FieldContext): Field {
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
  if (schema.format === "icon") return { ...base, widget: "icon", icons: choicesOf(schema) };
  if (schema.enum) return { ...base, widget: "select", options: choicesOf(schema).map(enumOption) };
  switch (valueType(schema)) {
    case "string":
      return { ...base, ...stringPart(name, required ? schema : withoutMinimum(schema)) };
    case "integer":
      return { ...base, widget: "number", value_type: "int", step: 1, min: schema.minimum, max: schema.maximum };
    case "number":
      return { ...base, widget: "number", value_type: "float", step: 0.001, min: schema.minimum, max: schema.maximum };
    case "boolean":
      if (name === "draft") return { ...base, widget: "status" };
      return required
        ? { ...base, widget: "boolean" }
        : { ...base, widget: "select", options: yesOrNo(schema.default === true) };
    case "object":
      return { ...base, widget: "object", fields: fieldsOf(schema, context) };
    case "array":
      return { ...base, widget: "list", ...listPart(name, required ? schema : withoutMinimum(schema), context) };
    default:
      throw new Error(`The desk has no field for “${name}”, because its schema has no type. Add a type to the schema.`);
  }
}

/** The fields of an object in the order of its schema, which is the order in its file. */
export function fieldsOf(schema: Schema, context: FieldContext): Field[] {
  const flat = flattenSchema(schema, context.schemas);
  const { properties = {}, required = [] } = flat;
  return Object.entries(properties).flatMap(([name, property]) => {
    if (name === "$schema") return { name, widget: "hidden" as const };
    const field = fieldOf(name, property, required.includes(name) && !isNullable(property), insideOf(flat, context));
    return hasChoice(field) ? field : [];
  });
}

/** Sveltia opens no form if a choice is empty, for example that of a family on a site without families. */
const hasChoice = (field: Field): boolean => field.widget !== "select" || field.options.length > 0;

/** The context of the fields inside a schema. */
const insideOf = (schema: Schema, context: FieldContext) => ({
  ...context,
  isRaw: schema["x-raw"] ?? context.isRaw ?? false,
});

/** Sveltia applies minimums to empty optional fields, too, so only the content check applies them. */
function withoutMinimum({ minItems: _items, minLength: _length, pattern, ...schema }: Schema): Schema {
  return pattern === undefined ? schema : { ...schema, pattern: `^$|${pattern}` };
}

function stringPart(name: string, schema: Schema) {
  const media = mediaPart(name, schema.format);
  if (media) return media;
  switch (schema.format) {
    case "date":
      return { widget: "datetime" as const, type: "date" as const, format: "YYYY-MM-DD" };
    case "datetime-local":
      return { widget: "datetime" as const, type: "datetime-local" as const, format: "YYYY-MM-DDTHH:mm" };
    case "color":
      return { widget: schema.format };
    case "focal-point":
    case "html":
    case "link":
      return { widget: schema.format };
    default:
      return textPart(name, schema);
  }
}

/** The choice for a value of an enum. Abbreviations stay in capitals. */
function enumOption(value: string): Option {
  return { value, label: value === value.toUpperCase() ? value : toWords(value) };
}

/** An optional boolean is a select, because a switch writes `false` into files without the field. `null` is not written. */
function yesOrNo(isDefault: boolean) {
  const no = { label: "No", value: isDefault ? false : null };
  const yes = { label: "Yes", value: isDefault ? null : true };
  return isDefault ? [yes, no] : [no, yes];
}

function listPart(name: string, schema: Schema, context: FieldContext) {
  const items = flattenSchema(schema.items ?? {}, context.schemas);
  const itemLabel = items["x-label"] ?? toSingular(labelOf(name, schema));
  const limits = {
    min: schema.minItems,
    max: schema.maxItems,
    label_singular: itemLabel.charAt(0).toLowerCase() + itemLabel.slice(1),
    collapsed: true,
  };
  if (items.type !== "object")
    return { ...limits, field: { ...fieldOf(name, items, true, context), label: itemLabel } };
  const nameKey = ITEM_NAME_KEYS.find((key) => key in (items.properties ?? {}));
  return {
    ...limits,
    ...(nameKey === undefined ? {} : { summary: `{{fields.${nameKey}}}` }),
    fields: fieldsOf(items, context),
  };
}
