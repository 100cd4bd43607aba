import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readBrand } from "@capture/content/model/brand";
import { readMark } from "@capture/content/model/mark";
import { filesBelow } from "@capture/content/model/files-below";

/** Files that contain text. */
const TEXT_FILE = /\.(html|js|json|xml|txt|webmanifest|svg|css)$/;
/** Files that visitors and crawlers read, in which a short name such as PRO is a name. */
const PAGE_FILE = /\.(html|xml|txt|webmanifest)$/;

/**
 * Finds what a built site still contains of another company: its brand, its host, its colors, its mark and the names of its
 * entries.
 * @param root folder of the built site
 * @param content content folder of the other company
 * @returns one line for each file and trace
 */
export function findTraces(root: string, content: string): string[] {
  const read = (name: string): string => readFileSync(join(content, name), "utf8");
  const { brand, legalName, url } = JSON.parse(read("site.json")) as Record<"brand" | "legalName" | "url", string>;
  const { items } = JSON.parse(read("names.json")) as { items: { name: string }[] };
  const colors = readBrand(content).colors.ramp;
  const everywhere = [brand, legalName, new URL(url).host, ...colors, readMark(content).shapes];
  const inPages = items.map(({ name }) => new RegExp(`(?<![\\p{L}\\p{N}-])${name}(?![\\p{L}\\p{N}-])`, "u"));
  return filesBelow(root)
    .filter((name) => TEXT_FILE.test(name))
    .flatMap((name) => {
      const text = readFileSync(join(root, name), "utf8");
      const traces = everywhere.filter((trace) => text.includes(trace));
      const names = PAGE_FILE.test(name) ? inPages.filter((pattern) => pattern.test(text)).map(String) : [];
      return [...traces, ...names].map((trace) => `${name}: ${trace}`);
    });
}
