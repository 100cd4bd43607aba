import type { Redirect } from "../../../src/content/model/aliases";

/*
 * The two files that the build writes and that the site's own host, Netlify and Cloudflare Pages read.
 * This module is the only one that the build and `server/` share, so it imports no code.
 */

export const HEADERS_FILE = "_headers";
export const REDIRECTS_FILE = "_redirects";

/** The path whose rule applies to every missing address. */
export const NOT_FOUND = "/404.html";

/** For everything whose address stays the same while its content changes. */
export const REVALIDATE = "public, max-age=0, must-revalidate";

/** Headers of one address, or of all addresses below it when the path ends in `*`. */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** The rules in the file's format: a path, and its headers indented below it. */
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

/** Looks up the headers of an address: exact paths in a map, the few `*` rules in a list. */
export function headerFinder(rules: readonly HeaderRule[]): (path: string) => Record<string, string> {
  const exact = new Map(rules.map(({ path, headers }) => [path, headers]));
  const prefixes = rules
    .filter(({ path }) => path.endsWith("*"))
    .map(({ path, headers }) => ({ prefix: path.slice(0, -1), headers }));
  return (path) =>
    Object.assign(
      {},
      ...prefixes.filter(({ prefix }) => path.startsWith(prefix)).map(({ headers }) => headers),
      exact.get(path),
    ) as Record<string, string>;
}

/** A page is only ever asked for by GET and HEAD, which 301 keeps, and every host and crawler knows 301. */
export const MOVED = 301;

/** The redirects in the file's format, a line each. Cloudflare asks for the address with a slash at its end, too. */
export function redirectsText(redirects: readonly Redirect[]): string {
  return redirects.map(({ from, to }) => `${from} ${to} ${MOVED}\n${from}/ ${to} ${MOVED}\n`).join("");
}

/** Reads what `redirectsText` has written: an old address → the new one. */
export function parseRedirects(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split("\n").flatMap((line) => {
      const [from, to] = line.split(" ");
      return from && to ? [[from, to] as const] : [];
    }),
  );
}
