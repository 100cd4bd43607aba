import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import { currentReceiver } from "../forms/function";
import { clientAddress } from "../forms/request";
import { newsletterReply, unavailable } from "./newsletter";

/** What the links in mails to subscribers lead to, as a Gatsby Function; see routes.ts. */
export async function newsletterFunction(
  { method, query, headers: asked, socket }: GatsbyFunctionRequest,
  response: GatsbyFunctionResponse,
): Promise<void> {
  const receiver = currentReceiver();
  const address = clientAddress(asked, socket.remoteAddress ?? "", receiver?.proxyCount ?? 0);
  const followed = await receiver?.newsletter.follow({ pressed: method === "POST", query, address });
  const { status, headers, body } = newsletterReply(followed ?? unavailable());
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  response.status(status).send(body);
  await receiver?.catchUp();
}
