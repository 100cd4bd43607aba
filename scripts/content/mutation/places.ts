import { parseTree, type Node } from "jsonc-parser";
import type { Entry } from "../../../src/content/check/collection";
import type { JsonPath } from "../../../src/content/check/problem";
import {
  definition,
  propertySchema,
  resolveSchema,
  type Schema,
  type Schemas,
} from "../../../src/content/model/schemas";

/** A value of a data file, which a mutation can break. */
export interface Place {
  entry: Entry;
  path: JsonPath;
  /** The node of the value in the parsed file. */
  node: Node;
  schema: Schema;
  raw: boolean;
  /** The node of the group or list that contains the value; for the root, the root itself. */
  parent: Node;
  /** For a field of a group, the node that contains its name and its value. */
  property: Node | undefined;
  /** Whether the name of the field is free: the schema has no field of that name. */
  hasFreeName: boolean;
  /** The reason why the value may be missing; `undefined` when it is required. */
  optionalReason: string | undefined;
}

/** Every value of a data file that has a schema; a containing value comes before its parts. */
export function placesIn(entry: Entry, schemas: Schemas): Place[] {
  const root = parseTree(entry.file.text);
  if (!root) return [];
  const down = (node: Node, unresolved: Schema, place: Omit<Place, "node" | "schema" | "entry">): Place[] => {
    const schema = resolveSchema(unresolved, schemas);
    const raw = place.raw || schema["x-raw"] === true;
    const here: Place = { ...place, entry, node, schema, raw };
    const below = (node.children ?? []).flatMap((child, index) => {
      if (node.type === "array") {
        return schema.items
          ? down(child, schema.items, {
              path: [...place.path, index],
              raw,
              parent: node,
              property: undefined,
              hasFreeName: false,
              optionalReason: "a list may be shorter",
            })
          : [];
      }
      const [key, value] = child.children ?? [];
      const known = propertySchema(schema, String(key?.value));
      if (!key || !value || !known) return [];
      const required = requiredOf(unresolved, schemas).includes(String(key.value));
      const optionalReason = required ? undefined : "the schema does not require the field";
      return down(value, known, {
        path: [...place.path, String(key.value)],
        raw,
        parent: node,
        property: child,
        hasFreeName: schema.properties?.[String(key.value)] === undefined,
        optionalReason,
      });
    });
    return [here, ...below];
  };
  return down(root, entry.schema, {
    path: [],
    raw: false,
    parent: root,
    property: undefined,
    hasFreeName: false,
    optionalReason: undefined,
  });
}

/** The required fields of a group, according to its schema and all schemas to which it refers. */
function requiredOf({ $ref, allOf = [], required = [] }: Schema, schemas: Schemas): string[] {
  const target = $ref === undefined ? [] : [definition($ref, schemas)];
  return [...required, ...[...target, ...allOf].flatMap((each) => requiredOf(each, schemas))];
}
