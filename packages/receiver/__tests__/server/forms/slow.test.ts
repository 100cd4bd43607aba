import { connect, type Socket } from "node:net";
import { BODIES, numberedBody } from "../../../../../testing/server/bodies";
import { startHost } from "../../../../../testing/server/host";
import { listStored, onBothStores, onSelectedStores } from "../../../../../testing/server/stores";

const SLOW_CLIENTS = 300;

interface Slow {
  readonly socket: Socket;
  readonly closed: Promise<void>;
  received: string;
}

/** Sends the beginning of a request, and then one character a second. */
function slowClient(port: number, beginning: string): Slow {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  socket.write(beginning);
  const drip = setInterval(() => socket.writable && socket.write("a"), 1000);
  const closed = new Promise<void>((resolve) =>
    socket.once("close", () => {
      clearInterval(drip);
      resolve();
    }),
  );
  const slow: Slow = { socket, closed, received: "" };
  socket.on("data", (chunk: Buffer) => (slow.received += chunk.toString()));
  return slow;
}

onSelectedStores((createEmptyDatabase) => {
  test("disconnects slow clients with 408 while it serves all others", async () => {
    const env = { DATABASE_URL: await createEmptyDatabase(), MAX_CONNECTIONS_PER_IP: "1000" };
    const host = await startHost({ env });
    const port = Number(new URL(host.url).port);
    const head = "POST /api/submit-form HTTP/1.1\r\nHost: x\r\n";
    const body = `${head}Content-Type: application/json\r\nContent-Length: 30000\r\n\r\n{`;
    const slow = Array.from({ length: SLOW_CLIENTS }, (_, index) => slowClient(port, index % 2 ? head : body));
    const replies = [];
    for (let count = 0; count < 50; count++) replies.push(await host.post(numberedBody(count)));
    expect(replies.every(({ status }) => status === 200)).toBe(true);
    await Promise.all(slow.map(({ closed }) => closed));
    expect(slow.filter(({ received }) => !/^HTTP\/1.1 408/.test(received))).toEqual([]);
    expect((await host.post(BODIES.demo)).status).toBe(200);
    expect(await host.kill()).toBe(0);
  });
});

// On both databases: the store must stay open until the last request has been answered, and each is closed in its own way.
onBothStores((createEmptyDatabase) => {
  test("on SIGTERM, finishes the requests in progress and exits", async () => {
    const url = await createEmptyDatabase();
    const host = await startHost({ env: { DATABASE_URL: url } });
    await host.post(numberedBody("warm"));
    const sent = Array.from({ length: 40 }, (_, index) => host.post(numberedBody(index)).catch(() => undefined));
    await new Promise((resolve) => setTimeout(resolve, 15));
    const ended = host.kill("SIGTERM");
    const replies = (await Promise.all(sent)).filter((reply) => reply !== undefined);
    expect(await ended).toBe(0);
    const acceptedReplies = replies.filter(({ status }) => status === 200);
    expect(replies.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    const rows = new Set((await listStored(url)).map(({ id }) => id));
    expect(acceptedReplies.filter(({ body }) => !rows.has(body.id ?? ""))).toEqual([]);
    await expect(fetch(host.url)).rejects.toThrow();
  });
});
