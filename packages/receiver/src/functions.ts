import type { IncomingMessage } from "node:http";
import { env } from "node:process";
import { createLog } from "./log";
import { createReceiver, type Receiver } from "./receiver";
import { settingsFrom } from "./settings";
import { receive, refuseUnread, rejectUnreadable, replyTo } from "./forms/http-adapter";
import { clientIpAddress, isForm, parseJson, readBody } from "./forms/request";
import { rejectionResponse, type FormResponse } from "./forms/response";
import { parseForm } from "./forms/served-form";
import { newsletterReply, unavailableAnswer } from "./newsletter/newsletter";
import { createSiteTexts } from "./texts/site-texts";
import { composeDocuments, type ReadDocument } from "./texts/documents";

/** The part of a function's request that hosts have in common, such as GatsbyFunctionRequest. */
type FunctionRequest = IncomingMessage & {
  readonly query: Readonly<Record<string, unknown>>;
  readonly body: unknown;
};

interface FunctionResponse {
  setHeader(name: string, value: string): unknown;
  status(code: number): { send(body: string): unknown; json(body: unknown): unknown };
}

/** A function that responds to one request. */
type FunctionHandler = (request: FunctionRequest, response: FunctionResponse) => Promise<void>;

/** A global symbol, because `gatsby develop` loads this module again for each request. */
const RECEIVER = Symbol.for("form receiver");

/**
 * The form receiver as functions, for `gatsby develop` and for hosts with functions. A function does not run between
 * requests, so mails are sent and expired submissions deleted after the response.
 * @param readDocument reads the texts of the site; functions know only its default language
 */
export function createFunctions(readDocument: ReadDocument): {
  readonly submitForm: FunctionHandler;
  readonly newsletter: FunctionHandler;
} {
  const defaultTexts = composeDocuments(readDocument);
  const texts = createSiteTexts(defaultTexts);

  /** The receiver that all functions share; `undefined` if a setting is invalid, because a function cannot refuse to start. */
  const currentReceiver = (): Receiver | undefined => {
    const globals = globalThis as { [RECEIVER]?: Receiver };
    const log = createLog();
    try {
      const settings = settingsFrom(env, defaultTexts["site.json"]);
      return (globals[RECEIVER] ??= createReceiver({ settings, log, texts }));
    } catch (error) {
      log.error(error instanceof Error ? error.message : "settings cannot be read");
      return undefined;
    }
  };

  return {
    /** Receives a submission. */
    async submitForm(request, response) {
      const receiver = currentReceiver();
      const { result, values } = receiver
        ? await respond(request, receiver)
        : { result: rejectionResponse("unavailable", defaultTexts), values: undefined };
      receiver?.countResponse(result);
      const { headers, body } = replyTo({ texts, site: undefined }, request, result, values);
      setHeaders(response, { ...headers, "Cache-Control": "no-store" });
      const reply = response.status(result.status);
      if (typeof body === "string") reply.send(body);
      else reply.json(body);
      await receiver?.catchUp();
    },

    /** The target of the links in mails to subscribers. */
    async newsletter({ method, query, headers: requestHeaders, socket }, response) {
      const receiver = currentReceiver();
      const ipAddress = clientIpAddress(requestHeaders, socket.remoteAddress ?? "", receiver?.proxyCount ?? 0);
      const answer = await receiver?.newsletter.follow({ isConfirmed: method === "POST", query, ipAddress });
      const { status, headers, body } = newsletterReply(answer ?? unavailableAnswer(defaultTexts));
      setHeaders(response, headers);
      response.status(status).send(body);
      await receiver?.catchUp();
    },
  };
}

function setHeaders(response: FunctionResponse, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
}

async function respond(
  request: FunctionRequest,
  receiver: Receiver,
): Promise<{ result: FormResponse; values?: unknown }> {
  const refusal = await refuseUnread(receiver, request);
  if (refusal) return { result: refusal };
  try {
    const values = await bodyOf(request);
    return { result: await receive(receiver, request, values), values };
  } catch (error) {
    return { result: await rejectUnreadable(receiver, request, error as { statusCode?: number }) };
  }
}

/** The parsed body. Some hosts have already read and parsed it. */
async function bodyOf(request: FunctionRequest): Promise<unknown> {
  if (!request.readable) return request.body;
  const body = await readBody(request);
  return isForm(request.headers) ? parseForm(body) : parseJson(body);
}
