import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { contentFolder } from "../content/folder";
import { readSchemas } from "../content/schemas";

/**
 * One SVG sheet with every icon that the content may name, so that an icon
 * costs a page no script: `<use href="/icons.svg#camera">`.
 * @throws Error when the schema names an icon that the icon set does not have
 */
export function iconSheet(names: readonly string[]): string {
  const folder = join(dirname(createRequire(resolve("package.json")).resolve("lucide-static/package.json")), "icons");
  const symbols = names.map((name) => {
    const svg = readFileSync(join(folder, `${name}.svg`), "utf8");
    const body = svg.slice(svg.indexOf(">", svg.indexOf("<svg")) + 1, svg.lastIndexOf("</svg>"));
    return `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round">${body.replace(/\s*\n\s*/g, "")}</symbol>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`;
}

/** Names of the icons that the content may use, from the common schema. */
export function iconNames(): readonly string[] {
  return readSchemas(contentFolder()).get("common.schema.json")?.$defs?.icon?.enum ?? [];
}

/** Writes the sheet into public/, where the built site and `gatsby develop` serve it. */
export function onPostBootstrap(): void {
  mkdirSync(resolve("public"), { recursive: true });
  writeFileSync(resolve("public", "icons.svg"), iconSheet(iconNames()));
}
