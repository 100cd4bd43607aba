import { env } from "node:process";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type RawRequestDefaultExpression,
} from "fastify";
import { createLog } from "@capture/receiver/log";
import { receiverPlugin } from "@capture/receiver/plugin";
import { createReceiver } from "@capture/receiver/receiver";
import { openSiteTexts } from "@capture/receiver/texts/site-texts";
import type { SiteTexts } from "@capture/receiver/texts/texts";
import { answerOembed } from "./oembed";
import { maskPass } from "./previews/links";
import { rejectOtherPaths } from "./previews/routes";
import { openRelease } from "./release";
import type { Releases } from "./releases";
import type { Settings } from "./settings";
import { serveStaticFiles } from "./static-files";

/** Far longer than any path of the site. */
const MAX_PATH_CHARACTERS = 2048;

/** Slow clients must not use up the connections. */
const HEADERS_TIMEOUT_MS = 10_000;
const REQUEST_TIMEOUT_MS = 15_000;
const IDLE_TIMEOUT_MS = 60_000;

export interface AppOptions {
  /** Settings of the receiver; without them no form is received. */
  readonly settings?: Settings | undefined;
  /** The texts of the receiver, by default those of the current release. */
  readonly texts?: SiteTexts;
  /** Called once the store has been opened at the start, or with the error if that has failed. */
  readonly onStore?: (error?: unknown) => void;
}

type RequestError = FastifyError & { readonly headers?: Readonly<Record<string, string>> };

const METHOD_NOT_ALLOWED = "Only GET and HEAD are answered here.\n";
const BAD_REQUEST = "This request is malformed, or its range or conditions cannot be met.\n";
const SERVER_ERROR = "Something went wrong here. Please try again in a moment.\n";

/** A path that no built site contains. */
const MISSING_PATH = "/404";

/**
 * Creates the Fastify application that serves a built site and receives its forms.
 * @param site path of a built site, such as `public/`, or releases of it
 * @throws Error when the folder contains no built site, or forms are received and it has no texts for them
 */
export async function createApp(
  site: string | Releases,
  { settings, texts, onStore }: AppOptions = {},
): Promise<FastifyInstance> {
  const releases = typeof site === "string" ? { current: openRelease(site), others: [] } : site;
  const app = Fastify({
    loggerInstance: createLog(env, maskPass) as FastifyBaseLogger,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: IDLE_TIMEOUT_MS,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: 1000 },
    routerOptions: { maxParamLength: MAX_PATH_CHARACTERS },
    rewriteUrl,
  });

  // Fastify expects a body of QUERY and would respond with 400 without one; no URL of ours has this method.
  if (app.supportedMethods.includes("QUERY")) app.addHttpMethod("QUERY", { hasBody: false, overrideExisting: true });
  app.addHook("onRequest", async ({ raw }) => assertOneHost(raw.rawHeaders));
  if (settings?.previewOrigin !== undefined) {
    app.addHook("onRequest", rejectOtherPaths(settings.previewOrigin, settings.proxyCount));
  }
  setErrorHandlers(app);
  await serveStaticFiles(app, releases, pathOf);
  answerOembed(app, releases);
  if (settings) {
    const siteTexts = texts ?? openSiteTexts(() => releases.current.root);
    const receiver = createReceiver({ settings, log: app.log, texts: siteTexts, site: releases });
    await app.register(receiverPlugin, { receiver });
    // Not awaited: pages need no store.
    if (onStore) app.addHook("onListen", async () => void receiver.openStore().then(() => onStore(), onStore));
  }
  return app;
}

/**
 * Node ignores further Host headers, but a proxy in front of the host may have used one of them.
 * @throws an error with status 400 for several Host headers
 * @see RFC 9112, 3.2
 */
function assertOneHost(rawHeaders: readonly string[]): void {
  // Names and values alternate.
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host");
  if (hosts.length > 1) throw Object.assign(new Error("The request has several Host headers."), { statusCode: 400 });
}

/** Errors get a fixed text as response, because the message of an error may contain a path of this machine. */
function setErrorHandlers(app: FastifyInstance): void {
  app.setNotFoundHandler(({ method }, reply) => {
    // GET and HEAD always match a route, so for them only @fastify/static calls this handler.
    if (method === "GET" || method === "HEAD") throw new Error("A file of the release no longer exists.");
    return reply.code(405).header("Allow", "GET, HEAD").type("text/plain").send(METHOD_NOT_ALLOWED);
  });
  app.setErrorHandler<RequestError>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, "request failed");
    const text = status >= 500 ? SERVER_ERROR : BAD_REQUEST;
    // The headers of a 416 error contain Content-Range with the length of the file.
    return reply
      .code(status)
      .headers(error.headers ?? {})
      .type("text/plain")
      .send(text);
  });
}

/**
 * The path and query string of a request target. If the target is in absolute form (`GET http://site.example/blog`), its
 * host replaces the Host header.
 * @see RFC 9112, 3.2.2
 */
function rewriteUrl(request: RawRequestDefaultExpression): string {
  const { url: target = "/", headers } = request;
  const [, host, rest = ""] = /^https?:\/\/([^/?#]+)(.*)$/i.exec(target) ?? [];
  if (host !== undefined) headers.host = host;
  const url = host === undefined ? target : rest.replace(/^(?!\/)/, "/");
  // For a path that cannot be decoded, the router would respond with 400 and no page.
  return pathOf(url) === undefined ? MISSING_PATH : url;
}

/** The decoded path of a URL without its query string; `undefined` when it cannot be decoded. */
function pathOf(url: string): string | undefined {
  try {
    return decodeURIComponent(url.split("?", 1)[0] ?? "");
  } catch {
    return undefined;
  }
}
