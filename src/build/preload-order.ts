import { statSync } from "node:fs";
import { join, resolve } from "node:path";

/** A font or a picture of the first screen. */
const PRELOAD = /<link(?=[^>]* rel="preload")(?=[^>]* as="(?:font|image)")[^>]*>/g;
/** Its file; of a picture, the one that phones load, which stands first. */
const FILE = / (?:href|imagesrcset)="(\/[^\s"]+)/i;

/**
 * Names the largest of a page's first files first: what is asked for first has
 * the line that is open already, and the others must open theirs.
 * @param sizeOf bytes of a file of the built site, by its address
 */
export function preloadLargestFirst(html: string, sizeOf: (address: string) => number = builtSize): string {
  const size = (link: string): number => sizeOf(FILE.exec(link)?.[1] ?? "");
  const links = (html.match(PRELOAD) ?? []).sort((a, b) => size(b) - size(a));
  return html.replace(PRELOAD, () => links.shift() ?? "");
}

const builtSize = (address: string): number =>
  statSync(join(resolve("public"), decodeURI(address)), { throwIfNoEntry: false })?.size ?? 0;
