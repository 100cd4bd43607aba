import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { redirectsIn } from "@capture/content/model/aliases";
import type { Redirect } from "@capture/domain/host/host-files";
import { readTranslatedPaths } from "@capture/content/locales/slugs";
import { contentFolder } from "@capture/content/model/folder";
import {
  HEADERS_FILE,
  headersText,
  HOST_RULES_FOLDER,
  languagePaths,
  NOT_FOUND,
  parseHeaders,
  REDIRECTS_FILE,
  redirectsText,
  type HeaderRule,
} from "@capture/domain/host/host-files";
import type { PageFacts } from "../../lib/page-facts";
import { policyHosts } from "./hosts";
import { nginxRules } from "./nginx";
import { headerRules } from "./rules";
import { vercelConfig } from "./vercel";

/**
 * Writes the header rules of the built pages and the redirects of aliases, for our host, static hosts, nginx and Vercel.
 * @param root path of the built site
 * @param pages facts of all pages by path
 * @throws Error when an alias is the path of a built file
 */
export function writeHeaders(root: string, pages: ReadonlyMap<string, PageFacts>): void {
  const rules = headerRules(root, pages, policyHosts(contentFolder(), process.env.GATSBY_FORMS_URL));
  const redirects = readRedirects(root, rules);
  rejectExistingFiles(root, redirects);
  writeFileSync(join(root, REDIRECTS_FILE), redirectsText(redirects, languagesOf(rules)));
  writeRules(root, rules, redirects);
  for (const { path, headers } of rules) {
    const policy = headers["Content-Security-Policy"];
    if (policy === undefined) continue;
    const files = path.endsWith(NOT_FOUND)
      ? [path, path.replace(/\.html$/, "/index.html")]
      : [join(path, "index.html")];
    for (const file of files) insertPolicy(join(root, file), policy);
  }
}

/** Adds header rules to those of a built site, for our host, static hosts, nginx and Vercel. */
export function addRules(root: string, added: readonly HeaderRule[]): void {
  const rules = withRules(parseHeaders(readFileSync(join(root, HEADERS_FILE), "utf8")), added);
  writeRules(root, rules, readRedirects(root, rules));
}

/** RSS and JSON Feed that releases and changes had. */
const FORMER_FEEDS: readonly Redirect[] = ["/releases", "/changes"].flatMap((page) =>
  ["rss.xml", "feed.json"].map((file) => ({ from: `${page}/${file}`, to: `${page}/atom.xml` })),
);

/** The redirects of aliases, in each language, and those from the path in the default locale to a translated one. */
function readRedirects(root: string, rules: readonly HeaderRule[]): Redirect[] {
  const feeds = FORMER_FEEDS.filter(({ to }) => existsSync(join(root, to)));
  const aliases = [...redirectsIn(contentFolder()), ...feeds];
  const redirects = languagesOf(rules).flatMap((language) => {
    const paths = readTranslatedPaths(contentFolder(), language.slice(1));
    const pages = [...paths].filter(([, path]) => existsSync(join(root, language, path, "index.html")));
    const moved = aliases.map(({ from, to }) => ({ from, to: paths.get(to) ?? to }));
    return [...moved, ...pages.map(([from, to]) => ({ from, to }))].map(({ from, to }) => ({
      from: language + from,
      to: language + to,
    }));
  });
  return [...aliases, ...redirects];
}

const languagesOf = (rules: readonly HeaderRule[]): string[] => languagePaths(rules.map(({ path }) => path));

/**
 * Adds rules, and removes earlier rules for the same paths. Added rules come before those of pages, because Cloudflare
 * reads only the first hundred, and after the rule for every path, because on our own host later rules win.
 */
export function withRules(rules: readonly HeaderRule[], added: readonly HeaderRule[]): HeaderRule[] {
  const others = rules.slice(1).filter(({ path }) => !added.some((rule) => rule.path === path));
  return [...rules.slice(0, 1), ...added, ...others];
}

/**
 * Writes rules as a file for static hosts, as snippets for nginx and as routes for Vercel. All are in the built site: other
 * sites, such as previews, are built in the same project, and a release has the rules of its own pages.
 */
function writeRules(root: string, rules: readonly HeaderRule[], redirects: readonly Redirect[]): void {
  writeFileSync(join(root, HEADERS_FILE), headersText(rules));
  const { maps, headers } = nginxRules(rules, redirects);
  const files = {
    "nginx/maps.conf": maps,
    "nginx/headers.conf": headers,
    "vercel/config.json": `${JSON.stringify(vercelConfig(rules, redirects), null, 2)}\n`,
  };
  for (const [name, text] of Object.entries(files)) {
    const path = join(root, HOST_RULES_FOLDER, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

/** The content check compares aliases with pages only, not with files. Hosts differ in what they send when a path has a file and a redirect. */
function rejectExistingFiles(root: string, redirects: readonly Redirect[]): void {
  const conflict = redirects.find(({ from }) => statSync(join(root, from), { throwIfNoEntry: false })?.isFile());
  if (conflict)
    throw new Error(
      `“${conflict.from}” is an alias of ${conflict.to}, but the site has a file at this path. Remove the alias.`,
    );
}

function insertPolicy(file: string, policy: string): void {
  if (!existsSync(file)) return;
  const html = readFileSync(file, "utf8");
  const changed = withPolicy(html, policy);
  // An unchanged file keeps its modification time, so its compressed copies remain valid.
  if (changed !== html) writeFileSync(file, changed);
}

const POLICY_TAG = /<meta http-equiv="Content-Security-Policy"[^>]*>/;
const CHARSET_TAG = /<meta char[sS]et="utf-8"\/?>/;

/**
 * Adds the policy to the page as a meta element. Static hosts match rules by path, so they send no policy for a missing
 * page or for a path with a trailing slash. Browsers ignore `frame-ancestors` in a meta element.
 * @throws Error when the page has no charset element, after which the policy is inserted
 */
export function withPolicy(html: string, policy: string): string {
  const content = policy.replace(/; frame-ancestors [^;]*/, "");
  const tag = `<meta http-equiv="Content-Security-Policy" content="${content}"/>`;
  if (!CHARSET_TAG.test(html))
    throw new Error('Gatsby no longer writes <meta charSet="utf-8"/>, after which the policy is inserted.');
  return html.replace(POLICY_TAG, "").replace(CHARSET_TAG, (charset) => charset + tag);
}
