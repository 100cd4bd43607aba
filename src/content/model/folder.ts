import { join, resolve } from "node:path";
import { spelledOnDisk } from "./files-below";

/**
 * Where the content is read from: data/, or the folder that CONTENT_DIR names
 * (`npm run dev` publishes checked content to one of its own).
 */
export function contentFolder(): string {
  return resolve(process.env.CONTENT_DIR ?? "data");
}

/** The path of a file that a JSON file names, as `images/homes/floor-plan.jpg`. */
export function contentFile(name: string): string {
  return join(contentFolder(), spelledOnDisk(contentFolder(), name));
}
