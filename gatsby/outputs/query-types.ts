import { existsSync, readFileSync, watchFile, writeFileSync } from "node:fs";
import { resolve } from "node:path";

/** Gatsby writes the types of the whole schema to this file, of which two thirds are inputs of filters and sorting. */
export const ALL_TYPES = ".cache/gatsby-types.d.ts";
const QUERY_TYPES = "src/gatsby-types.d.ts";

/** Writes the types of the query results, which are committed. Gatsby has none of a site whose URL has a path. */
export function writeQueryTypes(): void {
  if (!existsSync(resolve(ALL_TYPES))) return;
  writeFileSync(resolve(QUERY_TYPES), keepQueryTypes(readFileSync(resolve(ALL_TYPES), "utf8")));
}

/** Writes the types whenever Gatsby does, for `gatsby develop`. */
export function watchQueryTypes(): void {
  watchFile(resolve(ALL_TYPES), { persistent: false }, writeQueryTypes);
}

/** Keeps the types of queries and fragments, and the types that they name. @param text types, with empty lines between them */
export function keepQueryTypes(text: string): string {
  const blocks = text.split(/\n{2,}/).map((block) => ({ block, name: /^type (\w+)/m.exec(block)?.[1] }));
  const named = new Map(blocks.map(({ block, name }) => [name, block]));
  const kept = new Set<string | undefined>([undefined]);
  const keep = (name: string): void => {
    if (kept.has(name)) return;
    kept.add(name);
    for (const [word] of named.get(name)?.matchAll(/\w+/g) ?? []) if (named.has(word)) keep(word);
  };
  for (const name of named.keys()) if (name !== undefined && /(Query|Fragment)$/.test(name)) keep(name);
  return blocks
    .filter(({ name }) => kept.has(name))
    .map(({ block }) => block)
    .join("\n\n");
}
