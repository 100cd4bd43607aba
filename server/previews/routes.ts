import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { now } from "../clock";
import { header } from "../forms/request";
import { createPreviewFinder, type Preview } from "./folder";
import { looksLikePass, previewPath, PREVIEWS_PATH, readPass } from "./links";
import { deniedPage, failurePage, removedPage } from "./pages";
import { OWN_PAGE_POLICY, previewPolicy } from "./policy";

interface PreviewOptions {
  /** Path of the folder of previews. */
  readonly folder: string;
  /** The key of the signatures. */
  readonly secret: string;
  /** The number of trusted proxies in front of this process. */
  readonly proxyCount: number;
}

const COOKIE = "preview";

/** Evaluated by `@fastify/static`, which does not know these files. Each response is complete, because none is stored. */
const CONDITIONAL_HEADERS = ["if-match", "if-modified-since", "if-none-match", "if-range", "if-unmodified-since"];

/**
 * `GET /preview/<name>/…`: the built site of a change in review. A signed link sets a cookie for the path of the preview,
 * and redirects to the page without the signature. Without a cookie, every path below `/preview/` is answered alike.
 */
export async function previewRoutes(app: FastifyInstance, options: PreviewOptions): Promise<void> {
  const { secret, proxyCount } = options;
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
    const { name = "", "*": path = "" } = request.params as { name?: string; "*"?: string };
    const [first = ""] = path.split("/", 1);
    if (looksLikePass(first)) return admit(request, reply, name, first);
    const hasPass = readPass(secret, name, cookieOf(request) ?? "", now()) !== undefined;
    if (!hasPass) return sendPage(reply, 403, deniedPage());
    const preview = find(name);
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
    for (const each of CONDITIONAL_HEADERS) Reflect.deleteProperty(headers, each);
    // Ranges refer to the file without compression.
    if (headers.range !== undefined) delete headers["accept-encoding"];
    const found = release.fileAt(`/${path}`);
    const file = found ?? release.notFoundFileOf(`/${path}`);
    const { "Content-Security-Policy": policy } = release.headersOf(found === undefined ? `/${file}` : pathOf(path));
    if (policy !== undefined) {
      void reply.header(
        "Content-Security-Policy",
        previewPolicy(policy, previewPath(name), hostOf(request, proxyCount)),
      );
    }
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

/** The host of the requested URL. */
function hostOf({ headers }: FastifyRequest, proxyCount: number): string {
  const forwarded = proxyCount > 0 ? header(headers, "x-forwarded-host") : undefined;
  return (forwarded ?? header(headers, "host") ?? "").split(",").at(-1)?.trim() ?? "";
}
