import { env } from "node:process";
import type { GatsbyFunctionConfig, GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import { createLog } from "../log";
import { createReceiver, type Receiver } from "../receiver";
import { settingsFrom } from "../settings";
import { receive, replyTo } from "./http-adapter";
import { parseForm } from "./plain-form";
import { checkHead, isForm, parseJson, readBody } from "./request";
import { rejected, responseTo, type FormResponse } from "./response";

/** A content type that nobody sends. */
const NONE = { type: "none/none" };

/** Turns Gatsby's body parsers off: their limits and their HTML errors are not ours. */
export const config: GatsbyFunctionConfig = {
  bodyParser: { raw: NONE, text: NONE, json: NONE, urlencoded: { ...NONE, extended: false } },
};

/** `gatsby develop` loads this module again for each request; the receiver and its store are kept. */
const RECEIVER = Symbol.for("form receiver");

/** The receiver of all functions; `undefined` when a setting is wrong: a function has no start that could fail. */
export function currentReceiver(): Receiver | undefined {
  const globals = globalThis as { [RECEIVER]?: Receiver };
  const log = createLog();
  try {
    return (globals[RECEIVER] ??= createReceiver(settingsFrom(env), log));
  } catch (error) {
    log.error(error instanceof Error ? error.message : "The settings cannot be read.");
    return undefined;
  }
}

/**
 * The form receiver as a Gatsby Function, for `gatsby develop` and for hosts
 * with functions. They give no time between requests, so mails are sent and
 * expired submissions deleted after the response.
 */
export async function submitFormFunction(
  request: GatsbyFunctionRequest,
  response: GatsbyFunctionResponse,
): Promise<void> {
  const receiver = currentReceiver();
  const { answer, sent } = receiver
    ? await respond(request, receiver)
    : { answer: rejected("unavailable"), sent: undefined };
  receiver?.answered(answer);
  const { headers, body } = replyTo(request, answer, sent);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader("Cache-Control", "no-store");
  const reply = response.status(answer.status);
  if (typeof body === "string") reply.send(body);
  else reply.json(body);
  await receiver?.catchUp();
}

async function respond(
  request: GatsbyFunctionRequest,
  receiver: Receiver,
): Promise<{ answer: FormResponse; sent?: unknown }> {
  const reason = checkHead(request.method, request.headers, receiver.proxies);
  if (reason !== undefined) return { answer: rejected(reason) };
  try {
    const sent = await bodyOf(request);
    return { answer: await receive(receiver, request, sent), sent };
  } catch (error) {
    return { answer: responseTo(error as { statusCode?: number }) };
  }
}

/** Some hosts have read and parsed the body already. */
async function bodyOf(request: GatsbyFunctionRequest): Promise<unknown> {
  if (!request.readable) return request.body;
  const body = await readBody(request);
  return isForm(request.headers) ? parseForm(body) : parseJson(body);
}
