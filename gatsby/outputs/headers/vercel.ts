import type { Redirect } from "@capture/domain/host/host-files";
import {
  FILE_POLICY,
  languagePaths,
  MOVED,
  NOT_FOUND,
  REVALIDATE,
  type HeaderRule,
} from "@capture/domain/host/host-files";

/** A route of Vercel's Build Output API, version 3. Routes apply in order; `continue` also applies the next ones. */
export interface VercelRoute {
  readonly src?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly continue?: true;
  readonly status?: number;
  readonly dest?: string;
  readonly handle?: "filesystem";
}

/**
 * The header rules and redirects as `.vercel/output/config.json`. Vercel reads `vercel.json` before the build, so that file
 * cannot contain the policies, which have hashes of the built scripts.
 */
export function vercelConfig(
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
): { version: 3; routes: VercelRoute[] } {
  const missing = (prefix: string): Pick<VercelRoute, "dest" | "status" | "headers"> => {
    const dest = prefix + NOT_FOUND;
    return { dest, status: 404, headers: rules.find(({ path }) => path === dest)?.headers ?? {} };
  };
  const languages = languagePaths(rules.map(({ path }) => path));
  return {
    version: 3,
    routes: [
      {
        src: "^/.*$",
        headers: { "Cache-Control": REVALIDATE, "Content-Security-Policy": FILE_POLICY },
        continue: true,
      },
      ...rules
        .filter(({ path }) => !path.endsWith(NOT_FOUND))
        .map(({ path, headers }): VercelRoute => ({ src: sourceOf(path), headers, continue: true })),
      // Vercel adds the query string of the request.
      ...redirects.map(({ from, to }) => ({ src: sourceOf(from), status: MOVED, headers: { Location: to } })),
      // Pages are not served at the URLs of their files, and rules for other hosts and compressed copies have no URL.
      {
        src: "^(?:/404(?:/.*)?|.*/(?:404|index)\\.html|/_(?:headers|redirects)|/\\.host-rules/.*|.*\\.(?:br|gz))$",
        ...missing(""),
      },
      { handle: "filesystem" },
      ...languages.map((language) => ({ src: `^${language}/.*$`, ...missing(language) })),
      { src: "^/.*$", ...missing("") },
    ],
  };
}

/** The regular expression of a path, with and without a trailing slash. */
function sourceOf(path: string): string {
  const text = path.replace(/[.+]/g, "\\$&");
  if (text.endsWith("*")) return `^${text.slice(0, -1)}.*$`;
  if (text.includes("*")) return `^${text.replace("*", ".*")}$`;
  return text === "/" ? "^/$" : `^${text}/?$`;
}
