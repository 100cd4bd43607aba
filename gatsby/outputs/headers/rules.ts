import { readdirSync } from "node:fs";
import { join } from "node:path";
import { showsDrafts } from "@capture/content/model/drafts";
import { languagePaths, NOT_FOUND, REVALIDATE, type HeaderRule } from "@capture/domain/host/host-files";
import { isEmbedPath } from "@capture/domain/embed/embed-path";
import { HELP_SEARCH_PATH } from "../../../src/search/document";
import type { PageFacts } from "../../lib/page-facts";
import { fileRules } from "./file-rules";
import { contentSecurityPolicy, type PolicyHosts } from "./policy";
import { pathsFetchedInFrames } from "./paths-fetched-in-frames";

const FOREVER = "public, max-age=31536000, immutable";

/** Two years; the HSTS preload list requires at least one. */
const STRICT_TRANSPORT = "max-age=63072000; includeSubDomains";

/** Browser features that no page uses. Frames may not use them either. */
const DENIED_FEATURES = [
  "accelerometer",
  "browsing-topics",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "publickey-credentials-get",
  "serial",
  "usb",
  "xr-spatial-tracking",
];

/** Sent with every response. Browsers ignore some of these on scripts and pictures, but one rule works on every host. */
const COMMON_HEADERS = {
  "Strict-Transport-Security": STRICT_TRANSPORT,
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": DENIED_FEATURES.map((feature) => `${feature}=()`).join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
} as const;

/** The Markdown twins of pages. */
const MARKDOWN = { "Content-Type": "text/markdown; charset=utf-8" } as const;

/** Sent with twins, and by a build with drafts, which is for editors only. */
const NO_INDEX = { "X-Robots-Tag": "noindex" } as const;

const SAME_ORIGIN = { "Cross-Origin-Resource-Policy": "same-origin" } as const;
/**
 * For pictures, which link previews, feed readers and picture searches show too. Also for scripts when a page is shown in a
 * sandboxed frame: its origin is opaque, so its scripts are cross-origin.
 */
const CROSS_ORIGIN = { "Cross-Origin-Resource-Policy": "cross-origin" } as const;
/** A sandboxed frame sends `Origin: null`, so only `*` can allow it. All files that it fetches are public. */
const ANY_ORIGIN = { "Access-Control-Allow-Origin": "*" } as const;
/** For a tour on a page of another site, which may be isolated itself. */
const IN_ANY_PAGE = { ...CROSS_ORIGIN, "Cross-Origin-Embedder-Policy": "require-corp" } as const;
const IMMUTABLE = { "Cache-Control": FOREVER } as const;

/** Gatsby's chunks, whose names contain a hash of their content. */
const CHUNK = /^[^/]+-[0-9a-f]{6,}\.(js|css)$/;

/**
 * All header rules of a built site. Hosts send the headers of all rules that match a path, so two such rules must not set
 * the same header.
 * @param root path of the built site
 * @param pages facts of all pages by path, including those of the 404 pages: `/404.html`, `/de/404.html`
 * @throws Error when the 404 page is missing
 */
export function headerRules(root: string, pages: ReadonlyMap<string, PageFacts>, hosts: PolicyHosts): HeaderRule[] {
  const languages = languagePaths(pages.keys());
  const prefixes = ["", ...languages];
  const framedPaths = prefixes.flatMap((prefix) => hosts.framed.map((path) => prefix + path));
  const pageRule = ([path, facts]: readonly [string, PageFacts]): HeaderRule => ({
    path,
    headers: {
      "Content-Security-Policy": contentSecurityPolicy(path, facts, { ...hosts, framed: framedPaths }),
      "Cache-Control": REVALIDATE,
      ...(isEmbedPath(path) ? IN_ANY_PAGE : SAME_ORIGIN),
    },
  });
  const isMissing = ([path]: readonly [string, PageFacts]): boolean => path.endsWith(NOT_FOUND);
  if (!pages.has(NOT_FOUND)) throw new Error("Gatsby did not write 404.html. Restore src/pages/404.tsx.");
  const embeds = [...pages.keys()].filter(isEmbedPath);
  const hasFramedPages = embeds.length > 0 || framedPaths.some((path) => pages.has(path));
  const readInFrames = prefixes.flatMap((prefix) => {
    const framed = hosts.framed.filter((path) => pages.has(prefix + path));
    const own = embeds
      .filter((path) => languageOf(path, languages) === prefix)
      .map((path) => path.slice(prefix.length));
    const paths = pathsFetchedInFrames(join(root, prefix), [...framed, ...own]);
    return [...paths, ...(framed.length > 0 ? [HELP_SEARCH_PATH] : [])].map((path) => prefix + path);
  });
  return [
    { path: "/*", headers: { ...COMMON_HEADERS, ...(showsDrafts() && NO_INDEX) } },
    // A twin has the text of its page: search engines list the page only. A build with drafts has no twins.
    ...fileRules(root, showsDrafts() ? {} : { ".md": { ...NO_INDEX, ...MARKDOWN } }),
    { path: "/static/*", headers: { ...IMMUTABLE, ...CROSS_ORIGIN } },
    ...(embeds.length > 0 ? [{ path: "/static/tours/*", headers: ANY_ORIGIN }] : []),
    ...(hasFramedPages ? [{ path: "/icons.svg", headers: ANY_ORIGIN }] : []),
    ...prefixes.map((prefix) => ({ path: `${prefix}/social/*`, headers: { ...IMMUTABLE, ...CROSS_ORIGIN } })),
    { path: "/fonts/*", headers: { ...IMMUTABLE, ...SAME_ORIGIN, ...(hasFramedPages && ANY_ORIGIN) } },
    ...prefixes.map((prefix) => ({
      path: `${prefix}/page-data/*`,
      headers: { "Cache-Control": REVALIDATE, ...SAME_ORIGIN },
    })),
    // After the rules of folders, because Cloudflare Pages reads only the first hundred rules. Pages also contain their policy.
    ...[...pages].filter(isMissing).map(pageRule),
    ...[...pages].filter((page) => !isMissing(page)).map(pageRule),
    ...readInFrames.map((path) => ({ path, headers: ANY_ORIGIN })),
    ...readdirSync(root)
      .filter((name) => CHUNK.test(name))
      .sort()
      .map((name) => ({
        path: `/${name}`,
        headers: { ...IMMUTABLE, ...(hasFramedPages ? CROSS_ORIGIN : SAME_ORIGIN) },
      })),
  ];
}

/** The path of the language of a page, such as `/de`; empty for the default locale. */
const languageOf = (path: string, languages: readonly string[]): string =>
  languages.find((language) => path.startsWith(`${language}/`)) ?? "";
