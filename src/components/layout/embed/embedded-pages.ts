/** Pages that stand in a frame, without the site's bar and footer. */
const EMBEDDED = ["/support/assistant"];

/** Whether the page at this path is drawn without bar and footer. */
export function isEmbedded(path: string): boolean {
  return EMBEDDED.includes(path.replace(/\/$/, ""));
}
