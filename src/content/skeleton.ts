import type { JsonValue } from "./json-file";
import { resolveSchema, type Schema, type Schemas } from "./schemas";

/** Shapes that are taken over whole: a button's words and its aim belong together, as do a picture and its words. */
const WHOLE = ["Action", "Picture"];
/** Formats whose value must be right elsewhere, so it cannot be made up. */
const AIMS = ["picture", "video", "link", "outside", "email"];

/** What a skeleton is filled with. */
export interface Filling {
  schemas: Schemas;
  /** What the new entry is called: it makes the words of search engines its own. */
  name: string;
  /** As 2025-06-15. */
  today: string;
  /** Stands in for all pictures. */
  picture: { src: string; alt: string } | undefined;
}

/** Whether a new entry or item begins with a field: it is required, or its schema says so. */
export const beginsWith = ({ required = [], properties = {} }: Schema, name: string): boolean =>
  required.includes(name) || properties[name]?.["x-new"] === true;

/**
 * A value that a schema accepts, with its required fields alone and in the
 * schema's order. Texts say what belongs there, or what they are called.
 * Choices, pictures and links are those of a sample.
 * @param sample a right value of the same schema
 */
export function skeleton(schema: Schema, sample: JsonValue | undefined, filling: Filling, key = ""): JsonValue {
  const shape = resolveSchema(schema, filling.schemas);
  if (shape.default !== undefined) return shape.default;
  if (shape.title === "Picture" && filling.picture) return { ...filling.picture };
  if (sample !== undefined && WHOLE.includes(shape.title ?? "")) return sample;
  switch (shape.type) {
    case "object": {
      const keys = Object.keys(shape.properties ?? {}).filter((name) => beginsWith(shape, name));
      const value = (name: string) => skeleton(shape.properties?.[name] ?? {}, at(sample, name), filling, name);
      return Object.fromEntries(keys.map((name) => [name, value(name)]));
    }
    case "array":
      return Array.from({ length: shape.minItems ?? 0 }, (_, index) => {
        const item = skeleton(shape.items ?? {}, at(sample, index) ?? at(sample, 0), filling, key.replace(/s$/, ""));
        return numbered(item, shape.items ?? {}, index + 1, filling);
      });
    case "integer":
      return shape.minimum ?? 0;
    case "boolean":
      return false;
    default:
      return isChoice(schema, filling) ? (sample ?? shape.enum?.[0] ?? "") : words(schema, shape, filling, key);
  }
}

/** The same value with a number after its words, or after the first words in it: the items of a list must differ. */
function numbered(item: JsonValue, schema: Schema, number: number, filling: Filling): JsonValue {
  if (isChoice(schema, filling)) return item;
  if (typeof item === "string") return `${item} ${number}`;
  if (typeof item !== "object" || item === null || Array.isArray(item)) return item;
  const { properties = {} } = resolveSchema(schema, filling.schemas);
  const key = Object.keys(item).find(
    (name) => typeof item[name] === "string" && !isChoice(properties[name] ?? {}, filling),
  );
  return key === undefined ? item : { ...item, [key]: `${String(item[key])} ${number}` };
}

/** Whether a text is one of several that are known elsewhere. */
function isChoice(schema: Schema, { schemas }: Filling): boolean {
  const shape = resolveSchema(schema, schemas);
  return shape.enum !== undefined || shape["x-link"] !== undefined || AIMS.includes(shape.format ?? "");
}

function words(schema: Schema, shape: Schema, { name, today }: Filling, key: string): string {
  if (shape.format === "date") return today;
  const label = humanised(key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
  const text = shape.minLength === undefined ? (schema.description ?? label) : `${name}: ${shape.description ?? ""}`;
  return text.slice(0, shape.maxLength);
}

/** `old-mill` → “Old mill”. */
export function humanised(slug: string): string {
  const text = slug.replaceAll("-", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function at(sample: JsonValue | undefined, key: string | number): JsonValue | undefined {
  return typeof sample === "object" && sample !== null
    ? (sample as Record<string | number, JsonValue>)[key]
    : undefined;
}
