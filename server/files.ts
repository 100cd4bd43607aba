import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createEtags, dropStaleRange } from "./etags";
import { createHotFiles } from "./hot-files";
import { siteFiles } from "./site-files";

/**
 * Answers every GET and HEAD with a file of the built site or the 404 page:
 * precompressed copies, strong validators, byte ranges.
 * @param root path of the built site
 * @param pathOf the address without its query, decoded
 * @throws Error when the folder holds no built site
 */
export async function serveFiles(
  app: FastifyInstance,
  root: string,
  pathOf: (url: string) => string | undefined,
): Promise<void> {
  const files = siteFiles(root);
  const etags = createEtags();
  const hot = createHotFiles(root, etags);

  await app.register(fastifyStatic, {
    root,
    serve: false,
    preCompressed: true,
    cacheControl: false,
    // Ours are made from what a file holds, not from when it was written.
    etag: false,
    lastModified: false,
    setHeaders: (response, path) => {
      response.setHeader("ETag", etags.of(path));
      response.setHeader("Vary", "Accept-Encoding");
    },
  });

  const send = async (request: FastifyRequest, reply: FastifyReply, file: string): Promise<FastifyReply> => {
    const path = join(root, file);
    const held = etags.held(request, path);
    if (held !== undefined) return reply.code(304).headers({ ETag: held, Vary: "Accept-Encoding" }).send();
    if (request.headers.range === undefined) {
      const sent = await hot.find(file, request.headers["accept-encoding"]);
      if (sent) return reply.headers(sent.headers).send(sent.bytes);
    }
    dropStaleRange(request, etags.of(path));
    return reply.sendFile(file);
  };

  app.route({
    method: ["GET", "HEAD"],
    url: "*",
    handler: (request, reply) => {
      const path = pathOf(request.url);
      const file = path === undefined ? undefined : files.find(path);
      return file === undefined ? reply.code(404).sendFile("404.html") : send(request, reply, file);
    },
  });
}
