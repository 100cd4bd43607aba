import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { createEtags, dropStaleRange } from "./etags";
import { addHeaders } from "./headers";
import { siteFiles } from "./site-files";

/** The site's pages are small; more than this in a request's address is an attack or a fault. */
const LONGEST_ADDRESS = 2048;

/** An address that the built site never holds. */
const MISSING = "/404";

/**
 * The host of the built site: pages without and with a slash at their end,
 * precompressed copies, byte ranges, and the 404 page for everything else.
 * @param root path of the built site, `public/`
 * @throws Error when the folder holds no built site
 */
export async function createApp(root: string): Promise<FastifyInstance> {
  const files = siteFiles(root);
  const app = Fastify({
    logger: { level: process.env.LOG_LEVEL ?? "warn" },
    routerOptions: { maxParamLength: LONGEST_ADDRESS },
    // An address that cannot be decoded names no file; the router would answer it in its own words.
    rewriteUrl: ({ url = "/" }) => (pathOf(url) === undefined ? MISSING : url),
  });

  const etags = createEtags();
  addHeaders(app, root);

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

  app.route({
    method: ["GET", "HEAD"],
    url: "*",
    handler: (request, reply) => {
      const file = files.find(pathOf(request.url) ?? MISSING);
      return file === undefined ? notFound(reply) : send(request, reply, file);
    },
  });
  const send = (request: FastifyRequest, reply: FastifyReply, file: string): FastifyReply => {
    const path = join(root, file);
    const held = etags.held(request, path);
    if (held !== undefined) return reply.code(304).headers({ ETag: held, Vary: "Accept-Encoding" }).send();
    dropStaleRange(request, etags.of(path));
    return reply.sendFile(file);
  };
  app.setNotFoundHandler((_request, reply) =>
    reply.code(405).header("Allow", "GET, HEAD").type("text/plain").send("Only GET and HEAD are answered here.\n"),
  );
  return app;
}

function notFound(reply: FastifyReply): FastifyReply {
  return reply.code(404).sendFile("404.html");
}

/** The address without its query, decoded; `undefined` when it cannot be. */
function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split("?", 1)[0] ?? "");
  } catch {
    return undefined;
  }
}
