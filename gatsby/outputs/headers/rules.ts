import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { showsDrafts } from "../../../src/content/model/drafts";
import type { BuiltPages } from "../../lib/built-pages";
import { NOT_FOUND, REVALIDATE, type HeaderRule } from "./host-files";
import { contentSecurityPolicy, type PolicyHosts } from "./policy";
import { readInFrame } from "./read-in-frame";

const FOREVER = "public, max-age=31536000, immutable";

/** Two years; the browsers' preload list asks for at least one. */
const STRICT_TRANSPORT = "max-age=63072000; includeSubDomains";

/** No page uses any of these, and no frame on it may. */
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

/**
 * Sent with every answer: one rule for every host, although browsers ignore
 * some of these on scripts and pictures.
 */
const EVERYWHERE = {
  "Strict-Transport-Security": STRICT_TRANSPORT,
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": DENIED_FEATURES.map((feature) => `${feature}=()`).join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
} as const;

/** A build with drafts is for editors, wherever it is served. */
const NOT_LISTED = { "X-Robots-Tag": "noindex" } as const;

const SAME_ORIGIN = { "Cross-Origin-Resource-Policy": "same-origin" } as const;
/**
 * Link previews, feed readers and picture search show our pictures too. A page
 * in its sandboxed frame has no origin, so its scripts count as cross-origin.
 */
const CROSS_ORIGIN = { "Cross-Origin-Resource-Policy": "cross-origin" } as const;
/** A sandboxed frame sends no origin that could be named. All that it reads is public. */
const READABLE = { "Access-Control-Allow-Origin": "*" } as const;
const IMMUTABLE = { "Cache-Control": FOREVER } as const;

/** Gatsby's chunks, whose names contain a hash of their content. */
const CHUNK = /^[^/]+-[0-9a-f]{6,}\.(js|css)$/;

/**
 * All header rules of a built site. Two rules that match the same address never
 * name the same header: hosts would send both.
 * @param root path of the built site
 */
export function headerRules(root: string, pages: BuiltPages, hosts: PolicyHosts): HeaderRule[] {
  const missing = readFileSync(join(root, NOT_FOUND), "utf8");
  const targets = pages.paths.some((path) => /<form[^>]*\saction="mailto:/.test(pages.html(path))) ? ["mailto:"] : [];
  const page = ([path, html]: readonly [string, string]): HeaderRule => ({
    path,
    headers: {
      "Content-Security-Policy": contentSecurityPolicy({ path, html }, hosts, targets),
      "Cache-Control": REVALIDATE,
      ...SAME_ORIGIN,
    },
  });
  const framed = hosts.framed.filter((path) => pages.paths.includes(path));
  const isFraming = framed.length > 0;
  return [
    { path: "/*", headers: { ...EVERYWHERE, ...(showsDrafts() && NOT_LISTED) } },
    page([NOT_FOUND, missing]),
    ...pages.paths.map((path) => page([path, pages.html(path)])),
    { path: "/static/*", headers: { ...IMMUTABLE, ...CROSS_ORIGIN } },
    { path: "/social/*", headers: { ...IMMUTABLE, ...CROSS_ORIGIN } },
    { path: "/fonts/*", headers: { ...IMMUTABLE, ...SAME_ORIGIN, ...(isFraming && READABLE) } },
    { path: "/page-data/*", headers: { "Cache-Control": REVALIDATE, ...SAME_ORIGIN } },
    ...readInFrame(root, framed).map((path) => ({ path, headers: READABLE })),
    ...readdirSync(root)
      .filter((name) => CHUNK.test(name))
      .sort()
      .map((name) => ({ path: `/${name}`, headers: { ...IMMUTABLE, ...(isFraming ? CROSS_ORIGIN : SAME_ORIGIN) } })),
  ];
}
