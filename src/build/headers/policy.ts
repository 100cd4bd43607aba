import { createHash } from "node:crypto";

/** What the pages of a site reach beyond their own host, and where that is. */
export interface PolicyHosts {
  /** Origin of the live site. */
  site: string;
  /** Origins that may be framed: the chat provider's and those of films. */
  frames: readonly string[];
  /** Origins that may be asked from scripts: the form receiver's when it is elsewhere. */
  connects: readonly string[];
  /** Origins that are told of the sitemap. */
  pings: readonly string[];
  /** Our own pages that another page of ours frames. */
  framed: readonly string[];
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
/** Blocks of data are not run, so no policy speaks about them. */
const DATA_BLOCK = /type="application\/(ld\+)?json"/;

/** The hashes of a page's inline scripts, as a policy names them. */
export function scriptHashes(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = ""]) => !DATA_BLOCK.test(attributes))
    .map(([, , text = ""]) => hashOf(text));
}

/** The same for its style elements, and for the empty ones that emotion adds and fills rule by rule. */
export function styleHashes(html: string): string[] {
  return [...html.matchAll(INLINE_STYLE)].map(([, text = ""]) => hashOf(text)).concat(hashOf(""));
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/**
 * The policy of one page. Nothing is allowed but what is named; scripts run
 * when they are files of ours or stand in the page as it was built. Frames,
 * connections and forms are those of the whole site, because a visitor moves
 * on to other pages under the policy of the first.
 */
export function contentSecurityPolicy(
  page: { path: string; html: string },
  hosts: PolicyHosts,
  formTargets: readonly string[],
): string {
  const isFramed = hosts.framed.includes(page.path);
  // In its sandboxed frame a page has no origin. 'self' stands for its address all the same, but
  // WebKit has for a time taken it for the origin and let nothing in (webkit.org/b/316847).
  const self = isFramed ? ["'self'", hosts.site] : ["'self'"];
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": [...self, ...new Set(scriptHashes(page.html))],
    "style-src": [...self, ...new Set(styleHashes(page.html))],
    // Bands set their colours as attributes, which can hold no rule for another element.
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": [...self, "data:"],
    "font-src": self,
    "media-src": self,
    "connect-src": [...self, ...hosts.connects, ...hosts.pings],
    "frame-src": hosts.framed.length > 0 || hosts.frames.length === 0 ? ["'self'", ...hosts.frames] : hosts.frames,
    "manifest-src": ["'self'"],
    "form-action": ["'self'", ...hosts.connects, ...formTargets],
    "base-uri": ["'none'"],
    "frame-ancestors": [isFramed ? "'self'" : "'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}
