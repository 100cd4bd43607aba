import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { BuildArgs } from "gatsby";
import { readContent } from "../../lib/read-content";
import { ALL_TWINS_FILE } from "./all-twins-file";
import { TWIN_KINDS } from "./twin-kinds";
import { createLinker } from "./pieces";
import { printFile } from "./print";
import type { Twin, TwinSite } from "./twin";

/**
 * Writes the Markdown twin of each page that has one next to the page, and one file with all of them.
 * @param root path of the built site
 * @param order paths of all pages, in the order in which they are listed
 * @throws Error when the content cannot be read
 */
export async function writeTwins(graphql: BuildArgs["graphql"], root: string, order: readonly string[]): Promise<void> {
  const { siteConfig } = await readContent(
    graphql,
    ["siteConfig"],
    "query TwinSite { siteConfig { url locale language } }",
  );
  const { url, locale, language } = siteConfig;
  const site: TwinSite = { url, locale, linkTo: createLinker(url) };
  removeTwins(root);
  const texts = new Map<string, string>();
  for (const kind of TWIN_KINDS) {
    for (const twin of await kind.read(graphql, site)) {
      const { markdown } = twin.seo;
      if (markdown === null) continue;
      const text = fileText(twin, url, language);
      mkdirSync(dirname(join(root, markdown)), { recursive: true });
      writeFileSync(join(root, markdown), text);
      texts.set(pathOf(twin), text);
    }
  }
  const ordered = order.flatMap((path) => texts.get(path) ?? []);
  if (ordered.length > 0) writeFileSync(join(root, ALL_TWINS_FILE), ordered.join("\n"));
}

function fileText(twin: Twin, siteUrl: string, language: string): string {
  const { title, modified } = twin.seo;
  const front = {
    title,
    url: `${siteUrl}${pathOf(twin)}`,
    language,
    ...(twin.date && { date: twin.date }),
    ...(modified !== null && { updated: modified.slice(0, "2025-06-10".length) }),
  };
  return printFile(front, twin.blocks);
}

const pathOf = ({ seo: { trail } }: Twin): string => trail.at(-1)?.path ?? "/";

/** Removes the twins of an earlier build; no other file of a site ends in `.md`. */
function removeTwins(root: string): void {
  rmSync(join(root, ALL_TWINS_FILE), { force: true });
  for (const name of readdirSync(root, { recursive: true, encoding: "utf8" })) {
    if (name.endsWith(".md")) rmSync(join(root, name), { force: true });
  }
}
