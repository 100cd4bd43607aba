import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { compressFiles } from "../../gatsby/outputs/compression";
import { HEADERS_FILE } from "../../gatsby/outputs/headers/host-files";
import { BUILT, serveFolder, type ServedSite } from "../lib/site";
import { REFERENCE, REFERENCE_BUTTON } from "../reference/write";

/** Other sites do not fit our Content-Security-Policy, so they are served without one. */
const PLAIN_HEADERS = "/*\n  X-Content-Type-Options: nosniff\n";
const NOT_FOUND_FILE = "404.html";

/** Serves the page with only a button, whose response time is the lower bound for any page. */
export async function serveReferenceButton(folder: string): Promise<ServedSite> {
  cpSync(REFERENCE_BUTTON, join(folder, "index.html"));
  return serveWithOurHost(folder);
}

/** Serves the reference page with the picture and the fonts of the built site. */
export async function serveReference(folder: string): Promise<ServedSite> {
  const html = readFileSync(REFERENCE, "utf8");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "index.html"), html);
  for (const path of new Set(html.match(/\/(static|fonts)\/[^\s"')]+/g))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(BUILT, path), join(folder, path));
  }
  return serveWithOurHost(folder);
}

/**
 * Serves another site like ours: by our host, with compressed copies.
 * @param site the folder of its build, which is not changed, or its URL
 * @param folder an empty folder for the copy
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
