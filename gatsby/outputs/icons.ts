import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { iconNames, iconSheet, SHEET } from "@capture/content/model/icons";
import type { PageFacts } from "../lib/page-facts";

/**
 * Inlines the icons that a page shows; icons of other pages are fetched later (`src/layout/icon-sheet.ts`).
 * A page with inlined icons is returned unchanged.
 * @throws Error when the page has no `<body>`
 */
export function inlineIcons(html: string, { icons, bodyStart }: Pick<PageFacts, "icons" | "bodyStart">): string {
  if (icons.length === 0 || html.includes(SHEET)) return html;
  if (bodyStart === undefined) throw new Error("Gatsby no longer writes <body>, after which the icons are inserted.");
  return html.slice(0, bodyStart) + iconSheet(icons) + html.slice(bodyStart);
}

/** Writes the sheet of all icons into public/, where the built site and `gatsby develop` serve it. */
export function writeIconSheet(): void {
  mkdirSync(resolve("public"), { recursive: true });
  writeFileSync(resolve("public", "icons.svg"), iconSheet(iconNames()));
}
