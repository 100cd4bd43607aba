import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import {
  FILE_POLICY,
  headerFinder,
  HEADERS_FILE,
  HOST_RULES_FOLDER,
  languagePaths,
  NOT_FOUND,
  parseHeaders,
  parseRedirects,
  REDIRECTS_FILE,
  REVALIDATE,
} from "@capture/domain/host/host-files";
import { TEXTS_FILE } from "@capture/receiver/texts/documents";
import { OEMBED_FILE, type EmbedFacts } from "@capture/domain/embed/oembed";
import { createEtags } from "./etags";

/** Files without a URL: compressed copies, rules for hosts, and texts that only the host reads. */
const HIDDEN_FILE = new RegExp(`(\\.(br|gz)|^_(headers|redirects)|^(${TEXTS_FILE}|${OEMBED_FILE}))$`);

/** One built site: its files, their ETags, and its headers and redirects by path. */
export type Release = ReturnType<typeof openRelease>;

/**
 * Reads the list of files and the header rules of a built site.
 * @param root path of the folder
 * @throws Error when the folder contains no built site
 */
export function openRelease(root: string) {
  const rules = join(root, HEADERS_FILE);
  if (!existsSync(join(root, "404.html"))) throw new Error(`${root} contains no built site; run npm run build first.`);
  if (!existsSync(rules)) throw new Error(`${rules} is missing; run npm run build first.`);
  const names = fileNames(root);
  const find = headerFinder(parseHeaders(readFileSync(rules, "utf8")));
  const redirects = join(root, REDIRECTS_FILE);
  const redirectMap = parseRedirects(existsSync(redirects) ? readFileSync(redirects, "utf8") : "");
  const languages = languagePaths([...names].map((name) => `/${name}`));
  /** The headers that the build has written for a path. */
  const headersOf = (path: string): Readonly<Record<string, string>> => ({
    "Cache-Control": REVALIDATE,
    "Content-Security-Policy": FILE_POLICY,
    ...find(path),
  });
  return {
    root,
    etags: createEtags(root),
    /** The file for a path, relative to `root`. `/blog` and `/blog/` are paths of a page, `/blog/index.html` is not. */
    fileAt: (path: string): string | undefined => fileAt(names, path),
    /** The file of the 404 page for a path, relative to `root`. Each language has its own. */
    notFoundFileOf: (path: string): string =>
      ((languages.find((language) => `${path}/`.startsWith(`${language}/`)) ?? "") + NOT_FOUND).slice(1),
    /** The Markdown twin of a page; `undefined` when the file is not a page or has none. */
    twinOf: (file: string): string | undefined => twinOf(names, file),
    /** The current path of a page, for its former path. */
    redirectOf: (path: string): string | undefined => redirectMap.get(path),
    headersOf,
    /** The tours that other sites may show, in each language. */
    embeds: readEmbeds(root, languages),
    /** Whether the name of a file contains a hash of its content, so that it is the same in every release. */
    isHashed: (file: string): boolean =>
      // The build marks exactly these files as immutable.
      names.has(file) && /\bimmutable\b/.test(headersOf(`/${file}`)["Cache-Control"] ?? ""),
  };
}

/** The paths of all files that may be served. No other path is served, so none can lead outside the folder. */
function fileNames(root: string): ReadonlySet<string> {
  return new Set(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !HIDDEN_FILE.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, "/"))
      .filter((name) => !name.startsWith(`${HOST_RULES_FOLDER}/`)),
  );
}

/**
 * Reads the tours in each language; a site may have none.
 * @param languages paths of the further languages, such as `/de`
 */
const readEmbeds = (root: string, languages: readonly string[]): EmbedFacts[] =>
  ["", ...languages]
    .map((language) => join(root, language, OEMBED_FILE))
    .filter((file) => existsSync(file))
    .map((file) => JSON.parse(readFileSync(file, "utf8")) as EmbedFacts);

function fileAt(names: ReadonlySet<string>, path: string): string | undefined {
  const name = path.replace(/^\//, "").replace(/\/$/, "");
  if (name === "404" || /(^|\/)(404|index)\.html$/.test(name)) return undefined;
  const page = name === "" ? "index.html" : `${name}/index.html`;
  if (names.has(page)) return page;
  return names.has(name) && !path.endsWith("/") ? name : undefined;
}

/** The build writes the twin of `products/pro/index.html` to `products/pro.md`, and that of a home page to `index.md`. */
function twinOf(names: ReadonlySet<string>, file: string): string | undefined {
  if (!/(^|\/)index\.html$/.test(file)) return undefined;
  return [file.replace(/\/?index\.html$/, ".md"), file.replace(/html$/, "md")].find((name) => names.has(name));
}
