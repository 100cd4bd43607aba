import { isEmbedPath } from "@capture/domain/embed/embed-path";

const ASSISTANT = "/support/assistant";

/** Whether the page at this path, without the path of the language, is shown in a frame, without header and footer. */
export function isEmbedded(path: string): boolean {
  return path.replace(/\/$/, "") === ASSISTANT || isEmbedPath(path);
}
