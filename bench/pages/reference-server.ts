import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { compressFiles } from "../../gatsby/outputs/compression";
import { HEADERS_FILE } from "../../gatsby/outputs/headers/host-files";
import { BUILT, serveFolder, type Served } from "../lib/site";
import { REFERENCE, REFERENCE_BUTTON } from "../reference/write";

/** Other pages are not made for our policy, so they are served without one. */
const PLAIN_HEADERS = "/*\n  X-Content-Type-Options: nosniff\n";
const MISSING = "404.html";

/** Serves the page with the button: no page can answer a tap sooner. */
export async function serveReferenceButton(folder: string): Promise<Served> {
  cpSync(REFERENCE_BUTTON, join(folder, "index.html"));
  return serveAsOurs(folder);
}

/** Serves the reference page with the picture and the fonts of the built site. */
export async function serveReference(folder: string): Promise<Served> {
  const html = readFileSync(REFERENCE, "utf8");
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "index.html"), html);
  for (const address of new Set(html.match(/\/(static|fonts)\/[^\s"')]+/g))) {
    mkdirSync(dirname(join(folder, address)), { recursive: true });
    cpSync(join(BUILT, address), join(folder, address));
  }
  return serveAsOurs(folder);
}

/**
 * Serves another site as ours is served: by our host, with compressed copies.
 * @param site the folder of its build, which stays as it is, or its address
 * @param folder an empty folder for a copy of it
 */
export async function serveOther(site: string, folder: string): Promise<Served> {
  if (/^https?:/.test(site)) return { address: site.replace(/\/$/, ""), close: () => Promise.resolve() };
  cpSync(site, folder, { recursive: true });
  return serveAsOurs(folder);
}

async function serveAsOurs(folder: string): Promise<Served> {
  for (const [name, text] of [
    [MISSING, "<!doctype html><title>Not found</title>"],
    [HEADERS_FILE, PLAIN_HEADERS],
  ] as const) {
    if (!existsSync(join(folder, name))) writeFileSync(join(folder, name), text);
  }
  await compressFiles(folder);
  return serveFolder(folder);
}
