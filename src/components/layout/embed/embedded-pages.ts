/** Pages that stand in a frame, without the site's bar and footer. */
const FRAMED = ["/support/assistant"];

/** Whether the page at this path is drawn without bar and footer. */
export function isBare(path: string): boolean {
  return FRAMED.includes(path.replace(/\/$/, ""));
}
