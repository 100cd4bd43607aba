import { connect } from "node:net";
import { parseArgs } from "node:util";
import { portFrom } from "@capture/host/settings";

/** Gatsby's default port. */
const DEFAULT_PORT = "8000";

/**
 * The port of the development site: `--port`, `PORT`, or 8000. If the port were in use, Gatsby would prompt for another
 * one, and the URLs that are already printed would be wrong.
 * @throws Error when the port is in use or invalid
 */
export async function developPort(args = process.argv.slice(2), env = process.env): Promise<number> {
  const { values } = parseArgs({ args, options: { port: { type: "string", short: "p" } }, strict: false });
  const port = typeof values.port === "string" ? portFrom(values.port, "--port") : portFrom(env.PORT || DEFAULT_PORT);
  if (await isPortInUse(port)) {
    throw new Error(
      `Port ${port} is in use: is the site running in another terminal? Stop it there with Ctrl and C, ` +
        `or choose another port with “-- --port ${port + 1}” after the command.`,
    );
  }
  return port;
}

function isPortInUse(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "localhost");
    const end = (isInUse: boolean) => () => {
      socket.destroy();
      resolve(isInUse);
    };
    socket.once("connect", end(true)).once("error", end(false));
  });
}
