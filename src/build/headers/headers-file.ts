import type { HeaderRule } from "./rules";

/** The file that Netlify, Cloudflare Pages and our own host read. */
export const HEADERS_FILE = "_headers";

/** Writes rules as they read them: an address, and its headers indented below it. */
export function headersText(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n"),
    )
    .join("\n");
}

/** Reads what `headersText` has written. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: { path: string; headers: Record<string, string> }[] = [];
  for (const line of text.split("\n").filter((candidate) => candidate.trim() !== "")) {
    const rule = rules.at(-1);
    if (!line.startsWith(" ")) rules.push({ path: line.trim(), headers: {} });
    else if (rule) {
      const colon = line.indexOf(":");
      rule.headers[line.slice(0, colon).trim()] = line.slice(colon + 1).trim();
    }
  }
  return rules;
}

/**
 * The headers of an address, found quickly: rules for one address in a map,
 * those for all below one in a short list.
 */
export function headerFinder(rules: readonly HeaderRule[]): (path: string) => Record<string, string> {
  const exact = new Map(rules.map(({ path, headers }) => [path, headers]));
  const below = rules
    .filter(({ path }) => path.endsWith("*"))
    .map(({ path, headers }) => ({ start: path.slice(0, -1), headers }));
  return (path) =>
    Object.assign(
      {},
      ...below.filter(({ start }) => path.startsWith(start)).map(({ headers }) => headers),
      exact.get(path),
    ) as Record<string, string>;
}
