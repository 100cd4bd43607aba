import { env } from "node:process";
import type { GatsbyFunctionConfig, GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import { createLog } from "../log";
import { createReceiver, type Receiver } from "../receiver";
import { settingsFrom } from "../settings";
import { receive, refuseUnread, rejectUnreadable, replyTo } from "./http-adapter";
import { parseForm } from "./served-form";
import { isForm, parseJson, readBody } from "./request";
import { rejectionResponse, type FormResponse } from "./response";

/** A content type that no client sends. */
const NO_TYPE = { type: "none/none" };

/** Disables Gatsby's body parsers, because their limits and HTML errors differ from ours. */
export const config: GatsbyFunctionConfig = {
  bodyParser: { raw: NO_TYPE, text: NO_TYPE, json: NO_TYPE, urlencoded: { ...NO_TYPE, extended: false } },
};

/** A global symbol, because `gatsby develop` loads this module again for each request. */
const RECEIVER = Symbol.for("form receiver");

/** The receiver that all functions share; `undefined` if a setting is invalid, because a function cannot refuse to start. */
export function currentReceiver(): Receiver | undefined {
  const globals = globalThis as { [RECEIVER]?: Receiver };
  const log = createLog();
  try {
    return (globals[RECEIVER] ??= createReceiver(settingsFrom(env), log));
  } catch (error) {
    log.error(error instanceof Error ? error.message : "settings cannot be read");
    return undefined;
  }
}

/**
 * The form receiver as a Gatsby Function, for `gatsby develop` and for hosts with functions. A function does not run
 * between requests, so mails are sent and expired submissions deleted after the response.
 */
export async function submitFormFunction(
  request: GatsbyFunctionRequest,
  response: GatsbyFunctionResponse,
): Promise<void> {
  const receiver = currentReceiver();
  const { result, values } = receiver
    ? await respond(request, receiver)
    : { result: rejectionResponse("unavailable"), values: undefined };
  receiver?.countResponse(result);
  const { headers, body } = replyTo(request, result, values);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader("Cache-Control", "no-store");
  const reply = response.status(result.status);
  if (typeof body === "string") reply.send(body);
  else reply.json(body);
  await receiver?.catchUp();
}

async function respond(
  request: GatsbyFunctionRequest,
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
async function bodyOf(request: GatsbyFunctionRequest): Promise<unknown> {
  if (!request.readable) return request.body;
  const body = await readBody(request);
  return isForm(request.headers) ? parseForm(body) : parseJson(body);
}
