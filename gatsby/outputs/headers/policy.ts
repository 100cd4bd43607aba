import { hashOf, type PageFacts } from "../../lib/page-facts";

/** The other origins that pages may use. */
export interface PolicyHosts {
  /** Origin of the live site. */
  site: string;
  /** Origins that may be framed: those of the chat provider and of video players. */
  frames: readonly string[];
  /** Origins that scripts may fetch from: that of the form receiver, when it is on another host. */
  connects: readonly string[];
  /** What forms may be sent to besides these origins, such as `mailto:`. */
  formTargets: readonly string[];
  /** Origins that the sitemap ping goes to. */
  pings: readonly string[];
  /** Our own pages that another page of ours frames. */
  framed: readonly string[];
}

/** Emotion adds empty style elements in the browser and fills them rule by rule. */
const EMPTY_STYLE_HASH = hashOf("");

/**
 * The content security policy of one page. A script runs only when it is one of our own files or was inline when the page
 * was built. Frames, connections and form targets are those of all pages, because client-side navigation keeps the policy
 * of the first page.
 */
export function contentSecurityPolicy(
  path: string,
  { scriptHashes, styleHashes }: Pick<PageFacts, "scriptHashes" | "styleHashes">,
  hosts: PolicyHosts,
): string {
  const isFramed = hosts.framed.includes(path);
  // A sandboxed page has no origin. 'self' should still match its URL, but some
  // versions of WebKit then block everything (webkit.org/b/316847).
  const self = isFramed ? ["'self'", hosts.site] : ["'self'"];
  const directives: Record<string, readonly string[]> = {
    "default-src": ["'none'"],
    "script-src": [...self, ...new Set(scriptHashes)],
    "style-src": [...self, ...new Set([...styleHashes, EMPTY_STYLE_HASH])],
    // Bands set their colors in style attributes, which cannot affect other elements.
    "style-src-attr": ["'unsafe-inline'"],
    "img-src": [...self, "data:"],
    "font-src": self,
    "media-src": self,
    "connect-src": [...self, ...hosts.connects, ...hosts.pings],
    "frame-src": hosts.framed.length > 0 || hosts.frames.length === 0 ? ["'self'", ...hosts.frames] : hosts.frames,
    "manifest-src": ["'self'"],
    "form-action": ["'self'", ...hosts.connects, ...hosts.formTargets],
    "base-uri": ["'none'"],
    "frame-ancestors": [isFramed ? "'self'" : "'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}
