import type { FastifyError, FastifyInstance, FastifyReply } from "fastify";
import { OWN_RECEIVER } from "../../src/forms/payload/form-endpoint";
import { isReady } from "../health";
import type { Receiver } from "../receiver";
import type { Releases } from "../releases";
import { receive, replyTo, textsFor } from "./http-adapter";
import { parseForm } from "./served-form";
import { MAX_BODY_BYTES, checkRequestHeaders, FORM_TYPE, parseJson } from "./request";
import { rejectionResponse, errorResponse, type FormResponse } from "./response";

const LIVE = "/livez";
const READY = "/readyz";

interface FormOptions {
  readonly receiver: Receiver;
  /** The releases with the response page for forms sent without script. */
  readonly releases: Releases;
}

/**
 * `POST /api/submit-form`, `GET /livez` and `GET /readyz`. All responses are
 * JSON, except the pages that answer forms sent without script; none is cached.
 */
export async function formRoutes(app: FastifyInstance, { receiver, releases }: FormOptions): Promise<void> {
  const { findTexts } = receiver;
  const send = (reply: FastifyReply, response: FormResponse): FastifyReply => {
    const { request } = reply;
    receiver.countResponse(response);
    const { headers, body } = replyTo(request, response, request.body, findTexts, releases);
    return reply.code(response.status).headers(headers).send(body);
  };
  app.addHook("onRequest", async (_request, reply) => void reply.header("Cache-Control", "no-store"));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, async (_request: unknown, body: Buffer) =>
    parseJson(body),
  );
  app.addContentTypeParser(FORM_TYPE, { parseAs: "buffer" }, async (_request: unknown, body: Buffer) =>
    parseForm(body),
  );
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const response = errorResponse(error, textsFor(request, undefined, findTexts));
    if (response.status === 503) request.log.error({ err: error }, "form request failed");
    return send(reply, response);
  });

  app.route({
    method: app.supportedMethods,
    url: OWN_RECEIVER,
    exposeHeadRoute: false,
    bodyLimit: MAX_BODY_BYTES,
    onRequest: async (request, reply) => {
      const reason = checkRequestHeaders(request.method, request.headers, receiver.proxyCount);
      if (reason === undefined) return undefined;
      return send(reply, rejectionResponse(reason, textsFor(request, undefined, findTexts)));
    },
    handler: async (request, reply) => send(reply, await receive(receiver, request, request.body)),
  });

  app.get(LIVE, async (_request, reply) => reply.send({ status: "alive" }));
  app.get(READY, async (_request, reply) => {
    const readiness = await receiver.readiness();
    return reply.code(isReady(readiness) ? 200 : 503).send(readiness);
  });
}
