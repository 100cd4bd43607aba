import Fastify from "fastify";

/** Serves the minimum of a form receiver in Fastify, which only parses the body and responds. */
async function serveBareRoute(): Promise<void> {
  const app = Fastify();
  app.post("/api/submit-form", async () => ({ id: "00000000-0000-0000-0000-000000000000" }));
  await app.listen({ host: "127.0.0.1", port: 0 });
  const address = app.server.address();
  process.stdout.write(`served at http://127.0.0.1:${typeof address === "object" ? (address?.port ?? 0) : 0}\n`);
}

void serveBareRoute();
