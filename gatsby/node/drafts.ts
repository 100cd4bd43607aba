import type { CreateResolversArgs } from "gatsby";
import { isPublished, showsDrafts } from "@capture/content/model/drafts";
import { contentFolder } from "@capture/content/model/folder";
import { readTimeZone } from "@capture/content/model/publication";
import { readSchemas } from "@capture/content/model/schemas";
import type { JsonValue } from "@capture/domain/lib/json-value";

/** The fields that lists, menus and the page of an entry show as its name. */
const NAME_FIELDS = ["title", "name"];

/** In front of the name of a draft. */
export const DRAFT_MARK = "Draft: ";

type Resolve = (source: JsonValue, args: unknown, context: unknown, info: unknown) => Promise<unknown>;

/** Puts “Draft:” in front of the names of drafts. Does nothing in a build for visitors, which contains no drafts. */
export function markDrafts({ createResolvers }: CreateResolversArgs): void {
  if (!showsDrafts()) return;
  const zone = readTimeZone(contentFolder());
  for (const schema of readSchemas(contentFolder()).values()) {
    const { title: type, properties = {} } = schema;
    // Gatsby resolves the fields of types only, not those of interfaces.
    if (type === undefined || schema["x-interface"] || properties.draft === undefined) continue;
    const resolve: Resolve = async (value, args, context, info) => {
      const { originalResolver } = info as { originalResolver: Resolve };
      const name = await originalResolver(value, args, context, info);
      return isPublished({ value, schema, zone }) ? name : DRAFT_MARK + String(name);
    };
    createResolvers({
      [type]: Object.fromEntries(NAME_FIELDS.filter((key) => key in properties).map((key) => [key, { resolve }])),
    });
  }
}
