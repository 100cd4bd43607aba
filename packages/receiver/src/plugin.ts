import type { FastifyInstance } from "fastify";
import { formRoutes } from "./forms/routes";
import { newsletterRoutes } from "./newsletter/routes";
import type { Receiver } from "./receiver";

/**
 * Fastify plugin with the routes of a receiver. Deliveries and deletion of expired submissions start when the application
 * listens, and end when it closes.
 */
export async function receiverPlugin(
  app: FastifyInstance,
  { receiver }: { readonly receiver: Receiver },
): Promise<void> {
  await app.register(formRoutes, { receiver });
  await app.register(newsletterRoutes, { receiver });
  app.addHook("onListen", async () => receiver.start());
  app.addHook("onClose", () => receiver.close());
}
