/** The policy of pages that the host writes itself. They have no scripts, and style attributes. */
export const OWN_PAGE_POLICY =
  "default-src 'none'; style-src-attr 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const HOST_FORMAT = /^[\w.-]+(:\d+)?$|^\[[\da-f:]+\](:\d+)?$/i;

/**
 * The policy of a page in a preview: that of the built page, but it sends no form, and its scripts fetch only from below
 * the path of the preview. So no submission reaches the receiver, which is on the same host.
 * @param policy of the built page
 * @param path of the preview
 * @param host of the requested URL; when it cannot be a host, nothing may be fetched
 */
export function previewPolicy(policy: string, path: string, host: string): string {
  const connections = HOST_FORMAT.test(host) ? `${host}${path} ${host}${path}/` : "'none'";
  const kept = policy.split(/;\s*/).filter((each) => each !== "" && !/^(connect-src|form-action)\b/.test(each));
  return [...kept, `connect-src ${connections}`, "form-action 'none'"].join("; ");
}
