import { resolve } from "node:path";

/**
 * Where the content is read from: data/, or the folder that CONTENT_DIR names
 * (`npm run dev` publishes checked content to one of its own).
 */
export function contentFolder(): string {
  return resolve(process.env.CONTENT_DIR ?? "data");
}
