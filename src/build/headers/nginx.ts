import { NOT_FOUND, REVALIDATE, type HeaderRule } from "./rules";

/** Headers that differ from address to address, and the variable that carries each. */
const VARYING = {
  "Content-Security-Policy": "$site_policy",
  "Cache-Control": "$site_cache",
  "Cross-Origin-Resource-Policy": "$site_sharing",
  "Access-Control-Allow-Origin": "$site_readers",
} as const;
type Varying = keyof typeof VARYING;

/**
 * The same rules for nginx, in two parts: `maps` stands in `http { … }`,
 * `headers` in `server { … }`. nginx looks the file up that it sends, so an
 * address is named by its file.
 */
export function nginxHeaders(rules: readonly HeaderRule[]): { maps: string; headers: string } {
  const constant = Object.entries(rules.find(({ path }) => path === "/*")?.headers ?? {});
  const maps = (Object.keys(VARYING) as Varying[]).map((name) => {
    const rest = name === "Cache-Control" ? `  default "${REVALIDATE}";\n` : "";
    const lines = rules.flatMap(({ path, headers }) => {
      const value = headers[name];
      return value === undefined ? [] : [`  ${key(path)} "${value}";`];
    });
    return `map $uri ${VARYING[name]} {\n${rest}${lines.join("\n")}\n}\n`;
  });
  return {
    maps: `map_hash_bucket_size 256;\n${maps.join("")}`,
    headers: [
      ...constant.map(([name, value]) => `add_header ${name} "${value}" always;`),
      ...(Object.keys(VARYING) as Varying[]).map((name) => `add_header ${name} ${VARYING[name]} always;`),
      "",
    ].join("\n"),
  };
}

function key(path: string): string {
  if (path.endsWith("*")) return `"~^${path.slice(0, -1)}"`;
  if (path === NOT_FOUND || /\.(js|css|json)$/.test(path)) return `"${path}"`;
  return `"${path === "/" ? "" : path}/index.html"`;
}
