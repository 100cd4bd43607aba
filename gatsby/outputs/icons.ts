import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { contentFolder } from "../../src/content/model/folder";
import { choicesOf, readSchemas } from "../../src/content/model/schemas";
import { memoizeByMtime } from "../lib/memoize-by-mtime";
import type { PageFacts } from "../lib/page-facts";

const SHEET = '<svg xmlns="http://www.w3.org/2000/svg" id="icons"';

/** A file of the Iconify format, as far as it is used here: shapes by name, and other names of shapes. */
interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
  readonly aliases: Readonly<Record<string, { readonly parent: string } | undefined>>;
}

const readIconSet = memoizeByMtime((path) => JSON.parse(readFileSync(path, "utf8")) as IconSet);

/** Color and line width, which the component sets (`components/ui/icon.tsx`), and a group that has nothing else. */
const STYLE = / (fill="none"|stroke="currentColor"|stroke-(linecap|linejoin|width)="[^"]*")/g;
const PLAIN_GROUP = /^<g>(.*)<\/g>$/;

/**
 * A hidden SVG that defines icons, which a page shows with `<use href="#icon-camera">` and therefore without script.
 * @throws Error when the icon set lacks one of them
 */
export function iconSheet(names: readonly string[]): string {
  const { icons, aliases } = readIconSet(
    createRequire(resolve("package.json")).resolve("@iconify-json/lucide/icons.json"),
  );
  const symbols = names.map((name) => {
    const icon = icons[aliases[name]?.parent ?? name];
    if (icon === undefined) throw new Error(`The icon set has no "${name}". All icons are shown on lucide.dev.`);
    const shape = icon.body.replace(STYLE, "").replace(PLAIN_GROUP, "$1");
    return `<symbol id="icon-${name}" viewBox="0 0 24 24">${shape}</symbol>`;
  });
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
