import { BODIES } from "../../../testing/server/bodies";
import type { Host } from "../../../testing/server/host";
import { texts } from "../../../testing/server/texts";

/** The receiver's response body while its store is unavailable. */
export const UNAVAILABLE = { error: texts["labels/submissions.json"].unavailable };

/** Expects that the receiver responds with 503 and that pages are still served. */
export async function expectUnavailable(host: Host): Promise<void> {
  const { status, body } = await host.post(BODIES.demo);
  expect({ status, body }).toEqual({ status: 503, body: UNAVAILABLE });
  expect((await host.get("/")).status).toBe(200);
}
