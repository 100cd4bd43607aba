import { createApp } from "./app";

const DEFAULT_PORT = 9000;

/**
 * Serves the built site on HOST and PORT until the process is told to stop,
 * and prints the address last.
 * @param root path of the built site
 * @throws Error when PORT is no port, the folder holds no site, or the port is taken
 */
export async function serve(root: string): Promise<void> {
  const host = process.env.HOST ?? "localhost";
  const port = portFrom(process.env.PORT);
  const app = await createApp(root);
  await app.listen({ host, port }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "EADDRINUSE"
      ? new Error(`Port ${port} is in use. Stop what runs there, or choose another with PORT=9001 npm start.`)
      : error;
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.once(signal, () => void app.close().then(() => process.exit(0)));
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
