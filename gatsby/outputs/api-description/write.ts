import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { BuildArgs } from "gatsby";
import { API_DESCRIPTION_PATH, publishedDescription } from "@capture/content/model/api-description";
import { contentFile } from "@capture/content/model/folder";
import { fillFromSite } from "@capture/domain/placeholders";
import type { JsonValue } from "@capture/domain/lib/json-value";

const QUERY = `query PublishedApi { apiDescription { id } }`;

/**
 * Publishes the description of the API, if the site has a developer portal. It is read from its file, because GraphQL has no
 * type for its maps of paths.
 * @param root path of the built site
 */
export async function writeApiDescription(graphql: BuildArgs["graphql"], root: string): Promise<void> {
  const target = join(root, API_DESCRIPTION_PATH);
  const { data } = await graphql<Pick<Queries.Query, "apiDescription">>(QUERY);
  // public/ may contain the file of an earlier build.
  if (!data?.apiDescription) return rmSync(target, { force: true });
  const read = (name: string): JsonValue => JSON.parse(readFileSync(contentFile(name), "utf8")) as JsonValue;
  const site = read("site.json");
  const api = publishedDescription(read("developers/openapi.json"), (text) => fillFromSite(text, site));
  writeFileSync(target, `${JSON.stringify(api, null, 2)}\n`);
}
