import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BuiltPages } from "../built-pages";
import { OPENER_POLICY } from "./documents";
import { contentSecurityPolicy, type PolicyHosts } from "./policy";
import { readInFrame } from "./read-in-frame";

/** Headers of an address, or of all below it when it ends in `*`. */
export interface HeaderRule {
  path: string;
  headers: Readonly<Record<string, string>>;
}

/** The address that stands for everything missing. */
export const NOT_FOUND = "/404.html";
export const REVALIDATE = "public, max-age=0, must-revalidate";
const FOREVER = "public, max-age=31536000, immutable";

/** Two years, as the browsers' own list asks at least one. */
const STRICT_TRANSPORT = "max-age=63072000; includeSubDomains";

/** No page asks for any of these, and nothing that it frames may. */
const REFUSED = [
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

const EVERYWHERE = {
  "Strict-Transport-Security": STRICT_TRANSPORT,
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": REFUSED.map((feature) => `${feature}=()`).join(", "),
  [OPENER_POLICY]: "same-origin",
} as const;

const OWN = { "Cross-Origin-Resource-Policy": "same-origin" } as const;
/**
 * Pictures are also shown by others: by whoever shares a link, by readers of
 * feeds, by picture search. Scripts are run by a page in its sandboxed frame.
 */
const SHARED = { "Cross-Origin-Resource-Policy": "cross-origin" } as const;
/** A page in its sandboxed frame asks without an origin, so none can be named; all that it asks for is public. */
const READABLE = { "Access-Control-Allow-Origin": "*" } as const;
const KEPT = { "Cache-Control": FOREVER } as const;

/** Gatsby's chunks, whose names carry a hash of their content. */
const CHUNK = /^[^/]+-[0-9a-f]{8,}\.(js|css)$/;

/**
 * All header rules of a built site. No header stands in two rules that match
 * the same address: hosts would send both.
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
      ...OWN,
    },
  });
  const framed = hosts.framed.filter((path) => pages.paths.includes(path));
  const isFraming = framed.length > 0;
  return [
    { path: "/*", headers: EVERYWHERE },
    page([NOT_FOUND, missing]),
    ...pages.paths.map((path) => page([path, pages.html(path)])),
    { path: "/static/*", headers: { ...KEPT, ...SHARED } },
    { path: "/social/*", headers: { ...KEPT, ...SHARED } },
    { path: "/fonts/*", headers: { ...KEPT, ...OWN, ...(isFraming && READABLE) } },
    { path: "/page-data/*", headers: { "Cache-Control": REVALIDATE, ...OWN } },
    ...readInFrame(root, framed).map((path) => ({ path, headers: READABLE })),
    ...readdirSync(root)
      .filter((name) => CHUNK.test(name))
      .sort()
      .map((name) => ({ path: `/${name}`, headers: { ...KEPT, ...(isFraming ? SHARED : OWN) } })),
  ];
}
