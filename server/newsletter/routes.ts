import type { FastifyInstance } from "fastify";
import { clientAddress } from "../forms/request";
import type { Releases } from "../releases";
import { NEWSLETTER } from "./links";
import { newsletterReply, type Newsletter } from "./newsletter";

/** In bytes. What is posted is the press of a button, or `List-Unsubscribe=One-Click` (RFC 8058). */
const BODY_LIMIT = 1024;
const METHODS = "Only GET, HEAD and POST are answered here.\n";

interface Options {
  readonly newsletter: Newsletter;
  /** The number of trusted proxies before this process. */
  readonly proxyCount: number;
  readonly releases: Releases;
}

/**
 * `GET /api/newsletter` asks for the press of a button, and `POST` does what it
 * says. A link is signed, so it counts wherever it was posted from: mail
 * programs send no Origin.
 */
export async function newsletterRoutes(
  app: FastifyInstance,
  { newsletter, proxyCount, releases }: Options,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, async () => undefined);
  app.route({
    method: app.supportedMethods,
    url: NEWSLETTER,
    exposeHeadRoute: false,
    bodyLimit: BODY_LIMIT,
    handler: async ({ method, query, headers: asked, socket }, reply) => {
      if (!["GET", "HEAD", "POST"].includes(method)) {
        return reply.code(405).header("Allow", "GET, HEAD, POST").type("text/plain").send(METHODS);
      }
      const address = clientAddress(asked, socket.remoteAddress ?? "", proxyCount);
      const request = { pressed: method === "POST", query: query as Readonly<Record<string, unknown>>, address };
      const { status, headers, body } = newsletterReply(await newsletter.follow(request), releases);
      return reply.code(status).headers(headers).send(body);
    },
  });
}
