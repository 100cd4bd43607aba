import { extname } from "node:path";
import fastify, { type FastifyInstance } from "fastify";
import type { Problem } from "../src/content/check/problem";
import { bundleDesk } from "./bundle";
import { deskSettings } from "./config/settings";
import { deskPage } from "./page";

const TYPES: Record<string, string> = {
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
};

/**
 * Sveltia asks for a Git host even when it works on the disk. desk.css hides its sign-in, and the page’s policy would
 * stop it. It asks editors for the folder by the repository's name.
 */
const DISK = { name: "github", repo: "local/site" } as const;

/**
 * The desk beside the development site. It reads and never writes: the desk
 * itself writes into the folder that the editor has opened.
 * @param folder path of data/ or of a copy of it
 * @param problemsNow what the check says of the folder as it is
 */
export async function deskServer(folder: string, problemsNow: () => Problem[]): Promise<FastifyInstance> {
  const files = await bundleDesk();
  const app = fastify();
  app.addHook("onSend", async (_request, reply) => void reply.header("Cache-Control", "no-store"));
  app.get("/admin", (_request, reply) => reply.redirect("/admin/"));
  app.get("/admin/", (_request, reply) => reply.type("text/html").send(deskPage()));
  app.get("/admin/settings.json", () => deskSettings(folder, DISK, true));
  app.get("/admin/problems.json", () => problemsNow());
  app.get<{ Params: { "*": string } }>("/admin/*", (request, reply) => {
    const name = request.params["*"];
    const bytes = files.get(name);
    if (!bytes) return reply.code(404).send();
    return reply.type(TYPES[extname(name)] ?? "application/octet-stream").send(Buffer.from(bytes));
  });
  return app;
}
