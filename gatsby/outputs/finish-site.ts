import { readPages } from "../lib/built-pages";
import { compressFiles } from "./compression";
import { writeHeaders } from "./headers/write";

/**
 * Writes the header rules and the compressed copies of a built site.
 * @param root path of the built site
 */
export async function finishSite(root: string): Promise<void> {
  // Policies contain hashes of the pages’ inline scripts and styles, so nothing may rewrite a page after this.
  writeHeaders(root, readPages(root));
  // Last, because only finished files may be copied. A plugin cannot do it: Gatsby runs `onPostBuild` of plugins before ours.
  await compressFiles(root);
}
