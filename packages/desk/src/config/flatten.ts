import { resolveSchema, type Schema, type Schemas } from "@capture/content/model/schemas";

/**
 * Merges the schemas in `allOf` into one. `resolveSchema` returns the first, and the others narrow it. A property that
 * is narrowed to `false` is removed.
 */
export function flattenSchema(schema: Schema, schemas: Schemas): Schema {
  const narrowing = narrowingsOf(schema, schemas);
  return narrowing.reduce(
    (flat, { properties = {}, required = [] }): Schema => {
      const narrowed = Object.entries(properties) as [string, Schema | false][];
      const removed = narrowed.flatMap(([name, narrower]) => (narrower === false ? [name] : []));
      const kept = Object.entries(flat.properties ?? {}).filter(([name]) => !removed.includes(name));
      const merged = Object.fromEntries(kept.map(([name, shape]) => [name, { ...shape, ...properties[name] }]));
      return { ...flat, properties: merged, required: [...new Set([...(flat.required ?? []), ...required])] };
    },
    resolveSchema(schema, schemas),
  );
}

/** Follows references to the schema with `allOf` and returns all its parts except the first. */
function narrowingsOf({ $ref, allOf = [] }: Schema, schemas: Schemas): Schema[] {
  if ($ref === undefined) return allOf.slice(1);
  const [file = "", name = ""] = $ref.split("#/$defs/");
  const target = schemas.get(file)?.$defs?.[name];
  return target ? narrowingsOf(target, schemas) : [];
}
