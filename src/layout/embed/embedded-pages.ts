/** Paths of pages that are shown in a frame, without header and footer. */
const EMBEDDED_PATHS = ["/support/assistant"];

/** Whether the page at this path, without the path of the language, has no header and no footer. */
export function isEmbedded(path: string): boolean {
  return EMBEDDED_PATHS.includes(path.replace(/\/$/, ""));
}
