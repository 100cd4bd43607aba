import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES } from "./languages/gatsby-state";

const CACHE = ".cache";
/** The file in Gatsby's cache with the URL of the site to which the cache and public/ belong. */
const SITE_STAMP = join(CACHE, "site-url");

/**
 * Empties the folders of a build if they belong to another site, such as that of the engine before a company gives its own
 * content: files that the new site does not have would stay and be published. The folders themselves are kept, because they
 * may be mounted.
 * @param project path of the project
 * @param content path of the content folder
 */
export function removeOtherSite(project: string, content: string): void {
  const stamp = join(project, SITE_STAMP);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === readUrl(content)) return;
  for (const folder of [CACHE, "public", LANGUAGES].map((name) => join(project, name)))
    for (const name of existsSync(folder) ? readdirSync(folder) : [])
      rmSync(join(folder, name), { recursive: true, force: true });
}

/** Records the site to which the cache belongs. Gatsby may empty its cache when it starts, so this is called after a build. */
export function writeSiteStamp(project: string, content: string): void {
  if (existsSync(join(project, CACHE))) writeFileSync(join(project, SITE_STAMP), readUrl(content));
}

const readUrl = (content: string): string =>
  (JSON.parse(readFileSync(join(content, "site.json"), "utf8")) as { url: string }).url;
