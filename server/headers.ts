import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { builtPages } from "../src/build/built-pages";
import { headerFinder, HEADERS_FILE, parseHeaders } from "../src/build/headers/headers-file";
import { headerRules, NOT_FOUND, REVALIDATE, type HeaderRule } from "../src/build/headers/rules";

/** Where a site reaches nothing but itself. */
const ALONE = { site: "", frames: [], connects: [], pings: [], framed: [] };

/**
 * Gives every answer the headers that the build has written for its address;
 * the same file serves other hosts. A site built without it gets the strictest.
 * @param root path of the built site
 */
export function addHeaders(app: FastifyInstance, root: string): void {
  const headersOf = headerFinder(readRules(root));
  app.addHook("onSend", async (request, reply) => {
    const address = request.url.split("?", 1)[0] ?? "/";
    const path = reply.statusCode === 404 ? NOT_FOUND : address.replace(/(.)\/$/, "$1");
    const isFile = request.method === "GET" || request.method === "HEAD";
    // What a route has said itself stands.
    const said = reply.getHeaders();
    const rules = { ...(isFile && { "Cache-Control": REVALIDATE }), ...headersOf(path) };
    for (const [name, value] of Object.entries(rules)) {
      if (said[name.toLowerCase()] === undefined) reply.header(name, value);
    }
  });
}

function readRules(root: string): HeaderRule[] {
  const file = join(root, HEADERS_FILE);
  return existsSync(file) ? parseHeaders(readFileSync(file, "utf8")) : headerRules(root, builtPages(root), ALONE);
}
