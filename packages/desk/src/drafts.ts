import type { FastifyInstance } from "fastify";
import type { Problem } from "@capture/content/check/problem";
import type { JsonValue } from "@capture/domain/lib/json-value";
import { MAX_FILE_BYTES } from "./config/media";

/** The unsaved text of an open form. */
export interface Draft {
  /** Path of the file relative to the project: `data/articles/2.json`. */
  file: string;
  text: string;
}

/** A picture of an open form that is not saved. */
export interface Picture {
  bytes: Buffer;
  /** `jpg` */
  extension: string;
}

/** Shows the drafts of forms in the development site. */
export interface DraftSite {
  /**
   * Shows a draft in place of its file, if it has no mistakes.
   * @returns the mistakes
   */
  show(draft: Draft): Problem[];
  /**
   * Keeps a picture until `hide`, for a draft that contains its path.
   * @returns the path below data/; undefined when the development site does not show drafts
   */
  addPicture(picture: Picture): string | undefined;
  /** Shows the saved files again. */
  hide(): void;
  /** The value of site.json that the development site shows. */
  readSite(): JsonValue;
}

const EXTENSIONS: Readonly<Record<string, string>> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/avif": "avif",
};
const DRAFT_SCHEMA = {
  type: "object",
  required: ["file", "text"],
  properties: { file: { type: "string" }, text: { type: "string" } },
};

/**
 * Adds the URLs to which the desk sends the document of the open form and its pictures, to show them in the development
 * site; the answer to a document is its mistakes. Only the desk on this machine can use them. The desk itself shows changed
 * texts, for which it reads the values of their placeholders.
 */
export function serveDrafts(app: FastifyInstance, site: DraftSite): void {
  const url = "/admin/draft";
  app.get(`${url}/site.json`, () => site.readSite());
  app.route<{ Body: Draft }>({
    url,
    method: "POST",
    schema: { body: DRAFT_SCHEMA },
    handler: ({ body }) => site.show(body),
  });
  app.addContentTypeParser(Object.keys(EXTENSIONS), { parseAs: "buffer" }, (_request, bytes, done) =>
    done(null, bytes),
  );
  app.route<{ Body: Buffer }>({
    url: `${url}/pictures`,
    method: "POST",
    bodyLimit: MAX_FILE_BYTES.picture,
    handler({ headers, body }, reply) {
      const extension = EXTENSIONS[headers["content-type"] ?? ""];
      if (extension === undefined) return reply.code(415).send();
      return { path: site.addPicture({ bytes: body, extension }) };
    },
  });
  app.route({
    url,
    method: "DELETE",
    handler(_request, reply) {
      site.hide();
      return reply.code(204).send();
    },
  });
}
