import { dirname } from "node:path";
import type { CollectionSlugOptions, Field } from "@sveltia/cms";
import { DETAIL_ROUTES } from "@capture/content/model/routes";
import type { Schema, Schemas } from "@capture/content/model/schemas";
import type { FileNames } from "../client/file-names";
import { collectionName } from "./labels";

/** The settings of an entry's file name. A new entry gets its number automatically; editors can change it later. */
export function slugOf(schema: Schema, title: string, route: string | undefined): CollectionSlugOptions {
  const hint = route === undefined ? "The name of the file." : `The end of the page’s URL, after ${route}.`;
  const key = String(schema["x-name"]);
  if (namesEntry(schema)) return { template: `{{${key}}}` };
  return isNumbered(schema)
    ? {
        template: `{{${key}}}`,
        editable: ["update"],
        hint,
        pattern: ["^[1-9]\\d*$", "A whole number that no other entry has, for example 44."],
      }
    : {
        template: `{{${title}}}`,
        hint,
        pattern: ["^[a-z0-9]+(-[a-z0-9]+)*$", "Only lower-case letters, digits and hyphens."],
      };
}

/** Hides the field with the file’s name or makes it read-only: see packages/desk/src/client/file-names.ts and number-field.ts. */
export function hideNameField(each: Field, schema: Schema, schemaFile: string): Field {
  const key = schema["x-name"];
  if (each.name !== key) return each;
  if (namesEntry(schema)) return each;
  if (!isNumbered(schema)) return { name: key, widget: "hidden" };
  return { ...each, widget: "entry-number", schema: schemaFile } as Field;
}

/** Whether the file has the name of another entry, which editors choose: the record of a device has the device’s name. */
function namesEntry({ properties = {}, "x-name": key = "" }: Schema): boolean {
  return properties[key]?.$ref === "common.schema.json#/$defs/device";
}

/** Whether the entries of a kind have numbers as names, as articles do. */
export function isNumbered({ properties = {}, "x-name": key = "" }: Schema): boolean {
  return properties[key]?.type === "integer";
}

/** The route prefix of the pages of a type, or `undefined` if it has no pages. */
export function routeOf({ title }: Schema): string | undefined {
  return DETAIL_ROUTES.find(({ type }) => type === title)?.prefix;
}

/** The naming rules of each collection. */
export function listFileNames(schemas: Schemas): Record<string, FileNames> {
  const named = [...schemas.values()].flatMap((schema): [string, FileNames][] => {
    const { "x-files": pattern = "", "x-name": key, properties = {} } = schema;
    if (key === undefined) return [];
    const route = "aliases" in properties ? routeOf(schema) : undefined;
    const names: FileNames = {
      key,
      ...(isNumbered(schema) && { isNumber: true }),
      ...(route !== undefined && { route }),
    };
    return [[collectionName(dirname(pattern)), names]];
  });
  return Object.fromEntries(named);
}
