import Fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { serveFiles } from "./files";
import { formRoutes } from "./forms/routes";
import { addHeaders } from "./headers";
import { createLog } from "./log";
import { createReceiver } from "./receiver";
import type { Settings } from "./settings";

/** The site's pages are small; more than this in a request's address is an attack or a fault. */
const LONGEST_ADDRESS = 2048;

/**
 * How long a client may take, in milliseconds: for the head of a request, for
 * all of it, and for saying nothing at all while it is answered. Without ends,
 * a few slow clients would hold the host for all others.
 */
const HEAD_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 15_000;
const SILENCE_TIMEOUT = 60_000;

/** An address that the built site never holds. */
const MISSING = "/404";

/**
 * The host of the built site: pages without and with a slash at their end,
 * precompressed copies, byte ranges, and the 404 page for everything else;
 * and the receiver of its forms.
 * @param root path of the built site, `public/`
 * @param settings of the receiver; without them no form is received
 * @throws Error when the folder holds no built site
 */
export async function createApp(root: string, settings?: Settings): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: createLog() as FastifyBaseLogger,
    requestTimeout: REQUEST_TIMEOUT,
    connectionTimeout: SILENCE_TIMEOUT,
    http: { headersTimeout: HEAD_TIMEOUT, connectionsCheckingInterval: 1000 },
    routerOptions: { maxParamLength: LONGEST_ADDRESS },
    // An address that cannot be decoded names no file; the router would answer it in its own words.
    rewriteUrl: ({ url = "/" }) => (pathOf(url) === undefined ? MISSING : url),
  });

  await serveFiles(app, root, pathOf);
  addHeaders(app, root, pathOf);
  if (settings) {
    const receiver = createReceiver(settings, app.log);
    await app.register(formRoutes, { receiver });
    app.addHook("onListen", async () => receiver.start());
    app.addHook("onClose", () => receiver.close());
  }
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
