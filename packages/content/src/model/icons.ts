import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { contentFolder } from "./folder";
import { choicesOf, readSchemas } from "./schemas";

/** The start of the sheet. */
export const SHEET = '<svg xmlns="http://www.w3.org/2000/svg" id="icons"';

/** A file of the Iconify format, as far as it is used here: shapes by name, and other names of shapes. */
interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string } | undefined>>;
  readonly aliases: Readonly<Record<string, { readonly parent: string } | undefined>>;
}

let iconSet: IconSet | undefined;

/** Color and line width, which the component sets (`src/ui/icon.tsx`), and a group that has nothing else. */
const STYLE = / (fill="none"|stroke="currentColor"|stroke-(linecap|linejoin|width)="[^"]*")/g;
const PLAIN_GROUP = /^<g>(.*)<\/g>$/;

/**
 * A hidden SVG that defines icons, which a page shows with `<use href="#icon-camera">` and therefore without script.
 * @throws Error when the icon set lacks one of them
 */
export function iconSheet(names: readonly string[]): string {
  iconSet ??= readIconSet();
  const { icons, aliases } = iconSet;
  const symbols = names.map((name) => {
    const icon = icons[aliases[name]?.parent ?? name];
    if (icon === undefined) throw new Error(`The icon set has no "${name}". All icons are shown on lucide.dev.`);
    const shape = icon.body.replace(STYLE, "").replace(PLAIN_GROUP, "$1");
    return `<symbol id="icon-${name}" viewBox="0 0 24 24">${shape}</symbol>`;
  });
  return `${SHEET} style="display:none">${symbols.join("")}</svg>`;
}

/** Names of the icons that the content may use, from the common schema. */
export function iconNames(): readonly string[] {
  return choicesOf(readSchemas(contentFolder()).get("common.schema.json")?.$defs?.icon ?? {});
}

function readIconSet(): IconSet {
  const file = createRequire(resolve("package.json")).resolve("@iconify-json/lucide/icons.json");
  return JSON.parse(readFileSync(file, "utf8")) as IconSet;
}
