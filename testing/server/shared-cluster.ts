import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Cluster } from "./postgres";

/** The environment variable with the URL at which a test process gets a database. */
const VARIABLE = "SHARED_CLUSTER_URL";

let cluster: Promise<Cluster> | undefined;

/**
 * Offers databases in one PostgreSQL cluster to all test processes of a run. The cluster is started with the first request,
 * because a run of other tests must not take its time, and by this process, because those of tests may end earlier.
 */
export async function offerDatabases(): Promise<void> {
  const createDatabase = async (): Promise<string> => {
    cluster ??= Cluster.start();
    return (await cluster).database();
  };
  const server = createServer((_request, response) => {
    // An open connection may end just when the next request begins, and that request would fail.
    response.setHeader("Connection", "close");
    createDatabase().then(
      (url) => response.end(url),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  server.unref();
  process.env[VARIABLE] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  for (const signal of ["SIGHUP", "SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void removeSharedCluster().finally(() => process.kill(process.pid, signal)));
  }
}

/** Stops the cluster that this process has started for others, and removes its data. */
export async function removeSharedCluster(): Promise<void> {
  const started = await cluster?.catch(() => undefined);
  // Another run of the same process, with --watch, starts another.
  cluster = undefined;
  await started?.remove();
}

/**
 * Creates an empty database in the cluster of this run.
 * @returns its URL
 * @throws Error when the cluster cannot be started
 */
export async function createSharedDatabase(): Promise<string> {
  const url = process.env[VARIABLE];
  if (url === undefined) throw new Error("No cluster is shared here; only the setup of __tests__/server offers one.");
  const response = await fetch(url);
  const text = await response.text();
  if (!response.ok) throw new Error(`PostgreSQL has no database for this test: ${text}`);
  return text;
}
