/** The policy of pages that the host writes itself. They have no scripts, and style attributes. */
export const OWN_PAGE_POLICY =
  "default-src 'none'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const HOST_FORMAT = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i;

/** Files that pages of every path fetch from the root of the site: the sheet of icons, and files with a hash in their name. */
const SHARED_PATHS = ["/icons.svg", "/static/"];

/** Whether a path of the site is that of a file that previews use too. */
export const isSharedPath = (path: string): boolean =>
  SHARED_PATHS.some((each) => (each.endsWith("/") ? path.startsWith(each) : path === each));

/**
 * Gives a page an opaque origin and no scripts. On the origin of the site, a script in a preview could read the token that
 * the desk keeps in the browser. Links to other sites open without these limits.
 */
export const SANDBOX = "sandbox allow-forms allow-popups allow-popups-to-escape-sandbox";

/**
 * The policy of a page in a preview: that of the built page, but its forms and scripts reach only the preview and shared
 * files. So no submission reaches the receiver, which is on the same host; the search form still works.
 * @param policy of the built page
 * @param path of the preview
 * @param host of the requested URL; when it cannot be a host, nothing may be fetched or sent
 */
export function previewPolicy(policy: string, path: string, host: string): string {
  const kept = policy.split(/;\s*/).filter((each) => each !== "" && !/^(connect-src|form-action)\b/.test(each));
  if (!HOST_FORMAT.test(host)) return [...kept, "connect-src 'none'", "form-action 'none'"].join("; ");
  const own = `${host}${path} ${host}${path}/`;
  const shared = SHARED_PATHS.map((each) => host + each).join(" ");
  return [...kept, `connect-src ${own} ${shared}`, `form-action ${own}`].join("; ");
}
