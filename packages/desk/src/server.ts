import { extname } from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import type { Problem } from "@capture/content/check/problem";
import { listDue } from "@capture/content/due/due";
import { bundleDesk } from "./bundle";
import { createDeskSettings } from "./config/settings";
import { serveDrafts, type DraftSite } from "./drafts";
import { readVersions } from "./entry-history";
import { acceptLocalRequests } from "./local-requests";
import { renderDeskPage } from "./page";

const CONTENT_TYPES: Record<string, string> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
};

/**
 * Sveltia requires a Git host in its settings, although this desk saves to the disk. desk.css hides the sign-in button,
 * and the page’s policy blocks requests to the host. Sveltia shows the repository name in its prompt for the folder.
 */
const PLACEHOLDER_BACKEND = { name: "github", repo: "local/site" } as const;

/**
 * The desk of the development site. The browser writes into the folder that the editor has opened; the server shows the
 * unsaved text of a form in the development site.
 * @param folder path of data/ or of a copy of it
 * @param currentProblems the problems of the last check
 * @param draftSite shows the unsaved text of the open form
 */
export async function createDeskServer(
  folder: string,
  currentProblems: () => Problem[],
  draftSite: DraftSite,
): Promise<FastifyInstance> {
  const files = await bundleDesk();
  const app = fastify();
  acceptLocalRequests(app);
  app.addHook("onSend", async (_request, reply) => void reply.header("Cache-Control", "no-store"));
  serveDrafts(app, draftSite);
  app.get("/admin", (_request, reply) => reply.redirect("/admin/"));
  app.get("/admin/", (_request, reply) => reply.type("text/html").send(renderDeskPage()));
  app.get("/admin/settings.json", () => createDeskSettings(folder, PLACEHOLDER_BACKEND, true));
  app.get("/admin/problems.json", () => currentProblems().filter(({ intended }) => intended !== true));
  app.get("/admin/due.json", () => listDue(folder));
  app.get<{ Querystring: { file?: string } }>("/admin/history.json", ({ query }, reply) => {
    const versions = readVersions(folder, String(query.file));
    return versions ?? reply.code(404).send();
  });
  app.get<{ Params: { "*": string } }>("/admin/*", (request, reply) => {
    const name = request.params["*"];
    const bytes = files.get(name);
    if (!bytes) return reply.code(404).send();
    return reply.type(CONTENT_TYPES[extname(name)] ?? "application/octet-stream").send(Buffer.from(bytes));
  });
  return app;
}
