import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import type { Receiver } from "../receiver";
import { BODY_LIMIT, checkHead, clientAddress, header, parseJson } from "./request";
import { rejected, responseTo, type FormResponse } from "./response";

const SUBMIT = "/api/submit-form";
const HEALTH = "/healthz";

/** `POST /api/submit-form` and `GET /healthz`. All responses are JSON and never cached. */
export async function formRoutes(app: FastifyInstance, { receiver }: { receiver: Receiver }): Promise<void> {
  app.addHook("onRequest", async (_request, reply) => void reply.header("Cache-Control", "no-store"));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, async (_request: unknown, body: Buffer) =>
    parseJson(body),
  );
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const response = responseTo(error);
    if (response.status === 503) request.log.error({ err: error }, "a request to the forms failed");
    return send(reply, response);
  });

  app.route({
    method: app.supportedMethods,
    url: SUBMIT,
    exposeHeadRoute: false,
    bodyLimit: BODY_LIMIT,
    onRequest: async ({ method, headers }, reply) => {
      const reason = checkHead(method, headers, receiver.proxies);
      return reason === undefined ? undefined : send(reply, rejected(reason));
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

function send(reply: FastifyReply, { status, headers, body }: FormResponse): FastifyReply {
  return reply.code(status).headers(headers).send(body);
}
