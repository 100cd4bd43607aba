import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { BODIES } from "../../../testing/server/bodies";
import { startHost } from "../../../testing/server/host";

const BODY = JSON.stringify(BODIES.demo);
/** Less than the host's timeout of 10 s for a shutdown. */
const MAX_SHUTDOWN_MS = 5000;

/** Sends a request to the forms without the last byte of its body, on a connection that stays open. */
async function beginRequest(url: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.on("error", () => undefined);
  const head = ["POST /api/submit-form HTTP/1.1", "Host: x", "Content-Type: application/json"];
  socket.write([...head, `Content-Length: ${Buffer.byteLength(BODY)}`, "", BODY.slice(0, -1)].join("\r\n"));
  // The host answers later requests only after it has read this one.
  await fetch(`${url}/livez`);
  return socket;
}

/** Waits until the host accepts no further connections. */
async function listeningEnds(url: string): Promise<void> {
  while (
    await fetch(url).then(
      () => true,
      () => false,
    )
  );
}

test("SIGTERM lets a request in progress end, and then does not wait for its idle connection", async () => {
  const host = await startHost();
  const socket = await beginRequest(host.url);
  const exited = host.kill("SIGTERM");
  await listeningEnds(host.url);
  const start = performance.now();
  const response = once(socket, "data");
  socket.write(BODY.slice(-1));
  expect(String(await response)).toMatch(/^HTTP\/1.1 200 /);
  expect(await exited).toBe(0);
  expect(performance.now() - start).toBeLessThan(MAX_SHUTDOWN_MS);
});

test("a second signal ends the host immediately with exit code 1", async () => {
  const host = await startHost();
  await beginRequest(host.url);
  const exited = host.kill("SIGTERM");
  await listeningEnds(host.url);
  const start = performance.now();
  void host.kill("SIGTERM");
  expect(await exited).toBe(1);
  expect(performance.now() - start).toBeLessThan(MAX_SHUTDOWN_MS);
  expect(host.output()).toContain("second SIGTERM, exiting");
});
