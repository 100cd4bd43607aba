import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { createApp } from "../../server/app";

/** The built site. */
export const BUILT = resolve("public");

/** A site that answers until it is closed. */
export interface Served {
  readonly address: string;
  close(): Promise<void>;
}

/**
 * Serves a folder with the site's own host, in this process.
 * @throws Error when the folder contains no built site
 */
export async function serveFolder(folder: string): Promise<Served> {
  const app = await createApp(resolve(folder));
  return { address: await app.listen({ host: "127.0.0.1", port: 0 }), close: () => app.close() };
}

/**
 * The HTML of the built home page.
 * @throws Error when nothing has been built
 */
export function builtHome(): string {
  const file = join(BUILT, "index.html");
  if (!existsSync(file)) throw new Error("The site is not built; run npm run build first.");
  return readFileSync(file, "utf8");
}
