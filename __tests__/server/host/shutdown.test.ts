import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { BODIES } from "../../../testing/server/bodies";
import { startHost } from "../../../testing/server/host";

const BODY = JSON.stringify(BODIES.demo);
/** Less than the host's timeout of 10 s for a shutdown. */
const MAX_SHUTDOWN_MS = 5000;

/** Sends a form request without the last byte of its body. @returns the open connection */
async function beginRequest(url: string): Promise<Socket> {
  const socket = connect(Number(new URL(url).port), "127.0.0.1");
  socket.on("error", () => undefined);
  const head = ["POST /api/submit-form HTTP/1.1", "Host: x", "Content-Type: application/json"];
  socket.write([...head, `Content-Length: ${Buffer.byteLength(BODY)}`, "", BODY.slice(0, -1)].join("\r\n"));
  // After the response to a later request, the host has also read the first one.
  await fetch(`${url}/livez`);
  return socket;
}

/** Waits until the host no longer accepts connections. */
async function waitForListeningEnd(url: string): Promise<void> {
  while (
    await fetch(url).then(
      () => true,
      () => false,
    )
  );
}

test("after SIGTERM, finishes the request in progress and does not wait for its idle connection", async () => {
  const host = await startHost();
  const socket = await beginRequest(host.url);
  const exited = host.kill("SIGTERM");
  await waitForListeningEnd(host.url);
  const start = performance.now();
  const response = once(socket, "data");
  socket.write(BODY.slice(-1));
  expect(String(await response)).toMatch(/^HTTP\/1.1 200 /);
  expect(await exited).toBe(0);
  expect(performance.now() - start).toBeLessThan(MAX_SHUTDOWN_MS);
});

test("a second SIGTERM ends the host immediately with exit code 1", async () => {
  const host = await startHost();
  await beginRequest(host.url);
  const exited = host.kill("SIGTERM");
  await waitForListeningEnd(host.url);
  const start = performance.now();
  void host.kill("SIGTERM");
  expect(await exited).toBe(1);
  expect(performance.now() - start).toBeLessThan(MAX_SHUTDOWN_MS);
  expect(host.output()).toContain("second SIGTERM, exiting");
});
