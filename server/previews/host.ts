import type { FastifyReply, FastifyRequest } from "fastify";
import { requestedHost } from "../forms/request";
import { PREVIEWS_PATH } from "./links";
import { isSharedPath } from "./policy";

/**
 * A hook that answers other paths than those of previews with 404 on the host name of previews, so that neither the desk
 * nor the receiver of forms has the origin of a preview.
 * @param origin of the previews
 * @param proxyCount number of trusted proxies in front of this process
 */
export function rejectOtherPaths(origin: string, proxyCount: number) {
  const { host } = new URL(origin);
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (requestedHost(request.headers, proxyCount) !== host) return undefined;
    const [path = ""] = request.url.split("?", 1);
    if (path.startsWith(`${PREVIEWS_PATH}/`) || isSharedPath(path)) return undefined;
    return reply.code(404).type("text/plain; charset=utf-8").send("This host name shows only previews.\n");
  };
}
