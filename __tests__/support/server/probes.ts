import type { Readiness } from "@capture/receiver/health";
import type { Host } from "../../../testing/server/host";

/** The response of a host to /livez, whatever the state of its store. */
export const ALIVE = { status: 200, body: { status: "alive" } };

/** The status and the JSON of a host's response. */
export async function getJson(host: Host, path: string): Promise<{ status: number; body: unknown }> {
  const response = await host.get(path);
  return { status: response.status, body: await response.json() };
}

/** What a host reports about its store and its deliveries. */
export const getReadiness = async (host: Host) => (await getJson(host, "/readyz")).body as Readiness;
