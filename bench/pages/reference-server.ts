import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { HEADERS_FILE } from "@capture/domain/host/host-files";
import { compressFiles } from "../../gatsby/outputs/compression";
import { BUILT_FOLDER, serveFolder, type ServedSite } from "../lib/site";
import { REFERENCE_FILE, REFERENCE_BUTTON_FILE } from "../reference/write";

/** A policy that allows everything: the policy that our host adds to a page without one blocks its scripts and fonts. */
const PLAIN_HEADERS = "/*\n  Content-Security-Policy: default-src * data: blob: 'unsafe-inline' 'unsafe-eval'\n";
const NOT_FOUND_FILE = "404.html";

/** Serves a page that contains only a button. No page of the site can respond faster. */
export async function serveReferenceButton(folder: string): Promise<ServedSite> {
  cpSync(REFERENCE_BUTTON_FILE, join(folder, "index.html"));
  return serveWithOurHost(folder);
}

/** Serves the reference page with the picture and the fonts of the built site. */
export async function serveReference(folder: string): Promise<ServedSite> {
  const html = readFileSync(REFERENCE_FILE, "utf8");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "index.html"), html);
  for (const path of new Set(html.match(/\/(static|fonts)\/[^\s"')]+/g))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(BUILT_FOLDER, path), join(folder, path));
  }
  return serveWithOurHost(folder);
}

/**
 * Serves a copy of another built site with our host and with compressed files, as our own site is served. A URL is used
 * as it is.
 * @param site the folder of the built site, which is not changed, or a URL
 * @param folder the folder for the copy
 */
export async function serveOtherSite(site: string, folder: string): Promise<ServedSite> {
  if (/^https?:/.test(site)) return { url: site.replace(/\/$/, ""), close: () => Promise.resolve() };
  cpSync(site, folder, { recursive: true });
  return serveWithOurHost(folder);
}

async function serveWithOurHost(folder: string): Promise<ServedSite> {
  for (const [name, text] of [
    [NOT_FOUND_FILE, "<!doctype html><title>Not found</title>"],
    [HEADERS_FILE, PLAIN_HEADERS],
  ] as const) {
    if (!existsSync(join(folder, name))) writeFileSync(join(folder, name), text);
  }
  await compressFiles(folder);
  return serveFolder(folder);
}
