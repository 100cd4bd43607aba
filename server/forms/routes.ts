import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import type { Receiver } from "../receiver";
import { refused, type Answer } from "./answer";
import { parseJson, refusalOf } from "./body";
import { BODY_LIMIT, clientAddress, gate, header } from "./request";

export const SUBMIT = "/api/submit-form";
export const HEALTH = "/healthz";

/**
 * `POST /api/submit-form` and `GET /healthz`. Everything said here is JSON,
 * and nothing of it is kept by caches.
 */
export async function formRoutes(app: FastifyInstance, { receiver }: { receiver: Receiver }): Promise<void> {
  app.addHook("onRequest", async (_request, reply) => void reply.header("Cache-Control", "no-store"));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, async (_request: unknown, body: Buffer) =>
    parseJson(body),
  );
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const answer = refusalOf(error);
    if (answer.status === 503) request.log.error({ err: error }, "a request to the forms failed");
    return send(reply, answer);
  });

  app.route({
    method: app.supportedMethods,
    url: SUBMIT,
    exposeHeadRoute: false,
    bodyLimit: BODY_LIMIT,
    // Told before the body is read: who may not send need not.
    onRequest: async ({ method, headers }, reply) => {
      const why = gate(method, headers, receiver.proxies);
      if (why !== undefined) return send(reply, refused(why));
      return undefined;
    },
    handler: async ({ body, headers, socket }, reply) => {
      const address = clientAddress(headers, socket.remoteAddress ?? "", receiver.proxies);
      const idempotencyKey = header(headers, "idempotency-key");
      return send(reply, await receiver.submit({ body, idempotencyKey, address }));
    },
  });

  app.get(HEALTH, async (_request, reply) => {
    const health = await receiver.health();
    return reply.code(health.store === "reachable" ? 200 : 503).send(health);
  });
}

function send(reply: FastifyReply, { status, headers, body }: Answer): FastifyReply {
  return reply.code(status).headers(headers).send(body);
}
