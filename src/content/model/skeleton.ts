import { isNullable, isReference, resolveSchema, valueType, type Schema, type Schemas } from "./schemas";
import type { JsonValue } from "../../lib/json-value";

/** Formats whose values must refer to something that exists, so they are copied from a sample. */
const LINK_LIKE_FORMATS = ["picture", "video", "link", "email"];
/** Formats of days and times. */
const TIME_FORMATS = ["date", "datetime-local", "time-zone"];
/** The placeholder for a URL of another site, on a reserved domain. */
const SAMPLE_URL = "https://example.com/write-the-address-here";
/** The target of a link if there is no sample: a page of every site. */
const SAMPLE_PATH = "/contact";

/** Values for the texts of a new entry. */
export interface Filling {
  schemas: Schemas;
  /** Name of the new entry. It makes the description for search engines unique. */
  name: string;
  /** Such as 2025-06-15. */
  today: string;
  /** Used for all pictures. */
  picture: { src: string; alt: string } | undefined;
  /** Written before each text. */
  prefix?: string;
}

/** Whether a new entry or item contains a field: it is required, or its schema has `x-new`. */
export const isInNewEntry = ({ required = [], properties = {} }: Schema, name: string): boolean =>
  required.includes(name) || properties[name]?.["x-new"] === true;

/**
 * Generates a value that is valid against a schema, with its required and `x-new` fields in the order of the schema. Texts
 * describe what to write. Choices, pictures and link targets are copied from a sample.
 * @param sample a valid value of the same schema
 * @param label label of this value for editors; empty for an entry
 * @param around label of the value that contains it
 */
export function skeleton(
  schema: Schema,
  sample: JsonValue | undefined,
  filling: Filling,
  label = "",
  around = "",
): JsonValue {
  const shape = resolveSchema(schema, filling.schemas);
  if (shape.default !== undefined) return shape.default;
  if (isNullable(shape)) return null;
  if (shape.title === "Picture" && filling.picture) return { ...filling.picture };
  switch (valueType(shape)) {
    case "object": {
      const keys = Object.keys(shape.properties ?? {}).filter(
        (name) =>
          isInNewEntry(shape, name) && (at(sample, name) !== undefined || !isOptionalReference(shape, name, filling)),
      );
      return Object.fromEntries(
        keys.map((name) => {
          const property = shape.properties?.[name] ?? {};
          return [name, skeleton(property, at(sample, name), filling, labelOf(name, property, filling), label)];
        }),
      );
    }
    case "array":
      return Array.from({ length: shape.minItems ?? 0 }, (_, index) => {
        const items = shape.items ?? {};
        // Items of a list must differ, so each gets its number.
        const item = `${label.replace(/ies$/, "y").replace(/s$/, "")} ${index + 1}`;
        const container = items.description === undefined ? around : item;
        return skeleton(items, at(sample, index) ?? at(sample, 0), filling, item, container);
      });
    case "integer":
      return shape.minimum ?? 0;
    case "boolean":
      return false;
    default:
      if (isChoice(shape)) return sample ?? shape.enum?.[0] ?? (shape.format === "link" ? SAMPLE_PATH : "");
      return shape.format === "date" ? filling.today : words(schema, shape, filling, label, around);
  }
}

/** Whether `skeleton` generates the text of this schema, so that an editor must replace it. */
export function isGeneratedText(shape: Schema): boolean {
  const isFree = shape.pattern === undefined || shape.pattern === "\\S";
  return shape.type === "string" && isFree && !isChoice(shape) && !TIME_FORMATS.includes(shape.format ?? "");
}

/** Whether a field may be omitted and refers to other entries, which may not exist. */
function isOptionalReference({ required = [], properties = {} }: Schema, name: string, { schemas }: Filling): boolean {
  const field = resolveSchema(properties[name] ?? {}, schemas);
  return !required.includes(name) && isReference(resolveSchema(field.items ?? field, schemas));
}

/** Whether only values that are defined elsewhere are allowed. */
function isChoice(shape: Schema): boolean {
  return shape.enum !== undefined || isReference(shape) || LINK_LIKE_FORMATS.includes(shape.format ?? "");
}

function words(schema: Schema, shape: Schema, { name, prefix = "" }: Filling, label: string, around: string): string {
  if (shape.format === "outside") return SAMPLE_URL;
  const text =
    shape.minLength === undefined
      ? [around, schema.description ?? label].filter((part) => part !== "").join(": ")
      : // With the name, because descriptions of pages must be unique.
        `${shape.description ?? label} ${name}`;
  return `${prefix}${text}`.slice(0, shape.maxLength);
}

function labelOf(key: string, schema: Schema, { schemas }: Filling): string {
  const { "x-label": label } = resolveSchema(schema, schemas);
  return label ?? humanized(key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
}

/** `old-mill` → “Old mill”. */
export function humanized(slug: string): string {
  const text = slug.replaceAll("-", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function at(sample: JsonValue | undefined, key: string | number): JsonValue | undefined {
  return typeof sample === "object" && sample !== null
    ? (sample as Record<string | number, JsonValue>)[key]
    : undefined;
}
