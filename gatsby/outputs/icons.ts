import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, resolve } from "node:path";
import { contentFolder } from "../../src/content/model/folder";
import { choicesOf, readSchemas } from "../../src/content/model/schemas";
import { memoizeByMtime } from "../lib/memoize-by-mtime";
import type { PageFacts } from "../lib/page-facts";

const SHEET = '<svg xmlns="http://www.w3.org/2000/svg" id="icons"';

/** Reads one icon as a `<symbol>`, without color and line width: the component sets them (`components/ui/icon.tsx`). */
const readSymbol = memoizeByMtime((path) => {
  const svg = readFileSync(path, "utf8");
  const body = svg.slice(svg.indexOf(">", svg.indexOf("<svg")) + 1, svg.lastIndexOf("</svg>"));
  return `<symbol id="icon-${basename(path, ".svg")}" viewBox="0 0 24 24">${body.replace(/\s*\n\s*/g, "").replaceAll(" />", "/>")}</symbol>`;
});

/**
 * A hidden SVG that defines icons, which a page shows with `<use href="#icon-camera">` and therefore without script.
 * @throws Error when the icon set lacks one of them
 */
export function iconSheet(names: readonly string[]): string {
  const folder = join(dirname(createRequire(resolve("package.json")).resolve("lucide-static/package.json")), "icons");
  const symbols = names.map((name) => readSymbol(join(folder, `${name}.svg`)));
  return `${SHEET} style="display:none">${symbols.join("")}</svg>`;
}

/**
 * Inlines the icons that a page shows; icons of other pages are fetched later (`components/layout/icon-sheet.ts`).
 * A page with inlined icons is returned unchanged.
 * @throws Error when the page has no `<body>`
 */
export function inlineIcons(html: string, { icons, bodyStart }: Pick<PageFacts, "icons" | "bodyStart">): string {
  if (icons.length === 0 || html.includes(SHEET)) return html;
  if (bodyStart === undefined) throw new Error("Gatsby no longer writes <body>, after which the icons are inserted.");
  return html.slice(0, bodyStart) + iconSheet(icons) + html.slice(bodyStart);
}

/** Names of the icons that the content may use, from the common schema. */
export function iconNames(): readonly string[] {
  return choicesOf(readSchemas(contentFolder()).get("common.schema.json")?.$defs?.icon ?? {});
}

/** Writes the sheet of all icons into public/, where the built site and `gatsby develop` serve it. */
export function writeIconSheet(): void {
  mkdirSync(resolve("public"), { recursive: true });
  writeFileSync(resolve("public", "icons.svg"), iconSheet(iconNames()));
}
