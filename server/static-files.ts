import { existsSync, readdirSync } from "node:fs";
import type { IncomingHttpHeaders } from "node:http";
import { join, relative, sep } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { createEtags } from "./etags";

/** Compressed copies and the header rules are never served by name. */
const HIDDEN = /(\.(br|gz)|^_headers)$/;
const VARY = { Vary: "Accept-Encoding" };

/**
 * Answers every GET and HEAD with a file of the built site or the 404 page.
 * `@fastify/static` picks the precompressed copy and sends byte ranges; the
 * addresses, the 404 page and the ETags are decided here.
 * @param root path of the built site
 * @param pathOf the decoded path of a request's URL
 * @throws Error when the folder holds no built site
 */
export async function serveStaticFiles(
  app: FastifyInstance,
  root: string,
  pathOf: (url: string) => string | undefined,
): Promise<void> {
  const names = fileNames(root);
  const etags = createEtags();

  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    // Its own ETags are weak and change with every build.
    etag: false,
    lastModified: false,
    setHeaders: (response, path) => {
      response.setHeader("ETag", etags.of(path));
      response.setHeader("Vary", VARY.Vary);
    },
  });

  app.route({
    method: ["GET", "HEAD"],
    url: "*",
    handler: ({ url, headers }, reply) => {
      const path = pathOf(url);
      const file = path === undefined ? undefined : fileAt(names, path);
      if (file === undefined) {
        delete headers.range;
        return reply.code(404).sendFile("404.html");
      }
      const etag = etags.current(headers["if-none-match"], join(root, file));
      if (etag !== undefined)
        return reply
          .code(304)
          .headers({ ETag: etag, ...VARY })
          .send();
      if (headers.range !== undefined) prepareRange(headers, etags.of(join(root, file)));
      return reply.sendFile(file);
    },
  });
}

/** Every file that may be served, listed once. An address is looked up here, so none leads outside the folder. */
function fileNames(root: string): ReadonlySet<string> {
  if (!existsSync(join(root, "404.html"))) throw new Error(`${root} holds no built site; run npm run build first.`);
  return new Set(
    readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !HIDDEN.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, "/")),
  );
}

/** The file for an address. A page is found with and without a trailing slash, and never by its file's name. */
function fileAt(names: ReadonlySet<string>, path: string): string | undefined {
  const name = path.replace(/^\//, "").replace(/\/$/, "");
  if (name === "404" || name === "404.html" || /(^|\/)index\.html$/.test(name)) return undefined;
  const page = name === "" ? "index.html" : `${name}/index.html`;
  if (names.has(page)) return page;
  return names.has(name) && !path.endsWith("/") ? name : undefined;
}

/**
 * Ranges are those of the uncompressed file. A client that holds another
 * version of it (`If-Range`) gets the whole file.
 */
function prepareRange(headers: IncomingHttpHeaders, etag: string): void {
  const held = headers["if-range"];
  if (held !== undefined && held !== etag) delete headers.range;
  else delete headers["accept-encoding"];
  delete headers["if-range"];
}
