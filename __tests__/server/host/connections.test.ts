import { connect, type Socket } from "node:net";
import { eventually, startHost, type Host } from "../../../testing/server/host";

const sockets: Socket[] = [];
afterEach(() => sockets.splice(0).forEach((socket) => socket.destroy()));

/** Opens a connection from an IP address of this machine, and waits until the host has it. */
async function open(host: Host, localAddress: string): Promise<Socket> {
  const socket = connect({ port: Number(new URL(host.url).port), host: "127.0.0.1", localAddress });
  sockets.push(socket);
  socket.on("error", () => undefined);
  await new Promise((resolve) => socket.once("connect", resolve));
  return socket;
}

/** The status of a request on a connection; `undefined` if the host has closed it. */
async function ask(socket: Socket): Promise<string | undefined> {
  socket.write("GET / HTTP/1.1\r\nHost: site.example\r\n\r\n");
  const answer = await new Promise<string>((resolve) => {
    socket.once("data", (chunk: Buffer) => resolve(chunk.toString()));
    socket.once("close", () => resolve(""));
  });
  return /^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1];
}

const LIMITS = { MAX_CONNECTIONS: "20", MAX_CONNECTIONS_PER_IP: "5" };

test("idle connections of one IP address do not block others, and end when one of them is closed", async () => {
  const host = await startHost({ env: LIMITS });
  const idle = [];
  for (let count = 0; count < 40; count++) idle.push(await open(host, "127.0.0.2"));
  expect(await ask(await open(host, "127.0.0.3"))).toBe("200");
  expect(await ask(await open(host, "127.0.0.2"))).toBeUndefined();
  expect(host.output().match(/"level":40[^\n]*too many connections of one IP address/g)).toHaveLength(1);
  idle[0]?.destroy();
  await eventually(async () => (await ask(await open(host, "127.0.0.2"))) === "200");
});

test("behind a proxy, the connections of one IP address are not limited", async () => {
  const host = await startHost({ env: { ...LIMITS, TRUST_PROXY: "1" } });
  const statuses = [];
  for (let count = 0; count < 10; count++) statuses.push(await ask(await open(host, "127.0.0.2")));
  expect(new Set(statuses)).toEqual(new Set(["200"]));
});
