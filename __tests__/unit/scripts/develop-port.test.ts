import { createServer, type AddressInfo } from "node:net";
import { developPort } from "../../../scripts/site/develop-port";

test.each([
  [["--port", "8123"], { PORT: "8124" }, 8123],
  [["-H", "0.0.0.0", "-p", "8123"], {}, 8123],
  [[], { PORT: "8124" }, 8124],
])("arguments %j and settings %j choose the port %i", async (args, env, port) => {
  expect(await developPort(args, env)).toBe(port);
});

test("rejects a port in use, and suggests another one", async () => {
  const server = createServer().listen(0, "localhost");
  await new Promise((listening) => server.once("listening", listening));
  const { port } = server.address() as AddressInfo;
  try {
    await expect(developPort([], { PORT: String(port) })).rejects.toThrow(
      `Port ${port} is in use: is the site running in another terminal? Stop it there with Ctrl and C, ` +
        `or choose another port with “-- --port ${port + 1}” after the command.`,
    );
  } finally {
    server.close();
  }
});

test("rejects an argument that is not a port", async () => {
  await expect(developPort(["--port", "desk"], {})).rejects.toThrow("--port is “desk”");
});
