import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { NOT_FOUND } from "@capture/domain/host/host-files";
import { memoizeByMtime } from "./memoize-by-mtime";
import { pageFacts, type PageFacts } from "./page-facts";

/**
 * URL paths of all built pages, without the 404 page.
 * @param root path of the built site
 */
export function builtPaths(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((name) => `/${name.replaceAll("\\", "/")}`)
    .filter((name) => name.endsWith("/index.html"))
    .map((name) => name.slice(0, -"/index.html".length) || "/")
    .filter((path) => !path.endsWith("/404"))
    .sort();
}

/** Facts of all pages by path. The path of a 404 page is that of its file: `/404.html`, `/de/404.html`. */
export function readPages(root: string): ReadonlyMap<string, PageFacts> {
  const paths = [...builtPaths(root), ...notFoundPaths(root)];
  return new Map(paths.map((path) => [path, readFacts(pageFile(root, path))]));
}

/** Paths of the 404 pages: that of the site, and one for each further language. */
export function notFoundPaths(root: string): string[] {
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return ["", ...folders.map(({ name }) => `/${name}`)]
    .map((path) => path + NOT_FOUND)
    .filter((path) => statSync(join(root, path), { throwIfNoEntry: false })?.isFile());
}

/** The HTML of the page at a URL path. The path of a 404 page is that of its file. */
export const readPageHtml = (root: string, path: string): string =>
  withoutPadding(readFileSync(pageFile(root, path), "utf8"));

/** The facts of the page at a URL path, or `undefined` when the build has no such page. */
export function builtPageFacts(root: string, path: string): PageFacts | undefined {
  const file = pageFile(root, path);
  return existsSync(file) ? readFacts(file) : undefined;
}

/**
 * Rewrites every page in place, and both files of the 404 page (`/404` and `/404.html`). Pages are read one at a time,
 * because thousands would fill the memory.
 * @param finish returns the new HTML of the page at a URL path
 */
export function rewritePages(root: string, finish: (html: string, facts: PageFacts, path: string) => string): void {
  for (const path of [...builtPaths(root), "/404", NOT_FOUND]) {
    const file = pageFile(root, path);
    if (!existsSync(file)) continue;
    const html = readFileSync(file, "utf8");
    const finished = finish(withoutPadding(html), readFacts(file), path);
    // An unchanged file keeps its modification time, so its compressed copies remain valid.
    if (finished !== html) writeFileSync(file, finished);
  }
}

/** Memoized, because the sitemap plugin and the steps after it need the facts of the same pages. */
const readFacts = memoizeByMtime((file) => pageFacts(withoutPadding(readFileSync(file, "utf8"))));

/** Removes the NUL bytes that React 18 writes where a multi-byte character does not fit in a chunk (facebook/react#24985). */
function withoutPadding(html: string): string {
  return html.replaceAll("\0", "");
}

function pageFile(root: string, path: string): string {
  return path.endsWith(".html") ? join(root, path) : join(root, path, "index.html");
}
