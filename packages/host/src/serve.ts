import type { EventEmitter } from "node:events";
import { dirname, join } from "node:path";
import { env } from "node:process";
import closeWithGrace from "close-with-grace";
import type { FastifyInstance } from "fastify";
import { createLog, type Log } from "@capture/receiver/log";
import { moveSharedStore } from "@capture/receiver/store/move-store";
import { storeReport } from "@capture/receiver/store-report";
import { openSiteTexts } from "@capture/receiver/texts/site-texts";
import type { Documents } from "@capture/receiver/texts/texts";
import { createApp } from "./app";
import { createHourlyWarning, limitConnectionsPerIp } from "./connections";
import { PREVIEWS } from "./previews/folder";
import { maskPass } from "./previews/links";
import { previewRoutes } from "./previews/routes";
import { openReleases, type WatchedReleases } from "./releases";
import { settingsFrom } from "./settings";

const SHUTDOWN_TIMEOUT_MS = 10_000;
const IDLE_CHECK_INTERVAL_MS = 50;

/**
 * Serves the current release and receives its forms on HOST and PORT, then prints the URL. The next release is activated
 * within a second after the link `current` has changed, or immediately on SIGHUP. SIGINT and SIGTERM shut the host down.
 * @param folder path of the releases
 * @param readContent reads the texts of the content, for a release by an older version, which has none
 * @throws Error when a setting is invalid, there is no release, or the port is in use
 */
export async function serve(folder: string, readContent?: () => Documents): Promise<void> {
  const moved = moveSharedStore(env);
  if (moved !== undefined) console.log(moved);
  const log = createLog(env, maskPass);
  const releases = openReleases(folder, log);
  const texts = openSiteTexts(() => releases.current.root, readContent);
  const settings = settingsFrom(env, texts.defaultTexts["site.json"]);
  const { database, host, maxConnections, maxConnectionsPerIp, port, previewOrigin, previewSecret, proxyCount } =
    settings;
  const onStore = (error?: unknown) => console[error === undefined ? "log" : "error"](storeReport(database, error));
  const app = await createApp(releases, { settings, texts, onStore });
  if (previewSecret !== undefined) {
    const previews = join(dirname(folder), PREVIEWS);
    await app.register(previewRoutes, { folder: previews, secret: previewSecret, previewOrigin, proxyCount });
  }
  app.server.maxConnections = maxConnections;
  warnOfDrops(app.server, maxConnections, log);
  if (proxyCount === 0) limitConnectionsPerIp(app.server, maxConnectionsPerIp, log);
  const url = await listen(app, host, port);
  releases.watch();
  handleSignals(app, releases, log);
  console.log(`The site is served at ${url}`);
}

/**
 * Exits after the requests in progress: with code 0 on SIGINT or SIGTERM, with code 1 on an uncaught error, after
 * SHUTDOWN_TIMEOUT_MS or on a second signal. SIGHUP activates the current release. In a terminal, which sends SIGHUP when
 * it closes, SIGHUP shuts the host down as well.
 */
function handleSignals(app: FastifyInstance, releases: WatchedReleases, log: Log): void {
  const { isTTY } = process.stdin;
  if (!isTTY) process.on("SIGHUP", releases.activate);
  const skip = isTTY ? [] : (["SIGHUP"] as const);
  closeWithGrace({ delay: SHUTDOWN_TIMEOUT_MS, logger: log, skip: [...skip] }, async ({ err }) => {
    if (err) log.error({ err }, "uncaught error: the host shuts down");
    // `close` closes only connections that are already idle. Others become idle later, and would delay the exit.
    setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_INTERVAL_MS).unref();
    await app.close();
  });
}

/** Logs that connections over the maximum are closed, at most once an hour. */
export function warnOfDrops(server: EventEmitter, maxConnections: number, log: Log): void {
  const warn = createHourlyWarning(log);
  server.on("drop", () => warn({ maxConnections }, "too many connections; further ones are closed"));
}

/**
 * Listens on a port; 0 chooses a free one.
 * @returns the URL
 * @throws Error for the operator when the port is in use
 */
export async function listen(app: FastifyInstance, host: string, port: number): Promise<string> {
  await app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "EADDRINUSE"
      ? new Error(`Port ${port} is in use. Stop the program that uses it, or choose another with PORT=${port + 1}.`)
      : error;
  });
  const address = app.server.address();
  return `http://${host}:${typeof address === "object" && address !== null ? address.port : port}`;
}
