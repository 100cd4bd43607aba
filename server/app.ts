import Fastify, { type FastifyInstance } from "fastify";
import { serveFiles } from "./files";
import { addHeaders } from "./headers";

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
  const app = Fastify({
    logger: { level: process.env.LOG_LEVEL ?? "warn" },
    routerOptions: { maxParamLength: LONGEST_ADDRESS },
    // An address that cannot be decoded names no file; the router would answer it in its own words.
    rewriteUrl: ({ url = "/" }) => (pathOf(url) === undefined ? MISSING : url),
  });
  await serveFiles(app, root, pathOf);
  addHeaders(app, root);
  app.setNotFoundHandler((_request, reply) =>
    reply.code(405).header("Allow", "GET, HEAD").type("text/plain").send("Only GET and HEAD are answered here.\n"),
  );
  return app;
}

/** The address without its query, decoded; `undefined` when it cannot be. */
function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split("?", 1)[0] ?? "");
  } catch {
    return undefined;
  }
}
