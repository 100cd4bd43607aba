import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";

/** The development server of Gatsby, as far as it is used here. */
export interface DevelopApp {
  use(
    path: string,
    handler: (
      request: Pick<IncomingMessage, "method" | "headers">,
      response: Pick<ServerResponse, "writeHead" | "end">,
      next: () => void,
    ) => void,
  ): void;
}

/** Any port, because it may be forwarded from another one. */
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i;
const OTHER_SITES = ["cross-site", "same-site"];
const FORBIDDEN = 403;

/** Refuses every request to the desk’s server except those of the desk on this machine. */
export function acceptLocalRequests(app: FastifyInstance): void {
  app.addHook("onRequest", async ({ method, headers }) => {
    const reason = reasonToRefuse(method, headers);
    if (reason !== undefined) throw Object.assign(new Error(reason), { statusCode: FORBIDDEN });
  });
}

/** Does the same in the development site, whose proxy does not pass on the host that the browser requested. */
export function proxyLocalRequests(app: DevelopApp): void {
  app.use("/admin", ({ method = "", headers }, response, next) => {
    const reason = reasonToRefuse(method, headers);
    if (reason === undefined) next();
    else response.writeHead(FORBIDDEN, { "Content-Type": "text/plain; charset=utf-8" }).end(reason);
  });
}

/**
 * Why a request is not one of the desk on this machine. The name of another site may lead to this machine, and its page
 * would then be of the same origin as the desk. The development site also allows pages of all origins to read (CORS).
 */
function reasonToRefuse(method: string, headers: IncomingHttpHeaders): string | undefined {
  if (!LOCAL_HOST.test(headers.host ?? ""))
    return "The desk answers only at names of this machine; open it at http://localhost with its port.";
  if (!isOwnPage(method, headers))
    return "Only the desk itself may use this URL; open the desk at http://localhost with its port.";
  return undefined;
}

/** Whether the desk itself sent a request, according to the browser. Another page may only open the desk, not read from it. */
function isOwnPage(method: string, headers: IncomingHttpHeaders): boolean {
  const site = headers["sec-fetch-site"];
  if (method !== "GET" && method !== "HEAD") return site === "same-origin";
  return !OTHER_SITES.includes(String(site)) || headers["sec-fetch-mode"] === "navigate";
}
