import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import { answerPage } from "../forms/answer-page";
import { currentReceiver } from "../forms/function";
import { unavailable } from "./newsletter";

/** What the links in mails to subscribers lead to, as a Gatsby Function; see routes.ts. */
export async function newsletterFunction(
  { method, query }: GatsbyFunctionRequest,
  response: GatsbyFunctionResponse,
): Promise<void> {
  const receiver = currentReceiver();
  const { status, answer } =
    (await receiver?.newsletter.follow({ pressed: method === "POST", query })) ?? unavailable();
  const { html, headers } = answerPage(answer);
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.status(status).send(html);
  await receiver?.catchUp();
}
