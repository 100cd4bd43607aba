import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { now } from "@capture/receiver/clock";
import { header, requestedHost } from "@capture/receiver/forms/request";
import type { Settings } from "../settings";
import { CONDITIONAL_HEADERS, removeHeaders } from "../static-files";
import { createPreviewFinder, type Preview } from "./folder";
import { looksLikePass, previewPath, PREVIEWS_PATH, readPass } from "./links";
import { deniedPage, failurePage, removedPage } from "./pages";
import { OWN_PAGE_POLICY, previewPolicy, SANDBOX, isSharedPath } from "./policy";

interface PreviewOptions extends Pick<Settings, "previewOrigin" | "proxyCount"> {
  /** Path of the folder of previews. */
  readonly folder: string;
  /** The key of the signatures. */
  readonly secret: string;
}

const COOKIE = "preview";

/**
 * `GET /preview/<name>/…`: the built site of a change in review. A signed link sets a cookie for the path of the preview,
 * and redirects to the page without the signature. Without a cookie, every path below `/preview/` is answered alike, except
 * that of a file of a sandboxed page whose name contains a hash of its content: such a page sends no cookie.
 */
export async function previewRoutes(app: FastifyInstance, options: PreviewOptions): Promise<void> {
  // Without an origin of their own, the pages of previews are sandboxed, because they are on that of the site.
  const { secret, previewOrigin: origin, proxyCount } = options;
  const find = createPreviewFinder(options.folder);
  app.addHook("onRequest", async (_request, reply) => {
    void reply.headers({
      "Cache-Control": "private, no-store",
      "Content-Security-Policy": OWN_PAGE_POLICY,
      "Referrer-Policy": "no-referrer",
      "X-Robots-Tag": "noindex, nofollow",
    });
  });

  const handle = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (origin !== undefined && requestedHost(request.headers, proxyCount) !== new URL(origin).host) {
      return reply.redirect(origin + request.url);
    }
    const { name = "", "*": path = "" } = request.params as { name?: string; "*"?: string };
    const [first = ""] = path.split("/", 1);
    if (looksLikePass(first)) return admit(request, reply, name, first);
    const hasPass = readPass(secret, name, cookieOf(request) ?? "", now()) !== undefined;
    const preview = find(name);
    const isOpen = origin === undefined && preview?.release?.isHashed(path) === true;
    if (!hasPass && !isOpen) return sendPage(reply, 403, deniedPage());
    if (!preview) return sendPage(reply, 404, removedPage());
    return preview.release
      ? sendFile(request, reply, preview, path)
      : sendPage(reply, 200, failurePage(preview.record));
  };

  /** Answers a signed link. */
  const admit = (request: FastifyRequest, reply: FastifyReply, name: string, pass: string): FastifyReply => {
    const expires = readPass(secret, name, pass, now());
    if (expires === undefined) return sendPage(reply, 403, deniedPage());
    const [, rest = ""] = request.url.split(`/${pass}`, 2);
    const isSecure = proxyCount > 0 && header(request.headers, "x-forwarded-proto") === "https";
    const attributes = [
      `${COOKIE}=${pass}`,
      `Path=${previewPath(name)}`,
      `Max-Age=${Math.floor((expires - now()) / 1000)}`,
      "HttpOnly",
      "SameSite=Lax",
      ...(isSecure ? ["Secure"] : []),
    ];
    return reply.header("Set-Cookie", attributes.join("; ")).redirect(previewPath(name) + (rest === "" ? "/" : rest));
  };

  const sendFile = (request: FastifyRequest, reply: FastifyReply, { release }: Preview, path: string): FastifyReply => {
    if (!release) return sendPage(reply, 404, removedPage());
    const { headers, params } = request;
    const { name = "" } = params as { name?: string };
    // @fastify/static does not know these files. Each response is complete, because none is stored.
    removeHeaders(headers, CONDITIONAL_HEADERS);
    // Ranges refer to the file without compression.
    if (headers.range !== undefined) delete headers["accept-encoding"];
    const found = release.fileAt(`/${path}`);
    const file = found ?? release.notFoundFileOf(`/${path}`);
    const { "Content-Security-Policy": policy } = release.headersOf(found === undefined ? `/${file}` : pathOf(path));
    if (policy !== undefined) {
      const ownPolicy = previewPolicy(policy, previewPath(name), requestedHost(request.headers, proxyCount));
      void reply.header("Content-Security-Policy", origin === undefined ? `${ownPolicy}; ${SANDBOX}` : ownPolicy);
    }
    // A sandboxed page fetches its fonts from another origin.
    if (origin === undefined) void reply.header("Access-Control-Allow-Origin", "*");
    return reply.code(found === undefined ? 404 : 200).sendFile(file, release.root);
  };

  for (const url of [`${PREVIEWS_PATH}/:name`, `${PREVIEWS_PATH}/:name/*`]) {
    app.route({ method: ["GET", "HEAD"], url, handler: async (request, reply) => handle(request, reply) });
  }
}

const pathOf = (path: string): string => `/${path}`.replace(/(.)\/$/, "$1");

function sendPage(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply.code(status).type("text/html; charset=utf-8").send(html);
}

/** The pass in the cookie of the preview. */
function cookieOf({ headers }: FastifyRequest): string | undefined {
  const cookies = (headers.cookie ?? "").split(";").map((each) => each.trim());
  return cookies.find((each) => each.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1);
}

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
