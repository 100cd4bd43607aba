import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createApp } from "@capture/host/app";

/** The folder of the built site. */
export const BUILT_FOLDER = resolve("public");

/** A served site. */
export interface ServedSite {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves a folder with the site's own host, in this process.
 * @throws Error when the folder contains no built site
 */
export async function serveFolder(folder: string): Promise<ServedSite> {
  const app = await createApp(resolve(folder));
  return { url: await app.listen({ host: "127.0.0.1", port: 0 }), close: () => app.close() };
}

/**
 * The HTML of the built home page.
 * @throws Error when the site is not built
 */
export function readBuiltHome(): string {
  const file = join(BUILT_FOLDER, "index.html");
  if (!existsSync(file)) throw new Error("The site is not built; run npm run build first.");
  return readFileSync(file, "utf8");
}
