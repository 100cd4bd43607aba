import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import {
  headerFinder,
  HEADERS_FILE,
  parseHeaders,
  parseRedirects,
  REDIRECTS_FILE,
  REVALIDATE,
} from "../gatsby/outputs/headers/host-files";
import { createEtags, type Etags } from "./etags";

/** Compressed copies and the rules for hosts are never served by name. */
const HIDDEN = /(\.(br|gz)|^_(headers|redirects))$/;

/** One built site: its files, their ETags and the headers of its addresses, all from one folder. */
export interface Release {
  readonly root: string;
  readonly etags: Etags;
  /** The file for an address. A page is found with and without a trailing slash, and never by its file's name. */
  fileAt(path: string): string | undefined;
  /** Where a page is now that had this address. */
  redirectOf(path: string): string | undefined;
  /** The headers that the build has written for an address. */
  headersOf(path: string): Readonly<Record<string, string>>;
  /** Whether the name of a file holds a hash of its content, so that it is the same in every release. */
  isHashed(file: string): boolean;
}

/**
 * Reads the list of files and the header rules of a built site.
 * @param root path of the folder
 * @throws Error when the folder contains no built site
 */
export function openRelease(root: string): Release {
  const rules = join(root, HEADERS_FILE);
  if (!existsSync(join(root, "404.html"))) throw new Error(`${root} contains no built site; run npm run build first.`);
  if (!existsSync(rules)) throw new Error(`${rules} is missing; run npm run build first.`);
  const names = fileNames(root);
  const find = headerFinder(parseHeaders(readFileSync(rules, "utf8")));
  const redirects = join(root, REDIRECTS_FILE);
  const moved = parseRedirects(existsSync(redirects) ? readFileSync(redirects, "utf8") : "");
  const headersOf = (path: string) => ({ "Cache-Control": REVALIDATE, ...find(path) });
  return {
    root,
    etags: createEtags(root),
    fileAt: (path) => fileAt(names, path),
    redirectOf: (path) => moved.get(path),
    headersOf,
    // The build says of exactly these files that they never change.
    isHashed: (file) => names.has(file) && /\bimmutable\b/.test(headersOf(`/${file}`)["Cache-Control"]),
  };
}

/** Every file that may be served, listed once. An address is looked up here, so none leads outside the folder. */
function fileNames(root: string): ReadonlySet<string> {
  return new Set(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !HIDDEN.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, "/")),
  );
}

function fileAt(names: ReadonlySet<string>, path: string): string | undefined {
  const name = path.replace(/^\//, "").replace(/\/$/, "");
  if (name === "404" || name === "404.html" || /(^|\/)index\.html$/.test(name)) return undefined;
  const page = name === "" ? "index.html" : `${name}/index.html`;
  if (names.has(page)) return page;
  return names.has(name) && !path.endsWith("/") ? name : undefined;
}
