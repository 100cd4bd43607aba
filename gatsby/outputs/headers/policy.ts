import { isEmbedPath } from "@capture/domain/embed/embed-path";
import { hashOf, type PageFacts } from "../../lib/page-facts";

/** The origins and paths that the policies of pages allow, besides `'self'`. */
export interface PolicyHosts {
  /** Origin of the live site. */
  site: string;
  /** Origins that may be framed: those of the chat provider and of video players. */
  frames: readonly string[];
  /** Origins that scripts may fetch from: that of the form receiver, when it is on another host. */
  connects: readonly string[];
  /** Further targets of forms, such as `mailto:`. */
  formTargets: readonly string[];
  /** Origins that the sitemap ping goes to. */
  pings: readonly string[];
  /** Paths of the pages that other pages of the site show in a frame. */
  framed: readonly string[];
}

/** In the browser, Emotion adds an empty style element and inserts rules into it, so policies allow the hash of no text. */
const EMPTY_STYLE_HASH = hashOf("");

/**
 * The content security policy of one page. A script runs only if it is one of our files or was inline in the built page.
 * Frames, connections and form targets of all pages are allowed, because client-side navigation keeps the policy of the
 * first page.
 */
export function contentSecurityPolicy(
  path: string,
  { scriptHashes, styleHashes }: Pick<PageFacts, "scriptHashes" | "styleHashes">,
  hosts: PolicyHosts,
): string {
  const isFramed = hosts.framed.includes(path);
  const isEmbed = isEmbedPath(path);
  // A sandboxed page has an opaque origin. 'self' should still match its URL, but some
  // versions of WebKit then block everything (webkit.org/b/316847).
  const self = isFramed || isEmbed ? ["'self'", hosts.site] : ["'self'"];
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
    "frame-ancestors": [isEmbed ? "*" : isFramed ? "'self'" : "'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(" ")}`)
    .join("; ");
}
