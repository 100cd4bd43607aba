import { DOCUMENT_HEADERS, DOCUMENT_TYPE } from "./documents";
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
  const isOfDocuments = ([name]: [string, string]): boolean => DOCUMENT_HEADERS.includes(name);
  const maps = (Object.keys(VARYING) as Varying[]).map((name) => {
    const rest = name === "Cache-Control" ? `  default "${REVALIDATE}";\n` : "";
    const lines = rules.flatMap(({ path, headers }) => {
      const value = headers[name];
      return value === undefined ? [] : [`  ${key(path)} "${value}";`];
    });
    return `map $uri ${VARYING[name]} {\n${rest}${lines.join("\n")}\n}\n`;
  });
  return {
    maps: `map_hash_bucket_size 256;\n${maps.join("")}${constant.filter(isOfDocuments).map(ofDocuments).join("")}`,
    headers: [
      ...constant.map((header) => {
        const [name, value] = header;
        return `add_header ${name} ${isOfDocuments(header) ? variable(name) : `"${value}"`} always;`;
      }),
      ...(Object.keys(VARYING) as Varying[]).map((name) => `add_header ${name} ${VARYING[name]} always;`),
      "",
    ].join("\n"),
  };
}

/** nginx sends no header whose value is empty. */
function ofDocuments([name, value]: [string, string]): string {
  return `map $sent_http_content_type ${variable(name)} {\n  "~${DOCUMENT_TYPE.source}" "${value}";\n}\n`;
}

function variable(name: string): string {
  return `$site_${name.toLowerCase().replaceAll("-", "_")}`;
}

function key(path: string): string {
  if (path.endsWith("*")) return `"~^${path.slice(0, -1)}"`;
  if (path === NOT_FOUND || /\.(js|css|json)$/.test(path)) return `"${path}"`;
  return `"${path === "/" ? "" : path}/index.html"`;
}
