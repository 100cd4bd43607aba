import Fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { formRoutes } from "./forms/routes";
import { addHeaders } from "./headers";
import { createLog } from "./log";
import { createReceiver } from "./receiver";
import type { Settings } from "./settings";
import { serveStaticFiles } from "./static-files";

/** In characters. No address of the site comes near it. */
const MAX_PATH_LENGTH = 2048;

/**
 * In milliseconds: for the head of a request, for the whole of it, and for a
 * connection on which nothing moves. A few slow clients must not hold up all others.
 */
const HEADERS_TIMEOUT = 10_000;
const REQUEST_TIMEOUT = 15_000;
const CONNECTION_TIMEOUT = 60_000;

/** An address that the built site never has. */
const MISSING = "/404";

/**
 * The host of the built site, and the receiver of its forms.
 * @param root path of the built site, `public/`
 * @param settings of the receiver; without them no form is received
 * @throws Error when the folder holds no built site
 */
export async function createApp(root: string, settings?: Settings): Promise<FastifyInstance> {
  const app = Fastify({
    loggerInstance: createLog() as FastifyBaseLogger,
    requestTimeout: REQUEST_TIMEOUT,
    connectionTimeout: CONNECTION_TIMEOUT,
    http: { headersTimeout: HEADERS_TIMEOUT, connectionsCheckingInterval: 1000 },
    routerOptions: { maxParamLength: MAX_PATH_LENGTH },
    // The router would answer a path that cannot be decoded with 400 and no page.
    rewriteUrl: ({ url = "/" }) => (pathOf(url) === undefined ? MISSING : url),
  });

  await serveStaticFiles(app, root, pathOf);
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

/** The decoded path of a URL, without its query; `undefined` when it cannot be decoded. */
function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split("?", 1)[0] ?? "");
  } catch {
    return undefined;
  }
}
