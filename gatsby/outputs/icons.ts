import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, resolve } from "node:path";
import { contentFolder } from "../../src/content/model/folder";
import { readSchemas } from "../../src/content/model/schemas";
import { memoizeByMtime } from "../lib/memoize-by-mtime";

const SHEET = '<svg xmlns="http://www.w3.org/2000/svg" id="icons"';

/** One icon as a `<symbol>`. Color and line come from where it is used (`components/ui/icon.tsx`). */
const symbol = memoizeByMtime((path) => {
  const svg = readFileSync(path, "utf8");
  const body = svg.slice(svg.indexOf(">", svg.indexOf("<svg")) + 1, svg.lastIndexOf("</svg>"));
  return `<symbol id="icon-${basename(path, ".svg")}" viewBox="0 0 24 24">${body.replace(/\s*\n\s*/g, "").replaceAll(" />", "/>")}</symbol>`;
});

/**
 * A hidden SVG with the icons of these names, to be used as
 * `<use href="#icon-camera">`, so an icon costs no script.
 * @throws Error when the icon set lacks one of them
 */
export function iconSheet(names: readonly string[]): string {
  const folder = join(dirname(createRequire(resolve("package.json")).resolve("lucide-static/package.json")), "icons");
  const symbols = names.map((name) => symbol(join(folder, `${name}.svg`)));
  return `${SHEET} style="display:none">${symbols.join("")}</svg>`;
}

const BODY = /<body[^>]*>/;

/**
 * Inlines the icons that a page shows; those of other pages are fetched later (`components/layout/icon-sheet.ts`).
 * @throws Error when the page has no body to put them into
 */
export function serveIcons(html: string): string {
  if (html.includes(SHEET)) return html;
  const names = new Set([...html.matchAll(/ href="#icon-([\w-]+)"/g)].map(([, name = ""]) => name));
  if (names.size === 0) return html;
  if (!BODY.test(html)) throw new Error("Gatsby no longer writes <body>, which the icons of a page follow.");
  return html.replace(BODY, (body) => body + iconSheet([...names]));
}

/** Names of the icons that the content may use, from the common schema. */
export function iconNames(): readonly string[] {
  return readSchemas(contentFolder()).get("common.schema.json")?.$defs?.icon?.enum ?? [];
}

/** Writes the sheet of all icons into public/, where the built site and `gatsby develop` serve it. */
export function onPostBootstrap(): void {
  mkdirSync(resolve("public"), { recursive: true });
  writeFileSync(resolve("public", "icons.svg"), iconSheet(iconNames()));
}
