import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply } from "fastify";
import { builtPages } from "../src/build/built-pages";
import {
  CAME_FROM,
  DOCUMENT_HEADERS,
  DOCUMENT_TYPE,
  FROM_NOWHERE,
  OPENER_POLICY,
} from "../src/build/headers/documents";
import { headerFinder, HEADERS_FILE, parseHeaders } from "../src/build/headers/headers-file";
import { headerRules, NOT_FOUND, REVALIDATE, type HeaderRule } from "../src/build/headers/rules";

/** Where a site reaches nothing but itself. */
const ALONE = { site: "", frames: [], connects: [], pings: [], framed: [] };

/**
 * Gives every answer the headers that the build has written for its address;
 * the same file serves other hosts. A site built without it gets the strictest.
 * @param root path of the built site
 * @param pathOf the address without its query, decoded
 */
export function addHeaders(app: FastifyInstance, root: string, pathOf: (url: string) => string | undefined): void {
  const find = headerFinder(readRules(root));
  /** Of addresses that were answered, so that they are no more than there are files. */
  const known = new Map<string, readonly (readonly [string, string])[]>();
  const headersOf = (path: string, status: number): readonly (readonly [string, string])[] => {
    const found = known.get(path) ?? Object.entries({ "Cache-Control": REVALIDATE, ...find(path) });
    if (status < 400 || path === NOT_FOUND) known.set(path, found);
    return found;
  };
  app.addHook("onSend", async (request, reply) => {
    const isFile = request.method === "GET" || request.method === "HEAD";
    const path = reply.statusCode === 404 ? NOT_FOUND : (pathOf(request.url) ?? "/").replace(/(.)\/$/, "$1");
    const isDocument = DOCUMENT_TYPE.test(String(reply.getHeader("Content-Type") ?? ""));
    const isOpenedByNone = request.headers[CAME_FROM.toLowerCase()] === FROM_NOWHERE;
    if (isDocument) addVary(reply, CAME_FROM);
    for (const [name, value] of headersOf(path, reply.statusCode)) {
      if (name === "Cache-Control" && !isFile) continue;
      if (DOCUMENT_HEADERS.includes(name) && !isDocument) continue;
      if (name === OPENER_POLICY && isOpenedByNone) continue;
      // What a route has said itself stands.
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
  });
}

/** Tells those who keep the answer that it depends on this header of the question too. */
function addVary(reply: FastifyReply, name: string): void {
  const others = reply.getHeader("Vary");
  reply.header("Vary", others === undefined ? name : `${String(others)}, ${name}`);
}

function readRules(root: string): HeaderRule[] {
  const file = join(root, HEADERS_FILE);
  return existsSync(file) ? parseHeaders(readFileSync(file, "utf8")) : headerRules(root, builtPages(root), ALONE);
}
