import { BODIES } from "../../../testing/server/bodies";
import type { Host } from "../../../testing/server/host";

/** What the receiver says while its store is away. */
export const AWAY = { error: "We cannot accept messages at the moment. Please try again shortly." };

/** Forms are answered with 503, and pages are served. */
export async function expectAway(host: Host): Promise<void> {
  const { status, body } = await host.post(BODIES.demo);
  expect({ status, body }).toEqual({ status: 503, body: AWAY });
  expect((await host.get("/")).status).toBe(200);
}
