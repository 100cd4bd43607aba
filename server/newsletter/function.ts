import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import { currentReceiver } from "../forms/function";
import { clientIpAddress } from "../forms/request";
import { newsletterReply, unavailableAnswer } from "./newsletter";

/** The target of the links in mails to subscribers, as a Gatsby Function; see routes.ts. */
export async function newsletterFunction(
  { method, query, headers: requestHeaders, socket }: GatsbyFunctionRequest,
  response: GatsbyFunctionResponse,
): Promise<void> {
  const receiver = currentReceiver();
  const ipAddress = clientIpAddress(requestHeaders, socket.remoteAddress ?? "", receiver?.proxyCount ?? 0);
  const answer = await receiver?.newsletter.follow({ isConfirmed: method === "POST", query, ipAddress });
  const { status, headers, body } = newsletterReply(answer ?? unavailableAnswer());
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.status(status).send(body);
  await receiver?.catchUp();
}
