/*
 * The files that the build writes for the site's own host, Netlify and Cloudflare Pages.
 * This module is the only one that the build and the host share, so it imports no code.
 */

export const HEADERS_FILE = "_headers";
export const REDIRECTS_FILE = "_redirects";

/**
 * The folder of a built site with the same rules for other hosts: `nginx/maps.conf` and `nginx/headers.conf`, which
 * deploy/nginx/server.conf includes, and `vercel/config.json`. No host serves it.
 */
export const HOST_RULES_FOLDER = ".host-rules";

/** The path whose rule applies to every URL that does not exist. */
export const NOT_FOUND = "/404.html";

/**
 * The paths of the further languages of a site, such as `/de`: each has its own 404 page.
 * @param paths of files or pages, each with a slash at the beginning
 */
export const languagePaths = (paths: Iterable<string>): string[] =>
  [...paths].flatMap((path) => /^(\/[^/]+)\/404\.html$/.exec(path)?.[1] ?? []).sort();

/** Cache-Control of files whose URL stays the same while their content changes. */
export const REVALIDATE = "public, max-age=0, must-revalidate";

/**
 * The policy of a response that is not a page, such as a feed: it may look as its author wants, and do nothing. Browsers
 * show JSON, XML and pictures with styles of their own.
 */
export const FILE_POLICY = "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; sandbox";

/** A former path of a page, and its current path. */
export interface Redirect {
  from: string;
  to: string;
}

/** Headers of one path, or of all paths that match it when it contains one `*`. */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** Writes rules in the format of `_headers`: a path, and its headers indented below it. */
export function headersText(rules: readonly HeaderRule[]): string {
  return rules
    .map(({ path, headers }) =>
      [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ""].join("\n"),
    )
    .join("\n");
}

/** Parses what `headersText` writes. */
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

/** Returns a function that looks up the headers of a path: exact paths in a map, the few `*` rules in a list. */
export function headerFinder(rules: readonly HeaderRule[]): (path: string) => Record<string, string> {
  const exact = new Map(rules.map(({ path, headers }) => [path, headers]));
  const patterns = rules
    .filter(({ path }) => path.includes("*"))
    .map(({ path, headers }) => ({
      start: path.slice(0, path.indexOf("*")),
      end: path.slice(path.indexOf("*") + 1),
      headers,
    }));
  return (path) =>
    Object.assign(
      {},
      ...patterns
        .filter(({ start, end }) => path.startsWith(start) && path.endsWith(end))
        .map(({ headers }) => headers),
      exact.get(path),
    ) as Record<string, string>;
}

/** Status code of redirects. 308 would also keep the request method, but pages receive only GET and HEAD, and 301 is supported everywhere. */
export const MOVED = 301;

/**
 * Writes redirects in the format of `_redirects`. Cloudflare needs a second line for the path with a trailing slash, and
 * finds the 404 pages of languages itself; Netlify needs a line for each.
 * @param languages paths of the further languages, such as `/de`
 */
export function redirectsText(redirects: readonly Redirect[], languages: readonly string[] = []): string {
  return [
    ...redirects.map(({ from, to }) => `${from} ${to} ${MOVED}\n${from}/ ${to} ${MOVED}\n`),
    ...languages.map((language) => `${language}/* ${language}${NOT_FOUND} 404\n`),
  ].join("");
}

/** Parses what `redirectsText` writes: old path → new path. */
export function parseRedirects(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split("\n").flatMap((line) => {
      const [from, to, status] = line.split(" ");
      return from && to && status === String(MOVED) ? [[from, to] as const] : [];
    }),
  );
}
