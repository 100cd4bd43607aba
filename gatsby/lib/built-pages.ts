import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { memoizeByMtime } from "./memoize-by-mtime";
import { pageFacts, type PageFacts } from "./page-facts";

/** The paths of all built pages. The 404 page is not one of them. */
export function builtPaths(root: string): string[] {
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((name) => `/${name.replaceAll("\\", "/")}`)
    .filter((name) => name.endsWith("/index.html"))
    .map((name) => name.slice(0, -"/index.html".length) || "/")
    .filter((path) => path !== "/404")
    .sort();
}

/** The facts of the page at a path, or `undefined` when no page was built there. */
export function builtPageFacts(root: string, path: string): PageFacts | undefined {
  const file = pageFile(root, path);
  return existsSync(file) ? readFacts(file) : undefined;
}

/**
 * Rewrites every page in place, and the 404 page as `/404` and `/404.html`. Pages are read one at a time, because
 * thousands would fill the memory.
 * @param finish returns the new HTML; it must keep what the facts are about
 * @returns the facts of all pages by path; those of the 404 page as `/404.html`
 */
export function rewritePages(
  root: string,
  finish: (html: string, facts: PageFacts) => string,
): ReadonlyMap<string, PageFacts> {
  const paths = [...builtPaths(root), "/404", "/404.html"].filter((path) => existsSync(pageFile(root, path)));
  const pages = new Map(
    paths.map((path) => {
      const file = pageFile(root, path);
      const facts = readFacts(file);
      const html = readFileSync(file, "utf8");
      const finished = finish(withoutPadding(html), facts);
      // A file that is not written again keeps its compressed copies.
      if (finished !== html) writeFileSync(file, finished);
      return [path, facts];
    }),
  );
  pages.delete("/404");
  return pages;
}

/** The sitemap plugin and the steps after it read the same pages; each page is parsed once. */
const readFacts = memoizeByMtime((file) => pageFacts(withoutPadding(readFileSync(file, "utf8"))));

/** React 18 fills a chunk with NUL where a character of several bytes does not fit (facebook/react#24985). */
function withoutPadding(html: string): string {
  return html.replaceAll("\0", "");
}

function pageFile(root: string, path: string): string {
  return path.endsWith(".html") ? join(root, path) : join(root, path, "index.html");
}
