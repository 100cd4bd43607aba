import { env } from "node:process";
import { createApp } from "./app";
import { settingsFrom } from "./settings";

const DEFAULT_PORT = 9000;
/** Milliseconds. The process ends at the latest this long after SIGTERM. */
const SHUTDOWN_TIMEOUT = 10_000;
const IDLE_CHECK_INTERVAL = 50;

/**
 * Serves the built site and receives its forms on HOST and PORT, then prints
 * the address. On SIGINT and SIGTERM it finishes the requests under way.
 * @param root path of the built site
 * @throws Error when a setting is wrong, the folder holds no built site, or the port is in use
 */
export async function serve(root: string): Promise<void> {
  const host = env.HOST ?? "localhost";
  const port = portFrom(env.PORT);
  const app = await createApp(root, settingsFrom(env));
  await app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "EADDRINUSE"
      ? new Error(`Port ${port} is in use. Stop what runs there, or choose another with PORT=9001 npm start.`)
      : error;
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), SHUTDOWN_TIMEOUT).unref();
      // Browsers keep idle connections open, and close() would wait for them.
      setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_INTERVAL).unref();
      void app.close().then(() => process.exit(0));
    });
  }
  const address = app.server.address();
  const actual = typeof address === "object" && address !== null ? address.port : port;
  console.log(`The site is served at http://${host}:${actual}`);
}

/** @throws Error when the text is no port number */
export function portFrom(text: string | undefined): number {
  const port = text === undefined || text === "" ? DEFAULT_PORT : Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`PORT is “${text ?? ""}”; it must be a whole number from 0 to 65535.`);
  }
  return port;
}
