import { readdirSync } from "node:fs";
import { showsDrafts } from "../../../src/content/model/drafts";
import type { PageFacts } from "../../lib/page-facts";
import { NOT_FOUND, REVALIDATE, type HeaderRule } from "./host-files";
import { contentSecurityPolicy, type PolicyHosts } from "./policy";
import { readInFrame } from "./read-in-frame";

const FOREVER = "public, max-age=31536000, immutable";

/** Two years; the browsers' preload list asks for at least one. */
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
const EVERYWHERE = {
  "Strict-Transport-Security": STRICT_TRANSPORT,
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": DENIED_FEATURES.map((feature) => `${feature}=()`).join(", "),
  "Cross-Origin-Opener-Policy": "same-origin",
} as const;

/** A build with drafts is for editors only. */
const NOT_LISTED = { "X-Robots-Tag": "noindex" } as const;

const SAME_ORIGIN = { "Cross-Origin-Resource-Policy": "same-origin" } as const;
/**
 * Link previews, feed readers and picture search show our pictures too. A page in a sandboxed frame has no origin, so the
 * scripts that it loads are cross-origin.
 */
const CROSS_ORIGIN = { "Cross-Origin-Resource-Policy": "cross-origin" } as const;
/** A sandboxed frame sends `Origin: null`, so only `*` can allow it. All that it reads is public. */
const READABLE = { "Access-Control-Allow-Origin": "*" } as const;
const IMMUTABLE = { "Cache-Control": FOREVER } as const;

/** Gatsby's chunks, whose names contain a hash of their content. */
const CHUNK = /^[^/]+-[0-9a-f]{6,}\.(js|css)$/;

/**
 * All header rules of a built site. Two rules that match the same path never set the same header, because hosts would
 * send both.
 * @param root path of the built site
 * @param pages facts of all pages by path, with those of `/404.html`
 * @throws Error when the 404 page is missing
 */
export function headerRules(root: string, pages: ReadonlyMap<string, PageFacts>, hosts: PolicyHosts): HeaderRule[] {
  const pageRule = ([path, facts]: readonly [string, PageFacts]): HeaderRule => ({
    path,
    headers: {
      "Content-Security-Policy": contentSecurityPolicy(path, facts, hosts),
      "Cache-Control": REVALIDATE,
      ...SAME_ORIGIN,
    },
  });
  const notFound = pages.get(NOT_FOUND);
  if (!notFound) throw new Error("Gatsby built no 404.html. Restore src/pages/404.tsx.");
  const framed = hosts.framed.filter((path) => pages.has(path));
  const isFraming = framed.length > 0;
  return [
    { path: "/*", headers: { ...EVERYWHERE, ...(showsDrafts() && NOT_LISTED) } },
    pageRule([NOT_FOUND, notFound]),
    ...[...pages].filter(([path]) => path !== NOT_FOUND).map(pageRule),
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
