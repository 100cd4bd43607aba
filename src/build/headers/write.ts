import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { contentFolder } from "../../content/folder";
import type { BuiltPages } from "../built-pages";
import { HEADERS_FILE, headersText } from "./headers-file";
import { policyHosts } from "./hosts";
import { nginxHeaders } from "./nginx";
import { headerRules, NOT_FOUND } from "./rules";

/** Where the snippets for nginx are written, beside the server block that includes them. */
const NGINX_FOLDER = "deploy/nginx";

/**
 * Writes the header rules of the built pages for every kind of host.
 * @param root path of the built site
 */
export function writeHeaders(root: string, pages: BuiltPages): void {
  const rules = headerRules(root, pages, policyHosts(contentFolder(), process.env.GATSBY_FORMS_URL));
  writeFileSync(join(root, HEADERS_FILE), headersText(rules));
  for (const { path, headers } of rules) {
    const policy = headers["Content-Security-Policy"];
    if (policy === undefined) continue;
    const files = path === NOT_FOUND ? [NOT_FOUND, "404/index.html"] : [join(path, "index.html")];
    for (const file of files) takeInPolicy(join(root, file), policy);
  }
  const { maps, headers } = nginxHeaders(rules);
  const folder = resolve(NGINX_FOLDER);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "maps.conf"), maps);
  writeFileSync(join(folder, "headers.conf"), headers);
}

function takeInPolicy(file: string, policy: string): void {
  if (!existsSync(file)) return;
  const html = readFileSync(file, "utf8");
  const changed = withPolicy(html, policy);
  // A file that is not written keeps its compressed copies.
  if (changed !== html) writeFileSync(file, changed);
}

const POLICY_TAG = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
const FIRST_TAG = /<meta char[sS]et="utf-8"\/?>/;

/**
 * A page with its policy inside: hosts that know rules by address alone send
 * none for an address that is missing, or that they write with a slash at its
 * end. Browsers take no word about frames here.
 */
export function withPolicy(html: string, policy: string): string {
  const content = policy.replace(/; frame-ancestors [^;]*/, "");
  const tag = `<meta http-equiv="Content-Security-Policy" content="${content}"/>`;
  return html.replace(POLICY_TAG, "").replace(FIRST_TAG, (first) => first + tag);
}
