import type { Redirect } from "@capture/domain/host/host-files";
import { FILE_POLICY, languagePaths, NOT_FOUND, REVALIDATE, type HeaderRule } from "@capture/domain/host/host-files";

/** Headers that differ between paths, each with its nginx variable. */
const VARYING = {
  "Content-Security-Policy": "$site_policy",
  "Cache-Control": "$site_cache",
  "Cross-Origin-Resource-Policy": "$site_sharing",
  "Cross-Origin-Embedder-Policy": "$site_embedder",
  "Access-Control-Allow-Origin": "$site_readers",
  "Cross-Origin-Opener-Policy": "$site_openers",
  "X-Robots-Tag": "$site_robots",
} as const;
const EVERY_PATH = "/*";
type Varying = keyof typeof VARYING;

/**
 * The header rules and redirects for nginx, in two parts: `maps` belongs in `http { … }`, `headers` in `server { … }`.
 * `$uri` is the path of the file that nginx sends, so the maps of headers contain file paths instead of URL paths. nginx
 * omits a header whose value is empty. `server.conf` redirects when `$site_redirect` is not empty, and sends
 * the file of `$site_missing` when there is no file for a path.
 */
export function nginxRules(rules: readonly HeaderRule[], redirects: readonly Redirect[]) {
  const everywhere: HeaderRule["headers"] = rules.find(({ path }) => path === EVERY_PATH)?.headers ?? {};
  const fallbacks: HeaderRule["headers"] = {
    "Cache-Control": REVALIDATE,
    "Content-Security-Policy": FILE_POLICY,
    ...everywhere,
  };
  const names = Object.keys(VARYING) as Varying[];
  const constantHeaders = Object.entries(everywhere).filter(([name]) => !(name in VARYING));
  const maps = names.map((name) => {
    const fallback = fallbacks[name] === undefined ? "" : `  default "${fallbacks[name]}";\n`;
    const lines = rules.flatMap(({ path, headers }) => {
      if (path === EVERY_PATH) return [];
      const value = headers[name];
      return value === undefined ? [] : [`  ${fileKey(path)} "${value}";`];
    });
    return `map $uri ${VARYING[name]} {\n${fallback}${lines.join("\n")}\n}\n`;
  });
  // Regular expressions, because plain keys ignore case: with an alias /About, /about would redirect to itself.
  const redirectLines = redirects.map(({ from, to }) => `  "~^${from.replaceAll(".", "\\.")}/?$" "${to}";`);
  const missingLines = languagePaths(rules.map(({ path }) => path)).map(
    (path) => `  ~^${path}/ ${path}${NOT_FOUND};\n`,
  );
  return {
    maps: [
      "map_hash_bucket_size 256;\n",
      ...maps,
      `map $uri $site_redirect {\n  default "";\n${redirectLines.join("\n")}\n}\n`,
      `map $uri $site_missing {\n  default ${NOT_FOUND};\n${missingLines.join("")}}\n`,
    ].join(""),
    headers: [
      ...constantHeaders.map(([name, value]) => `add_header ${name} "${value}" always;`),
      ...names.map((name) => `add_header ${name} ${VARYING[name]} always;`),
      "",
    ].join("\n"),
  };
}

function fileKey(path: string): string {
  if (path.endsWith("*")) return `"~^${path.slice(0, -1)}"`;
  if (path.includes("*")) return `"~^${path.replaceAll(".", "\\.").replace("*", ".*")}$"`;
  // The paths of pages have no extension.
  if (/\.[^/]+$/.test(path)) return `"${path}"`;
  return `"${path === "/" ? "" : path}/index.html"`;
}
