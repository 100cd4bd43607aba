import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type RawRequestDefaultExpression,
} from "fastify";
import { formRoutes } from "./forms/routes";
import { createLog } from "./log";
import { newsletterRoutes } from "./newsletter/routes";
import { createReceiver } from "./receiver";
import { openRelease } from "./release";
import type { Releases } from "./releases";
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

type RequestError = FastifyError & { readonly headers?: Readonly<Record<string, string>> };

const METHODS = "Only GET and HEAD are answered here.\n";
const REFUSED = "This request cannot be answered as it was asked.\n";
const FAILED = "Something went wrong here. Please try again in a moment.\n";

/** An address that the built site never has. */
const MISSING = "/404";

/**
 * The host of the built site, and the receiver of its forms.
 * @param site path of a built site, such as `public/`, or releases that take each other's place
 * @param settings of the receiver; without them no form is received
 * @param onStore called once the store was opened at the start, or with the error when it could not be
 * @throws Error when the folder contains no built site
 */
export async function createApp(
  site: string | Releases,
  settings?: Settings,
  onStore?: (error?: unknown) => void,
): Promise<FastifyInstance> {
  const releases = typeof site === "string" ? { current: openRelease(site), others: [] } : site;
  const app = Fastify({
    loggerInstance: createLog() as FastifyBaseLogger,
    requestTimeout: REQUEST_TIMEOUT,
    connectionTimeout: CONNECTION_TIMEOUT,
    http: { headersTimeout: HEADERS_TIMEOUT, connectionsCheckingInterval: 1000 },
    routerOptions: { maxParamLength: MAX_PATH_LENGTH },
    rewriteUrl,
  });

  answerErrors(app);
  await serveStaticFiles(app, releases, pathOf);
  if (settings) {
    const receiver = createReceiver(settings, app.log);
    await app.register(formRoutes, { receiver, releases });
    await app.register(newsletterRoutes, { newsletter: receiver.newsletter, proxyCount: receiver.proxyCount, releases });
    app.addHook("onListen", async () => {
      receiver.start();
      // Pages need no store, so nothing waits for it.
      if (onStore) void receiver.openStore().then(() => onStore(), onStore);
    });
    app.addHook("onClose", () => receiver.close());
  }
  return app;
}

/** Answers by a sentence: the message of an error may hold a path of this machine. */
function answerErrors(app: FastifyInstance): void {
  app.setNotFoundHandler(({ method }, reply) => {
    // Every GET and HEAD has a route; only @fastify/static comes here with one.
    if (method === "GET" || method === "HEAD") throw new Error("A file of the release has gone.");
    return reply.code(405).header("Allow", "GET, HEAD").type("text/plain").send(METHODS);
  });
  app.setErrorHandler<RequestError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, "a request failed");
    const text = status >= 500 ? FAILED : REFUSED;
    // Content-Range tells the length to who asked for a range beyond it.
    return reply
      .code(status)
      .headers(error.headers ?? {})
      .type("text/plain")
      .send(text);
  });
}

/**
 * The path and query of a request line. One in absolute form
 * (`GET http://site.example/blog`) names the host too, which replaces the Host header.
 * @see RFC 9112, 3.2.2
 */
function rewriteUrl(request: RawRequestDefaultExpression): string {
  const { url: target = "/", headers } = request;
  const [, host, rest = ""] = /^https?:\/\/([^/?#]+)(.*)$/i.exec(target) ?? [];
  if (host !== undefined) headers.host = host;
  const url = host === undefined ? target : rest.replace(/^(?!\/)/, "/");
  // The router would answer a path that cannot be decoded with 400 and no page.
  return pathOf(url) === undefined ? MISSING : url;
}

/** The decoded path of a URL, without its query; `undefined` when it cannot be decoded. */
function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split("?", 1)[0] ?? "");
  } catch {
    return undefined;
  }
}
