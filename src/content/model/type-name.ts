import { contentFolder } from "./folder";
import { readSchemas, schemaName, type Schemas } from "./schemas";
import type { JsonValue } from "../../lib/json-value";

let schemas: Schemas | undefined;

/** The GraphQL type of a data file: the `title` of its schema. */
export function typeNameOf({ object }: { object: unknown }): string {
  schemas ??= readSchemas(contentFolder());
  return schemas.get(schemaName(object as JsonValue) ?? "")?.title ?? "UnknownJson";
}
