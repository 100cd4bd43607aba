import { join, resolve } from "node:path";
import { spelledOnDisk } from "./files-below";

/**
 * The folder from which the content is read: CONTENT_DIR, or data/ by default. `npm run dev` sets CONTENT_DIR to the folder
 * to which it copies checked content.
 */
export function contentFolder(): string {
  return resolve(process.env.CONTENT_DIR ?? "data");
}

/**
 * The absolute path of a content file.
 * @param name as written in JSON files, such as `images/homes/floor-plan.jpg`
 */
export function contentFile(name: string): string {
  return join(contentFolder(), spelledOnDisk(contentFolder(), name));
}
