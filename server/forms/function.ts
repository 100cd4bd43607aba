import { env } from "node:process";
import type { GatsbyFunctionConfig, GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import { createLog } from "../log";
import { createReceiver, type Receiver } from "../receiver";
import { settingsFrom } from "../settings";
import { checkHead, clientAddress, header, readJson } from "./request";
import { rejected, responseTo, type FormResponse } from "./response";

/** A content type that nobody sends. */
const NONE = { type: "none/none" };

/** Turns Gatsby's body parsers off: their limits and their HTML errors are not ours. */
export const config: GatsbyFunctionConfig = {
  bodyParser: { raw: NONE, text: NONE, json: NONE, urlencoded: { ...NONE, extended: false } },
};

/** `gatsby develop` loads this module again for each request; the receiver and its store are kept. */
const RECEIVER = Symbol.for("form receiver");

/** `undefined` when a setting is wrong: a function has no start that could fail. */
function currentReceiver(): Receiver | undefined {
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
  const answer = receiver ? await respond(request, receiver) : rejected("away");
  receiver?.answered(answer);
  const { status, headers, body } = answer;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader("Cache-Control", "no-store");
  response.status(status).json(body);
  await receiver?.catchUp();
}

async function respond(request: GatsbyFunctionRequest, receiver: Receiver): Promise<FormResponse> {
  const { method, headers, socket } = request;
  const reason = checkHead(method, headers, receiver.proxies);
  if (reason !== undefined) return rejected(reason);
  const address = clientAddress(headers, socket.remoteAddress ?? "", receiver.proxies);
  const idempotencyKey = header(headers, "idempotency-key");
  try {
    // Some hosts have read and parsed the body already.
    const body: unknown = request.readable ? await readJson(request) : request.body;
    return await receiver.submit({ body, idempotencyKey, address });
  } catch (error) {
    return responseTo(error as { statusCode?: number });
  }
}
