import "@fastify/accepts";
import type { FastifyRequest } from "fastify";
import type { Release } from "./release";

const HTML = "text/html";
const MARKDOWN = "text/markdown";
/** What the path of a twin has in addition to that of its page: `/products/pro.md`, `/index.md`, `/de/index.md`. */
const EXTENSION = /(?:(?:^|\/)index)?\.md$/;

/**
 * Chooses between a page and its Markdown twin by the q-values of `Accept`. A client that prefers neither, or accepts
 * neither, gets the page.
 * @returns the file, and the twin of the page if it has one
 * @see RFC 9110, 12.5.1
 */
export function chooseRepresentation(request: FastifyRequest, release: Release, file: string) {
  const twin = release.twinOf(file);
  const prefersTwin = twin !== undefined && request.accepts().type([HTML, MARKDOWN]) === MARKDOWN;
  return { file: prefersTwin ? twin : file, twin };
}

/**
 * The headers of a response that depend on twins. A response at the page's own URL has no `X-Robots-Tag`, which would
 * exclude the page; the header rules send it with the URL of the twin.
 */
export function twinHeaders({ file, twin }: ReturnType<typeof chooseRepresentation>): Record<string, string> {
  return {
    Vary: twin === undefined ? "Accept-Encoding" : "Accept, Accept-Encoding",
    ...(file === twin && { "Content-Location": encodeURI(`/${twin}`) }),
    ...(EXTENSION.test(file) && { Link: `<${encodeURI(`/${file.replace(EXTENSION, "")}`)}>; rel="canonical"` }),
  };
}
