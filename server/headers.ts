import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { headerFinder, HEADERS_FILE, NOT_FOUND, parseHeaders, REVALIDATE } from "../gatsby/headers/headers-file";

/**
 * Gives every answer the headers that the build has written for its address.
 * A header that a route has set itself stays.
 * @param root path of the built site
 * @param pathOf the decoded path of a request's URL
 * @throws Error when the build has written no header rules
 */
export function addHeaders(app: FastifyInstance, root: string, pathOf: (url: string) => string | undefined): void {
  const file = join(root, HEADERS_FILE);
  if (!existsSync(file)) throw new Error(`${file} is missing; run npm run build first.`);
  const find = headerFinder(parseHeaders(readFileSync(file, "utf8")));
  app.addHook("onSend", async (request, reply) => {
    const path = reply.statusCode === 404 ? NOT_FOUND : (pathOf(request.url) ?? "/").replace(/(.)\/$/, "$1");
    for (const [name, value] of Object.entries({ "Cache-Control": REVALIDATE, ...find(path) })) {
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
  });
}
