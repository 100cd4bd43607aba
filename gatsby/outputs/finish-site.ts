import { readPages } from "../lib/built-pages";
import { compressFiles } from "./compression";
import { rejectForeignScripts, type OwnScripts } from "./headers/own-scripts";
import { writeHeaders } from "./headers/write";

/**
 * Writes the header rules and the compressed copies of a built site.
 * @param root path of the built site
 * @param own the texts of the build’s inline scripts
 * @throws Error when a page contains another inline script
 */
export async function finishSite(root: string, own: OwnScripts): Promise<void> {
  const pages = readPages(root);
  rejectForeignScripts(root, pages, own);
  // Policies contain hashes of the pages’ inline scripts and styles, so nothing may rewrite a page after this.
  writeHeaders(root, pages);
  // Last, because only finished files may be copied. A plugin cannot do it: Gatsby runs `onPostBuild` of plugins before ours.
  await compressFiles(root);
}
