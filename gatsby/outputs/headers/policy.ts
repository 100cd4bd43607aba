import { createHash } from "node:crypto";

/** The other origins that pages may use. */
export interface PolicyHosts {
  /** Origin of the live site. */
  site: string;
  /** Origins that may be framed: the chat provider's and the video players'. */
  frames: readonly string[];
  /** Origins that scripts may fetch from: the form receiver's when it is elsewhere. */
  connects: readonly string[];
  /** Origins that the sitemap ping goes to. */
  pings: readonly string[];
  /** Our own pages that another page of ours frames. */
  framed: readonly string[];
}

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const INLINE_STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;
/** Data blocks do not run, so the policy need not name them. */
const DATA_BLOCK = /type="application\/(ld\+)?json"/;

/** The hashes of a page's inline scripts, as a policy names them. */
export function scriptHashes(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = ""]) => !DATA_BLOCK.test(attributes))
    .map(([, , text = ""]) => hashOf(text));
}

/** The hashes of its style elements, and of the empty ones that emotion adds and fills rule by rule. */
function styleHashes(html: string): string[] {
  return [...html.matchAll(INLINE_STYLE)].map(([, text = ""]) => hashOf(text)).concat(hashOf(""));
}

function hashOf(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}

/**
 * The policy of one page. Scripts run only when they are our own files or are
 * inline in the page as built. Frames, connections and form targets are those of
 * the whole site: client-side navigation stays under the first page's policy.
 */
export function contentSecurityPolicy(
  page: { path: string; html: string },
  hosts: PolicyHosts,
  formTargets: readonly string[],
): string {
  const isFramed = hosts.framed.includes(page.path);
  // A sandboxed page has no origin. 'self' should still match its address, but some
  // versions of WebKit then block everything (webkit.org/b/316847).
  const self = isFramed ? ["'self'", hosts.site] : ["'self'"];
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": [...self, ...new Set(scriptHashes(page.html))],
    "style-src": [...self, ...new Set(styleHashes(page.html))],
    // Bands set their colors in style attributes, which cannot affect other elements.
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
