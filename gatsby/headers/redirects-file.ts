import type { Redirect } from "../../src/content/aliases";

/**
 * The `_redirects` file. The build writes it; the site's own host, Netlify and Cloudflare Pages read it.
 * Like `headers-file.ts`, the build and `server/` share it.
 */
export const REDIRECTS_FILE = "_redirects";

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
