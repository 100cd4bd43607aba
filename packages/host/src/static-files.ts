import { existsSync, readFileSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import fastifyAccepts from "@fastify/accepts";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { MOVED } from "@capture/domain/host/host-files";
import { SECURITY_TEXT, withExpiry } from "@capture/domain/host/security-text";
import { now } from "@capture/receiver/clock";
import type { Release } from "./release";
import type { Releases } from "./releases";
import { chooseRepresentation, twinHeaders } from "./twins";

declare module "fastify" {
  interface FastifyRequest {
    /** The release of the response: the one that was current at the beginning of the request; for hashed files any. */
    release: Release | undefined;
    /** The file that the response contains, relative to the folder of the release. */
    file: string | undefined;
    /** The Markdown twin of the requested page, relative to the folder of the release. */
    twin: string | undefined;
  }
}

/** Evaluated here and then removed, because `@fastify/static` does not have our ETags and would respond with 412. */
export const CONDITIONAL_HEADERS = [
  "if-match",
  "if-modified-since",
  "if-none-match",
  "if-range",
  "if-unmodified-since",
];

/**
 * Responds to every GET and HEAD with a file of the built site, a redirect from an old URL, or the 404 page, and adds the
 * headers that the build has written for the path. `@fastify/static` picks the precompressed copy and sends byte ranges;
 * paths, the 404 page and ETags are handled here.
 * @param pathOf the decoded path of a request's URL
 */
export async function serveStaticFiles(
  app: FastifyInstance,
  releases: Releases,
  pathOf: (url: string) => string | undefined,
): Promise<void> {
  app.decorateRequest("release", undefined);
  app.decorateRequest("file", undefined);
  app.decorateRequest("twin", undefined);
  await app.register(fastifyAccepts);
  app.addHook("onRequest", async (request) => void (request.release = releases.current));

  app.addHook("onSend", async ({ url, file, twin, release = releases.current }, reply) => {
    const { statusCode } = reply;
    const requested = pathOf(url) ?? "/";
    const path = statusCode === 404 ? `/${release.notFoundFileOf(requested)}` : requested.replace(/(.)\/$/, "$1");
    const headers: Record<string, string> = { ...release.headersOf(path) };
    if (file !== undefined && (statusCode < 400 || statusCode === 404)) {
      headers.ETag = release.etags.of(file, String(reply.getHeader("Content-Encoding")));
      Object.assign(headers, twinHeaders({ file, twin }));
    }
    for (const [name, value] of Object.entries(headers)) {
      // A header that a route has set is kept.
      if (!reply.hasHeader(name)) reply.header(name, value);
    }
  });

  await app.register(fastifyStatic, {
    serve: false,
    preCompressed: true,
    cacheControl: false,
    // The ETags of @fastify/static are weak and change with every build.
    etag: false,
    lastModified: false,
  });

  app.route({
    method: ["GET", "HEAD"],
    url: "*",
    handler: (request, reply) => {
      const { headers, method, url } = request;
      const path = pathOf(url);
      const target = path === undefined ? undefined : request.release?.redirectOf(path);
      if (target !== undefined) return reply.redirect(`${target}${/\?.*/.exec(url)?.[0] ?? ""}`, MOVED);
      const { release, file: found } = findFile(request, releases, path);
      if (found === undefined) {
        const missing = release.notFoundFileOf(path ?? "/");
        Object.assign(request, { release, file: missing });
        // Conditions and ranges refer to the requested file, not to the 404 page.
        removeHeaders(headers, [...CONDITIONAL_HEADERS, "range"]);
        release.etags.of(missing);
        return reply.code(404).sendFile(missing, release.root);
      }
      const { file, twin } = chooseRepresentation(request, release, found);
      Object.assign(request, { release, file, twin });
      if (file === SECURITY_TEXT) {
        // The response differs from the built file, so it has no ETag.
        request.file = undefined;
        const text = readFileSync(join(release.root, file), "utf8");
        return reply.type("text/plain; charset=utf-8").send(withExpiry(text, now()));
      }
      // `of` reads the file: if it no longer exists, the request fails before anything is sent.
      const etag = release.etags.of(file);
      const clientEtag = evaluateConditions(headers, release, file);
      if (clientEtag !== undefined) return reply.code(304).header("ETag", clientEtag).send();
      prepareRange(method, headers, etag);
      removeHeaders(headers, CONDITIONAL_HEADERS);
      return reply.sendFile(file, release.root);
    },
  });
}

/**
 * The file for a path. A page that is still open may request hashed files of its own release, so those are also found in
 * the other releases.
 */
function findFile({ release: own }: FastifyRequest, { current, others }: Releases, path: string | undefined) {
  const release = own ?? current;
  const file = path === undefined ? undefined : release.fileAt(path);
  if (file !== undefined || path === undefined) return { release, file };
  for (const other of others) {
    const hashed = other.fileAt(path);
    // The file may be missing, because old releases are removed while the host runs.
    if (hashed !== undefined && other.isHashed(hashed) && existsSync(join(other.root, hashed))) {
      return { release: other, file: hashed };
    }
  }
  return { release, file };
}

/**
 * Evaluates `If-Match`, then `If-None-Match`. Responses have no Last-Modified, so conditions on dates are ignored.
 * @see RFC 9110, 13.2.2
 * @returns the ETag of the client's copy when the copy is current
 * @throws an error with status 412 when `If-Match` does not match the file
 */
function evaluateConditions(headers: IncomingHttpHeaders, { etags }: Release, file: string): string | undefined {
  const { "if-match": ifMatch, "if-none-match": ifNoneMatch } = headers;
  if (ifMatch !== undefined && etags.match(ifMatch, file, "strong") === undefined) {
    throw Object.assign(new Error("If-Match does not match the file."), { statusCode: 412 });
  }
  return ifNoneMatch === undefined ? undefined : etags.match(ifNoneMatch, file, "weak");
}

/**
 * Keeps `Range` only for GET, and disables compression for it, because ranges refer to the uncompressed file. A client
 * with another version or a compressed copy (`If-Range`, `If-Match`) gets the complete file.
 */
function prepareRange(method: string, headers: IncomingHttpHeaders, etag: string): void {
  if (headers.range === undefined) return;
  const { "if-match": ifMatch = "*", "if-range": ifRange = etag } = headers;
  const isUncompressed = ifMatch.trim() === "*" || ifMatch.split(",").some((each) => each.trim() === etag);
  if (method === "GET" && ifRange === etag && isUncompressed) delete headers["accept-encoding"];
  else delete headers.range;
}

export function removeHeaders(headers: IncomingHttpHeaders, names: readonly string[]): void {
  for (const name of names) Reflect.deleteProperty(headers, name);
}
