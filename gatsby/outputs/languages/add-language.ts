import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { filesBelow } from "@capture/content/model/files-below";
import type { FinishPage } from "./source-language/mark-elements";

/** Files that are the same in all languages. They are only at the root of the site. */
const SHARED = /^(icons|~partytown|_gatsby)\/|^(favicon\.|manifest\.webmanifest$|icons\.svg$)/;
/** Files about the whole site, and the second file of a 404 page. */
const OF_THE_SITE =
  /^(_headers|_redirects|robots\.txt|sitemap-index\.xml|webpack\.stats\.json|chunk-map\.json|[0-9a-f]{32}\.txt|404\/.*)$/;
/** Compressed copies. They are made when the site is complete. */
const COPY = /\.(br|gz)$/;
/** Pictures, fonts and other files whose path has a hash of their content. */
const HASHED = /^(static|fonts)\//;
/** Scripts, with their maps and licenses. The name of a script has a hash of its content. */
const SCRIPT = /^[^/]+\.js(\.map|\.LICENSE\.txt)?$/;
const TEXT = /\.(html|json|xml|txt|md)$/;
/** Folders and files that are only at the root of the site. */
const AT_ROOT = String.raw`(?:static|icons|fonts)/|favicon\.|sitemap-index\.xml|(?:[\w.~-]+-[0-9a-f]{6}\.js\b)`;

/**
 * Adds the pages of a language to the built site. Pictures, fonts and scripts are only at the root of the site, once for all
 * languages.
 * @param root path of the built site
 * @param built path of the site in the language, built for the path of the language
 * @param path the path of the language: `/de`
 * @param finishPage changes the HTML of each page
 * @throws Error when two different scripts have the same name
 */
export function addLanguage(root: string, built: string, path: string, finishPage: FinishPage): void {
  const names = filesBelow(built).filter((name) => ![SHARED, OF_THE_SITE, COPY].some((pattern) => pattern.test(name)));
  const own = new Set(names.filter((name) => !HASHED.test(name) && !SCRIPT.test(name)));
  const rewrite = (name: string, text: string): string => (name.endsWith(".html") ? finishPage(text) : text);
  for (const name of names) {
    const source = join(built, name);
    if (HASHED.test(name)) linkOnce(source, join(root, name));
    else if (SCRIPT.test(name)) addScript(source, join(root, name), path);
    else update(source, join(root, path, name), (text) => rewrite(name, rewriteUrls(text, path)));
  }
  removeOthers(join(root, path), own);
}

/**
 * Rewrites the URLs of shared files in a text of a language, which Gatsby has given the path of the language:
 * `/de/static/…` becomes `/static/…`. Absolute URLs may have the path twice, from the URL of the site and from Gatsby.
 * @param path the path of the language: `/de`
 */
export function rewriteUrls(text: string, path: string): string {
  return (
    text
      .replace(new RegExp(`(?:${path})+/(?=${AT_ROOT})`, "g"), "/")
      // The folder from which webpack loads scripts: `n.p="/de/"`.
      .replaceAll(`.p="${path}/"`, '.p="/"')
  );
}

function linkOnce(source: string, target: string): void {
  if (existsSync(target)) return;
  mkdirSync(dirname(target), { recursive: true });
  linkSync(source, target);
}

function addScript(source: string, target: string, path: string): void {
  const text = rewriteUrls(readFileSync(source, "utf8"), path);
  if (!existsSync(target)) writeFileSync(target, text);
  else if (target.endsWith(".js") && readFileSync(target, "utf8") !== text)
    throw new Error(`${target} differs from the script of ${path} with the same name.`);
}

/** Updates a file that has changed since. An unchanged file keeps its modification time, so its compressed copies remain valid. */
function update(source: string, target: string, change: (text: string) => string): void {
  if ((statSync(target, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= statSync(source).mtimeMs) return;
  mkdirSync(dirname(target), { recursive: true });
  if (TEXT.test(source)) writeFileSync(target, change(readFileSync(source, "utf8")));
  else copyFileSync(source, target);
}

/** Removes the files of an earlier build that the language no longer has. */
function removeOthers(folder: string, names: ReadonlySet<string>): void {
  for (const name of existsSync(folder) ? filesBelow(folder) : [])
    if (!names.has(name.replace(COPY, ""))) rmSync(join(folder, name));
  removeEmptyFolders(folder);
}

function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) removeEmptyFolders(join(folder, entry.name));
  }
  if (readdirSync(folder).length === 0) rmSync(folder, { recursive: true });
}
