import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The HTML of a built page, or `undefined` when there is none at the address. */
export function builtPage(root: string, path: string): string | undefined {
  const file = join(root, path, "index.html");
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}

/** The pages of a built site. HTML is read on demand, because thousands of pages would fill the memory. */
export interface BuiltPages {
  readonly paths: readonly string[];
  /** The HTML at one of the addresses. */
  html(path: string): string;
}

/** Every built page. The 404 page is not among them. */
export function builtPages(root: string): BuiltPages {
  const paths = readdirSync(root, { recursive: true, encoding: "utf8" })
    .map((name) => `/${name.replaceAll("\\", "/")}`)
    .filter((name) => name.endsWith("/index.html"))
    .map((name) => name.slice(0, -"/index.html".length) || "/")
    .filter((path) => path !== "/404")
    .sort();
  return { paths, html: (path) => builtPage(root, path) ?? "" };
}

/** Rewrites every page in place, and the 404 page as `/404` and `/404.html`. */
export function rewritePages(root: string, change: (html: string, path: string) => string): void {
  const pages = [...builtPages(root).paths, "/404"].map((path) => [path, join(root, path, "index.html")] as const);
  for (const [path, file] of [...pages, ["/404.html", join(root, "404.html")] as const]) {
    if (!existsSync(file)) continue;
    const html = readFileSync(file, "utf8");
    const changed = change(html, path);
    if (changed !== html) writeFileSync(file, changed);
  }
}

/** Addresses of the pictures that a page shows, each once. */
export function picturesOf(html: string): string[] {
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  const addresses = [...main.matchAll(/<img[^>]*\ssrc="([^"]+)"/g)].map(([, src = ""]) => src);
  // A substring keeps its whole page in memory; a copy does not.
  return [...new Set(addresses)].map((address) => Buffer.from(address).toString());
}
