import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CreateSchemaCustomizationArgs } from "gatsby";
import { contentFolder } from "../src/content/folder";
import { graphqlTypes } from "../src/content/graphql-types";
import { guardLinks } from "../src/content/html";
import type { JsonValue } from "../src/content/json-file";
import { fillFromSite } from "../src/content/placeholders";
import { readSchemas } from "../src/content/schemas";
import { memoizeByMtime } from "./memoize-by-mtime";
import { seoTypes } from "./seo/fields";

/** Gives Gatsby the content's types and the `@filled` extension that fills in `{brand}` and the like. */
export function createSchemaCustomization({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension({
    name: "filled",
    extend: () => ({
      resolve(source: unknown, args: unknown, context: FieldContext, info: unknown) {
        const value = context.defaultFieldResolver(source, args, context, info);
        return fillValue(value, currentSite());
      },
    }),
  });
  actions.createTypes(graphqlTypes(readSchemas(contentFolder())));
  actions.createTypes(seoTypes);
}

interface FieldContext {
  defaultFieldResolver: (source: unknown, args: unknown, context: unknown, info: unknown) => unknown;
}

function fillValue(value: unknown, site: JsonValue): unknown {
  if (typeof value === "string") return guardLinks(fillFromSite(value, site));
  return Array.isArray(value) ? value.map((item) => fillValue(item, site)) : value;
}

/** data/site.json as it stands now. */
const readSite = memoizeByMtime((path) => JSON.parse(readFileSync(path, "utf8")) as JsonValue);
const currentSite = (): JsonValue => readSite(join(contentFolder(), "site.json"));
