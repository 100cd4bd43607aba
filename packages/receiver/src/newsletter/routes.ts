import type { FastifyInstance } from "fastify";
import { clientIpAddress } from "../forms/request";
import type { Receiver } from "../receiver";
import { NEWSLETTER } from "./links";
import { newsletterReply } from "./newsletter";

/** The body is empty, or `List-Unsubscribe=One-Click` (RFC 8058). */
const MAX_BODY_BYTES = 1024;
const METHOD_NOT_ALLOWED = "Only GET, HEAD and POST are answered here.\n";

/**
 * `GET /api/newsletter` responds with a page with one button. The button sends `POST`, which performs the action. The
 * Origin header is not checked, because links are signed and mail programs send no Origin.
 */
export async function newsletterRoutes(
  app: FastifyInstance,
  { receiver }: { readonly receiver: Receiver },
): Promise<void> {
  const { newsletter, proxyCount, site } = receiver;
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, async () => undefined);
  app.route({
    method: app.supportedMethods,
    url: NEWSLETTER,
    exposeHeadRoute: false,
    bodyLimit: MAX_BODY_BYTES,
    handler: async ({ method, query: parameters, headers: requestHeaders, socket }, reply) => {
      if (!["GET", "HEAD", "POST"].includes(method)) {
        return reply.code(405).header("Allow", "GET, HEAD, POST").type("text/plain").send(METHOD_NOT_ALLOWED);
      }
      const ipAddress = clientIpAddress(requestHeaders, socket.remoteAddress ?? "", proxyCount);
      const query = parameters as Readonly<Record<string, unknown>>;
      const request = { isConfirmed: method === "POST", query, ipAddress };
      const { status, headers, body } = newsletterReply(await newsletter.follow(request), site);
      return reply.code(status).headers(headers).send(body);
    },
  });
}
