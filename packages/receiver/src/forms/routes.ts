import { setTimeout as pause } from "node:timers/promises";
import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import { RECEIVER_PATH } from "../payload/form-endpoint";
import { isReady } from "../health";
import { canSeeCounts } from "../ready-access";
import type { Receiver } from "../receiver";
import { MAX_BODY_BYTES, MAX_ENCODED_FORM_BYTES } from "./body-size";
import { receive, refuseUnread, rejectUnreadable, replyTo } from "./http-adapter";
import { parseForm } from "./served-form";
import { FORM_TYPE, parseJson } from "./request";
import type { FormResponse } from "./response";

const LIVE = "/livez";
const READY = "/readyz";
/**
 * A sender over the limit waits for its refusal. Otherwise a few senders that repeat their requests immediately would use
 * all of the processor, and pages would be slow for other visitors.
 */
const REFUSAL_DELAY_MS = 500;

/**
 * `POST /api/submit-form`, `GET /livez` and `GET /readyz`. All responses are
 * JSON, except the pages that answer forms sent without script; none is cached.
 */
export async function formRoutes(app: FastifyInstance, { receiver }: { readonly receiver: Receiver }): Promise<void> {
  const send = (reply: FastifyReply, response: FormResponse): FastifyReply => {
    const { request } = reply;
    receiver.countResponse(response);
    const { headers, body } = replyTo(receiver, request, response, request.body);
    return reply.code(response.status).headers(headers).send(body);
  };
  app.addHook("onRequest", async (_request, reply) => void reply.header("Cache-Control", "no-store"));
  app.removeAllContentTypeParsers();
  const addParser = (type: string, bodyLimit: number, parse: (body: Buffer) => unknown): void =>
    app.addContentTypeParser(type, { parseAs: "buffer", bodyLimit }, async (_request: unknown, body: Buffer) =>
      parse(body),
    );
  addParser("application/json", MAX_BODY_BYTES, parseJson);
  addParser(FORM_TYPE, MAX_ENCODED_FORM_BYTES, parseForm);
  app.setErrorHandler<FastifyError>(async (error, request, reply) => {
    const response = await rejectUnreadable(receiver, request, error);
    if (response.status === 503) request.log.error({ err: error }, "form request failed");
    return send(reply, response);
  });

  app.route({
    method: app.supportedMethods,
    url: RECEIVER_PATH,
    exposeHeadRoute: false,
    onRequest: async (request, reply) => {
      const refusal = await refuseUnread(receiver, request);
      if (refusal?.rejection === "tooMany") await pause(REFUSAL_DELAY_MS);
      return refusal && send(reply, refusal);
    },
    handler: async (request, reply) => send(reply, await receive(receiver, request, request.body)),
  });

  app.get(LIVE, async (_request, reply) => reply.send({ status: "alive" }));
  app.get(READY, async (request, reply) => {
    const readiness = await receiver.readiness();
    const { store, write } = readiness;
    const body = canSeeCounts(request, receiver.readyToken) ? readiness : { store, write };
    return reply.code(isReady(readiness) ? 200 : 503).send(body);
  });
}
