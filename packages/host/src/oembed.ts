import type { FastifyInstance } from "fastify";
import { describeEmbed, OEMBED_PATH, type OembedQuery } from "@capture/domain/embed/oembed";
import { parseUrl } from "@capture/domain/lib/parse-url";
import type { Releases } from "./releases";

/** Describes tours to the sites that show them. Scripts of any site may ask. */
export function answerOembed(app: FastifyInstance, releases: Releases): void {
  app.get(OEMBED_PATH, async ({ query }, reply) => {
    reply.headers({ "Access-Control-Allow-Origin": "*", "Cross-Origin-Resource-Policy": "cross-origin" });
    const { format = "json", ...asked } = query as Readonly<Record<string, unknown>>;
    if (format !== "json") return reply.code(501).type(TEXT).send("Only format=json is available.\n");
    const read = readQuery(asked);
    if (typeof read === "string") return reply.code(400).type(TEXT).send(read);
    const found = describeEmbed(releases.current.embeds, read);
    return found ?? reply.code(404).type(TEXT).send("This is not the URL of a tour.\n");
  });
}

const TEXT = "text/plain; charset=utf-8";

/** @returns the query, or a sentence about what is wrong with it */
function readQuery(asked: Readonly<Record<string, unknown>>): OembedQuery | string {
  const url = typeof asked.url === "string" ? parseUrl(asked.url) : undefined;
  if (!url) return "url must be the URL of a tour, such as url=https%3A%2F%2Fsite.example%2Ftours%2Fflat.\n";
  const limits = [asked.maxwidth, asked.maxheight];
  if (!limits.every(isLimit)) return "maxwidth and maxheight must be numbers of pixels, such as maxwidth=640.\n";
  const [maxWidth, maxHeight] = limits.map((limit) => (limit === undefined ? undefined : Number(limit)));
  return { url, maxWidth, maxHeight };
}

const isLimit = (value: unknown): boolean =>
  value === undefined || (typeof value === "string" && /^[1-9]\d{0,8}$/.test(value));
