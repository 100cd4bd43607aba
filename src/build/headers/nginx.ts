import { CAME_FROM, DOCUMENT_HEADERS, DOCUMENT_TYPE, FROM_NOWHERE, OPENER_POLICY } from "./documents";
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
    maps: [
      "map_hash_bucket_size 256;\n",
      ...maps,
      ...constant.filter(isOfDocuments).flatMap(ofDocuments),
      onDocuments("Vary", CAME_FROM),
    ].join(""),
    headers: [
      ...constant.map((header) => {
        const [name, value] = header;
        return `add_header ${name} ${isOfDocuments(header) ? variable(name) : `"${value}"`} always;`;
      }),
      ...(Object.keys(VARYING) as Varying[]).map((name) => `add_header ${name} ${VARYING[name]} always;`),
      `add_header Vary ${variable("Vary")} always;`,
      "",
    ].join("\n"),
  };
}

/**
 * nginx sends no header whose value is empty, and looks for no pattern in a
 * type that is: an answer that a page is as it was has none.
 */
function onDocuments(name: string, value: string): string {
  const pattern = `"~${DOCUMENT_TYPE.source}"`;
  return `map $sent_http_content_type ${variable(name)} {\n  "" "${value}";\n  ${pattern} "${value}";\n}\n`;
}

function ofDocuments([name, value]: [string, string]): string[] {
  if (name !== OPENER_POLICY) return [onDocuments(name, value)];
  const opened = `map $http_${snake(CAME_FROM)} $site_opener {\n  default "${value}";\n  ${FROM_NOWHERE} "";\n}\n`;
  return [opened, onDocuments(name, "$site_opener")];
}

/** How nginx writes the name of a header in a variable. */
function snake(name: string): string {
  return name.toLowerCase().replaceAll("-", "_");
}

function variable(name: string): string {
  return `$site_${snake(name)}`;
}

function key(path: string): string {
  if (path.endsWith("*")) return `"~^${path.slice(0, -1)}"`;
  if (path === NOT_FOUND || /\.(js|css|json)$/.test(path)) return `"${path}"`;
  return `"${path === "/" ? "" : path}/index.html"`;
}
