import type { EventEmitter } from "node:events";
import { env } from "node:process";
import type { FastifyInstance } from "fastify";
import { createApp } from "./app";
import { filled } from "./environment";
import { createLog, type Log } from "./log";
import { openReleases } from "./releases";
import { settingsFrom } from "./settings";
import { storeReport } from "./store-report";

const DEFAULT_PORT = 9000;
/** Milliseconds. The process ends at the latest this long after SIGTERM. */
const SHUTDOWN_TIMEOUT = 10_000;
const IDLE_CHECK_INTERVAL = 50;
/** Each takes up to two open files and some 50 KB. A proxy needs far fewer. */
const DEFAULT_CONNECTIONS = 2000;
const HOUR = 60 * 60_000;

/**
 * Serves the current release and receives its forms on HOST and PORT, then
 * prints the address. The next release is taken when the link is changed, or at
 * once on SIGHUP. On SIGINT and SIGTERM it finishes the requests under way.
 * @param folder path of the releases
 * @throws Error when a setting is wrong, there is no release, or the port is in use
 */
export async function serve(folder: string): Promise<void> {
  const host = hostFrom(env.HOST);
  const port = portFrom(env.PORT);
  const maxConnections = connectionsFrom(env.MAX_CONNECTIONS);
  const settings = settingsFrom(env);
  const log = createLog();
  const releases = openReleases(folder, log);
  const { database } = settings;
  const app = await createApp(releases, settings, (error) =>
    console[error === undefined ? "log" : "error"](storeReport(database, error)),
  );
  app.server.maxConnections = maxConnections;
  warnOfDrops(app.server, maxConnections, log);
  const address = await listen(app, host, port);
  releases.follow();
  const { isTTY } = process.stdin;
  if (!isTTY) process.on("SIGHUP", releases.take);
  // A terminal sends SIGHUP when it is closed, and means the end.
  for (const signal of ["SIGINT", "SIGTERM", ...(isTTY ? (["SIGHUP"] as const) : [])] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT).unref();
      // Browsers keep idle connections open, and close() would wait for them.
      setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_INTERVAL).unref();
      void app.close().then(() => process.exit(0));
    });
  }
  console.log(`The site is served at ${address}`);
}

/** Says once an hour that connections are closed. */
export function warnOfDrops(server: EventEmitter, maxConnections: number, log: Log): void {
  let quietUntil = 0;
  server.on("drop", () => {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + HOUR;
    log.warn({ maxConnections }, "there are too many connections; further ones are closed");
  });
}

/**
 * Listens on a port; 0 chooses a free one.
 * @returns the address
 * @throws Error with a sentence when the port is in use
 */
export async function listen(app: FastifyInstance, host: string, port: number): Promise<string> {
  await app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "EADDRINUSE"
      ? new Error(`Port ${port} is in use. Stop what runs there, or choose another with PORT=${port + 1}.`)
      : error;
  });
  const address = app.server.address();
  return `http://${host}:${typeof address === "object" && address !== null ? address.port : port}`;
}

/** An empty HOST would listen on all addresses of the machine. */
export function hostFrom(text: string | undefined): string {
  return filled(text) ?? "localhost";
}

/** @throws Error when the text is no port number */
export function portFrom(text: string | undefined): number {
  const port = text === undefined || text === "" ? DEFAULT_PORT : Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT is “${text ?? ""}”; it must be a whole number from 0 to 65535.`);
  }
  return port;
}

/** @throws Error when the text is no number of connections */
function connectionsFrom(text = ""): number {
  const count = text === "" ? DEFAULT_CONNECTIONS : Number(text);
  if (Number.isInteger(count) && count > 0) return count;
  throw new Error(`MAX_CONNECTIONS is “${text}”; it must be a whole number, 1 or more.`);
}
