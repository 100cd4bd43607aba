import type { IncomingMessage } from "node:http";
import { refused, type Answer } from "./answer";
import { BODY_LIMIT } from "./request";

/** @throws an error with status 400 when the bytes are no UTF-8 or no JSON */
export function parseJson(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(body));
  } catch {
    throw Object.assign(new Error("The body is no JSON."), { statusCode: 400 });
  }
}

/** What a request that could not be read is answered, by the status of the error. */
export function refusalOf({ statusCode = 500 }: { readonly statusCode?: number | undefined }): Answer {
  if (statusCode === 413) return refused("tooLarge");
  if (statusCode === 415) return refused("notJson");
  return refused(statusCode < 500 ? "malformed" : "away");
}

/**
 * Reads the JSON of a request that nobody has read yet.
 * @throws an error with status 413 when it is too large, with 400 when it ends early or is no JSON
 */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  await new Promise<void>((done, fail) => {
    const refuse = (statusCode: number): void => {
      // Not destroyed: the connection must live on for the answer.
      request.off("data", take).pause();
      fail(Object.assign(new Error("The body cannot be read."), { statusCode }));
    };
    const take = (chunk: Buffer): void => {
      size += chunk.length;
      if (size > BODY_LIMIT) refuse(413);
      else chunks.push(chunk);
    };
    request.on("data", take).once("end", done);
    request.once("error", () => refuse(400)).once("close", () => refuse(400));
  });
  return parseJson(Buffer.concat(chunks));
}
