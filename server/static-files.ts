import { existsSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { MOVED, NOT_FOUND } from "../gatsby/outputs/headers/host-files";
import type { Release } from "./release";
import type { Releases } from "./releases";

declare module "fastify" {
  interface FastifyRequest {
    /** All of an answer comes from this release: the one that was current when the request began. */
    release: Release | undefined;
    /** The file that is sent. */
    file: string | undefined;
  }
}

const MISSING = "404.html";
/** Evaluated here and then removed: `@fastify/static` does not know our ETags, and would answer 412 to each. */
const CONDITIONS = ["if-match", "if-modified-since", "if-none-match", "if-range", "if-unmodified-since"];

/**
 * Answers every GET and HEAD with a file of the built site, the way to a page
 * that has another address now, or the 404 page, and gives every answer the
 * headers that the build has written for its address. `@fastify/static` picks
 * the precompressed copy and sends byte ranges; the addresses, the 404 page and
 * the ETags are decided here.
 * @param pathOf the decoded path of a request's URL
 */
export async function serveStaticFiles(
  app: FastifyInstance,
  releases: Releases,
  pathOf: (url: string) => string | undefined,
): Promise<void> {
  app.decorateRequest("release", undefined);
  app.decorateRequest("file", undefined);
  app.addHook("onRequest", async (request) => void (request.release = releases.current));

  app.addHook("onSend", async ({ url, file, release = releases.current }, reply) => {
    const { statusCode } = reply;
    const path = statusCode === 404 ? NOT_FOUND : (pathOf(url) ?? "/").replace(/(.)\/$/, "$1");
    const headers: Record<string, string> = { ...release.headersOf(path) };
    if (file !== undefined && (statusCode < 400 || statusCode === 404)) {
      headers.ETag = release.etags.of(file, String(reply.getHeader("Content-Encoding")));
      headers.Vary = "Accept-Encoding";
    }
    for (const [name, value] of Object.entries(headers)) {
      // A header that a route has set itself stays.
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
  });

  await app.register(fastifyStatic, {
    serve: false,
    preCompressed: true,
    cacheControl: false,
    // Its own ETags are weak and change with every build.
    etag: false,
    lastModified: false,
  });

  app.route({
    method: ["GET", "HEAD"],
    url: "*",
    handler: (request, reply) => {
      const { headers, method, url } = request;
      const path = pathOf(url);
      const to = path === undefined ? undefined : request.release?.redirectOf(path);
      if (to !== undefined) return reply.redirect(`${to}${/\?.*/.exec(url)?.[0] ?? ""}`, MOVED);
      const { release, file } = find(request, releases, path);
      Object.assign(request, { release, file: file ?? MISSING });
      if (file === undefined) {
        // A missing page has no other version and no parts.
        removeHeaders(headers, [...CONDITIONS, "range"]);
        release.etags.of(MISSING);
        return reply.code(404).sendFile(MISSING, release.root);
      }
      // The file is read here, so that one that has gone is an error before anything is sent.
      const etag = release.etags.of(file);
      const unchanged = evaluateConditions(headers, release, file);
      if (unchanged !== undefined) return reply.code(304).header("ETag", unchanged).send();
      prepareRange(method, headers, etag);
      removeHeaders(headers, CONDITIONS);
      return reply.sendFile(file, release.root);
    },
  });
}

/**
 * The file for an address. A page that is still open may ask for hashed files
 * of its own release, so these are looked for in the others too.
 */
function find({ release: own }: FastifyRequest, { current, others }: Releases, path: string | undefined) {
  const release = own ?? current;
  const file = path === undefined ? undefined : release.fileAt(path);
  if (file !== undefined || path === undefined) return { release, file };
  for (const other of others) {
    const hashed = other.fileAt(path);
    // Old releases are removed while the host runs.
    if (hashed !== undefined && other.isHashed(hashed) && existsSync(join(other.root, hashed))) {
      return { release: other, file: hashed };
    }
  }
  return { release, file };
}

/**
 * Evaluates `If-Match`, then `If-None-Match`. A file has no date, so conditions on dates are ignored.
 * @see RFC 9110, 13.2.2
 * @returns the ETag of the client's copy when that is current
 * @throws an error with status 412 when the file is another than the client wants
 */
function evaluateConditions(headers: IncomingHttpHeaders, { etags }: Release, file: string): string | undefined {
  const { "if-match": wanted, "if-none-match": held } = headers;
  if (wanted !== undefined && etags.current(wanted, file, "strong") === undefined) {
    throw Object.assign(new Error("The file is another than If-Match names."), { statusCode: 412 });
  }
  return held === undefined ? undefined : etags.current(held, file, "weak");
}

/**
 * Ranges are those of the uncompressed file, and of GET. A client that holds
 * another version or a compressed copy (`If-Range`, `If-Match`) gets the whole file.
 */
function prepareRange(method: string, headers: IncomingHttpHeaders, etag: string): void {
  if (headers.range === undefined) return;
  const { "if-match": wanted = "*", "if-range": held = etag } = headers;
  const isOfFile = wanted.trim() === "*" || wanted.split(",").some((each) => each.trim() === etag);
  if (method === "GET" && held === etag && isOfFile) delete headers["accept-encoding"];
  else delete headers.range;
}

function removeHeaders(headers: IncomingHttpHeaders, names: readonly string[]): void {
  for (const name of names) Reflect.deleteProperty(headers, name);
}
