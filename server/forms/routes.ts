import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import { isReady } from "../health";
import type { Receiver } from "../receiver";
import { BODY_LIMIT, checkHead, clientAddress, header, parseJson } from "./request";
import { rejected, responseTo, type FormResponse } from "./response";

const SUBMIT = "/api/submit-form";
const LIVE = "/livez";
/** Its earlier name. */
const HEALTH = "/healthz";
const READY = "/readyz";

/** `POST /api/submit-form`, `GET /livez` and `GET /readyz`. All responses are JSON and never cached. */
export async function formRoutes(app: FastifyInstance, { receiver }: { receiver: Receiver }): Promise<void> {
  const send = (reply: FastifyReply, response: FormResponse) => respond(receiver, reply, response);
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

  for (const url of [LIVE, HEALTH]) app.get(url, async (_request, reply) => reply.send({ status: "alive" }));
  app.get(READY, async (_request, reply) => {
    const readiness = await receiver.readiness();
    return reply.code(isReady(readiness) ? 200 : 503).send(readiness);
  });
}

function respond(receiver: Receiver, reply: FastifyReply, response: FormResponse): FastifyReply {
  const { status, headers, body } = response;
  receiver.answered(response);
  return reply.code(status).headers(headers).send(body);
}
