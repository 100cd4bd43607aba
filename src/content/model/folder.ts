import { join, resolve } from "node:path";
import { spelledOnDisk } from "./files-below";

/**
 * The folder that the content is read from: data/, or the one in CONTENT_DIR. `npm run dev` sets it to the folder to which
 * it publishes checked content.
 */
export function contentFolder(): string {
  return resolve(process.env.CONTENT_DIR ?? "data");
}

/** The path of a file that a JSON file names, as `images/homes/floor-plan.jpg`. */
export function contentFile(name: string): string {
  return join(contentFolder(), spelledOnDisk(contentFolder(), name));
}
