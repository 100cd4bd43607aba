import { readFileSync, statSync } from "node:fs";
import { readTriangles } from "@capture/content/model/glb-triangles";
import { builtFile, sha256Of, writeDerived } from "../../lib/write-once";
import { frontPicture } from "./front-picture";

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

/** The version of our own drawing: after a change of it, a picture gets a new name. */
const FRONT_VERSION = 1;

/**
 * Writes a picture of the front of a model.
 * @param size of the model in millimeters
 * @returns its URL path
 */
export const publishFront = (
  path: string,
  size: { readonly width: number; readonly height: number },
): Promise<string> =>
  writeDerived(path, { folder: FOLDER, extension: ".webp", dependsOn: [FRONT_VERSION] }, async () =>
    frontPicture(await readTriangles(readFileSync(path)), size),
  );
