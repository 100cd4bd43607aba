import {
  isNullable,
  isReference,
  resolveSchema,
  valueType,
  type Schema,
  type Schemas,
} from "@capture/content/model/schemas";
import { WRITE_HERE } from "@capture/content/model/unwritten";
import { childOf, type JsonValue } from "@capture/domain/lib/json-value";

/** Formats whose values must refer to something that exists, so they are copied from a sample. */
const LINK_LIKE_FORMATS = ["picture", "video", "link", "email"];
/** The placeholder for a URL of another site, on a reserved domain. */
const SAMPLE_URL = "https://example.com/write-the-address-here";
/** The target of a link if there is no sample: a page of every site. */
const SAMPLE_PATH = "/contact";

/** Values for the texts of a new file. */
interface Filling {
  schemas: Schemas;
  /** Name of the file. It makes the description for search engines unique. */
  name: string;
  /** Such as 2025-06-15. */
  today: string;
  /** Used for all pictures. */
  picture: { src: string; alt: string };
}

/**
 * Generates a value that is valid against a schema, with its required fields in the order of the schema. Texts describe
 * what to write. Choices and link targets are copied from a sample.
 * @param sample a valid value of the same schema
 * @param label label of this value for editors; empty for a file
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
  if (isNullable(shape)) return null;
  if (shape.title === "Picture") return { ...filling.picture };
  switch (valueType(shape)) {
    case "object": {
      const keys = Object.keys(shape.properties ?? {}).filter((name) => shape.required?.includes(name));
      return Object.fromEntries(
        keys.map((name) => {
          const property = shape.properties?.[name] ?? {};
          return [name, skeleton(property, childOf(sample, name), filling, labelOf(name, property, filling), label)];
        }),
      );
    }
    case "array":
      return Array.from({ length: shape.minItems ?? 0 }, (_, index) => {
        const items = shape.items ?? {};
        // Items of a list must differ, so each gets its number.
        const item = `${label.replace(/ies$/, "y").replace(/s$/, "")} ${index + 1}`;
        const container = items.description === undefined ? around : item;
        return skeleton(items, childOf(sample, index) ?? childOf(sample, 0), filling, item, container);
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

/** Whether only values that are defined elsewhere are allowed. */
function isChoice(shape: Schema): boolean {
  return shape.enum !== undefined || isReference(shape) || LINK_LIKE_FORMATS.includes(shape.format ?? "");
}

function words(schema: Schema, shape: Schema, { name }: Filling, label: string, around: string): string {
  if (shape.format === "outside") return SAMPLE_URL;
  const text =
    shape.minLength === undefined
      ? [around, schema.description ?? label].filter((part) => part !== "").join(": ")
      : // With the name, because descriptions of pages must be unique.
        `${shape.description ?? label} ${name}`;
  return `${WRITE_HERE}${text}`.slice(0, shape.maxLength);
}

function labelOf(key: string, schema: Schema, { schemas }: Filling): string {
  const { "x-label": label } = resolveSchema(schema, schemas);
  return label ?? humanized(key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
}

/** `old-mill` → “Old mill”. */
function humanized(slug: string): string {
  const text = slug.replaceAll("-", " ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
