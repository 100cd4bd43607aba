import { env } from "node:process";
import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import { createLog } from "../log";
import { createReceiver, type Receiver } from "../receiver";
import { settingsFrom } from "../settings";
import { refused, type Answer } from "./answer";
import { readJson, refusalOf } from "./body";
import { clientAddress, gate, header } from "./request";

/** `gatsby develop` loads a function afresh for each request; its store stays open all the same. */
const HELD = Symbol.for("form receiver");

/** `undefined` when a setting is wrong: a function has no start that it could refuse. */
function heldReceiver(): Receiver | undefined {
  const held = globalThis as { [HELD]?: Receiver };
  const log = createLog();
  try {
    return (held[HELD] ??= createReceiver(settingsFrom(env), log));
  } catch (error) {
    log.error(error instanceof Error ? error.message : "The settings cannot be read.");
    return undefined;
  }
}

/**
 * Answers a request to a function host, or to `gatsby develop`, as the site's
 * own host would. Mails that are due are sent, and what has expired is removed,
 * after the answer: such hosts give no time between two requests.
 */
export async function answerFunction(request: GatsbyFunctionRequest, response: GatsbyFunctionResponse): Promise<void> {
  const receiver = heldReceiver();
  const { status, headers, body } = receiver ? await answerOf(request, receiver) : refused("away");
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.setHeader("Cache-Control", "no-store");
  response.status(status).json(body);
  await receiver?.catchUp();
}

async function answerOf(request: GatsbyFunctionRequest, receiver: Receiver): Promise<Answer> {
  const { method, headers, socket } = request;
  const why = gate(method, headers, receiver.proxies);
  if (why !== undefined) return refused(why);
  const address = clientAddress(headers, socket.remoteAddress ?? "", receiver.proxies);
  const idempotencyKey = header(headers, "idempotency-key");
  try {
    // Some hosts hand over a body that they have read and parsed already.
    const body: unknown = request.readable ? await readJson(request) : request.body;
    return await receiver.submit({ body, idempotencyKey, address });
  } catch (error) {
    return refusalOf(error as { statusCode?: number });
  }
}
