import type { FastifyInstance, FastifyRequest } from "fastify";
import { fillText } from "../gatsby/node/fill-text";
import type { Problem } from "../src/content/check/problem";
import type { JsonValue } from "../src/lib/json-value";
import { parseUrl } from "../src/lib/parse-url";

/** The unsaved text of an open form. */
export interface Draft {
  /** Path of the file relative to the project: `data/articles/2.json`. */
  file: string;
  text: string;
}

/** Shows the drafts of forms in the development site. */
export interface DraftSite {
  /**
   * Shows a draft in place of its file, if it has no mistakes.
   * @returns the mistakes
   */
  show(draft: Draft): Problem[];
  /** Shows the saved files again. */
  hide(): void;
}

const LOCAL_HOSTS = new Set(["localhost", "127.0.0.1", "[::1]"]);
const DRAFT_SCHEMA = {
  type: "object",
  required: ["file", "text"],
  properties: { file: { type: "string" }, text: { type: "string" } },
};

/**
 * Adds the addresses to which the desk sends the document of the open form: one answers with its texts as pages show
 * them, the other shows it in the development site and answers with its mistakes. Only the desk on this machine can use
 * them.
 */
export function serveDrafts(app: FastifyInstance, site: DraftSite): void {
  const route = { url: "/admin/draft", preHandler: rejectOtherOrigins };
  // The check takes longer, so the texts have a request of their own.
  app.route<{ Body: Draft }>({
    ...route,
    url: "/admin/draft/texts",
    method: "POST",
    schema: { body: DRAFT_SCHEMA },
    handler: ({ body: { text } }) => shownTexts(JSON.parse(text) as JsonValue),
  });
  app.route<{ Body: Draft }>({
    ...route,
    method: "POST",
    schema: { body: DRAFT_SCHEMA },
    handler: ({ body }) => site.show(body),
  });
  app.route({
    ...route,
    method: "DELETE",
    handler(_request, reply) {
      site.hide();
      return reply.code(204).send();
    },
  });
}

/** Browsers send `Sec-Fetch-Site`. A site whose name leads to this machine would be of the same origin, but not local. */
async function rejectOtherOrigins({ headers }: FastifyRequest): Promise<void> {
  const hostname = parseUrl(headers.origin ?? "")?.hostname ?? "";
  if (headers["sec-fetch-site"] === "same-origin" && LOCAL_HOSTS.has(hostname)) return;
  throw Object.assign(new Error("Only the desk on this machine sends drafts."), { statusCode: 403 });
}

/** The texts of a document as pages show them, by path. */
export function shownTexts(document: JsonValue): Record<string, string> {
  return Object.fromEntries(textsOf(document, []));
}

function* textsOf(value: JsonValue, path: readonly string[]): Generator<[string, string], void> {
  if (typeof value === "string") {
    if (value !== "") yield [path.join("."), fillText(value)];
  } else if (typeof value === "object" && value !== null) {
    for (const [key, inner] of Object.entries(value)) yield* textsOf(inner as JsonValue, [...path, key]);
  }
}
