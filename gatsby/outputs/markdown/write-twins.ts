import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { printFile } from "@capture/markdown/print";
import { toBlocks } from "@capture/markdown/to-blocks";
import { builtPageFacts, readPageHtml } from "../../lib/built-pages";
import type { CatalogPage } from "../../lib/catalog";

/** All twins in one file, for programs that read the whole site. */
export const ALL_TWINS_FILE = "llms-full.txt";

type TwinSite = Pick<Queries.SiteConfig, "url" | "language">;

/**
 * Writes the Markdown twin of each page that has one next to the page, and one file with all of them.
 * @param root path of the built site
 * @param pages all listed pages, in their order in the file
 */
export function writeTwins(root: string, site: TwinSite, pages: readonly CatalogPage[]): void {
  removeTwins(root);
  const texts = pages.flatMap((page) => {
    if (page.markdown === null) return [];
    const text = twinText(root, site, page);
    writeFileSync(join(root, page.markdown), text);
    return [text];
  });
  if (texts.length > 0) writeFileSync(join(root, ALL_TWINS_FILE), texts.join("\n"));
}

function twinText(root: string, { url: siteUrl, language }: TwinSite, { path, modified }: CatalogPage): string {
  const { title = "", published } = builtPageFacts(root, path) ?? {};
  const url = siteUrl + path;
  const front = {
    title,
    url,
    language,
    ...(published !== undefined && { date: published }),
    ...(modified !== null && { updated: modified.slice(0, "2025-06-10".length) }),
  };
  return printFile(front, toBlocks(readPageHtml(root, path), url));
}

/** Removes the twins of an earlier build; no other file of a site ends in `.md`. */
function removeTwins(root: string): void {
  rmSync(join(root, ALL_TWINS_FILE), { force: true });
  for (const name of readdirSync(root, { recursive: true, encoding: "utf8" })) {
    if (name.endsWith(".md")) rmSync(join(root, name), { force: true });
  }
}
