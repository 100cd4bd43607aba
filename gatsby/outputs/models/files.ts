import { readFileSync, statSync } from "node:fs";
import { builtFile, sha256Of, writeDerived } from "../../lib/write-once";

/** Files below /static/ are cached permanently, because a changed file gets a new name. */
const FOLDER = "/static/models";

/**
 * Copies a file of a model into public/, under a name that contains a hash. Its URL ends as the file does, because Scene
 * Viewer and Quick Look open a URL by its ending.
 * @param extension such as `.glb`
 */
export async function publishModel(path: string, extension: string) {
  const url = await writeDerived(path, { folder: FOLDER, extension, dependsOn: [] }, () => readFileSync(path));
  return { url, bytes: statSync(builtFile(url)).size, sha256: sha256Of(path) };
}
