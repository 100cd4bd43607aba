import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { createEtags, dropStaleRange } from "./etags";
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

  const send = (request: FastifyRequest, reply: FastifyReply, file: string): FastifyReply => {
    const path = join(root, file);
    const held = etags.held(request, path);
    if (held !== undefined) return reply.code(304).headers({ ETag: held, Vary: "Accept-Encoding" }).send();
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
