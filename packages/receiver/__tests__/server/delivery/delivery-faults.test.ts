import { writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { BODIES, numberedBody } from "../../../../../testing/server/bodies";
import { eventually, siteFolder, startHost } from "../../../../../testing/server/host";
import { Cluster } from "../../../../../testing/server/postgres";
import { createSharedDatabase } from "../../../../../testing/server/shared-cluster";
import { deliverySettings, listOutbox, messageIds } from "../../../../../__tests__/support/server/delivery";
import { startMailbox } from "../../../../../__tests__/support/server/mail";
import { getReadiness } from "../../../../../__tests__/support/server/probes";
import { findFreePort } from "../../../../../testing/free-port";

test("two hosts with one PostgreSQL send each mail once, even if the mail server is slow and one clock is ahead", async () => {
  const url = await createSharedDatabase();
  let attempts = 0;
  const mailbox = await startMailbox(0, async () => {
    attempts += 1;
    await new Promise((resolve) => setTimeout(resolve, 2500));
    return 250;
  });
  const shift = join(siteFolder(), "shift.cjs");
  writeFileSync(shift, "const now = Date.now; Date.now = () => now() + 10 * 60_000;");
  const env = deliverySettings(url, mailbox.port);
  const [host, hostAhead] = await Promise.all([startHost({ env }), startHost({ env, nodeArgs: ["--require", shift] })]);
  await host.post(numberedBody("from the right clock"));
  await eventually(async () => attempts > 0 && (await listOutbox(url)).length === 0);
  await hostAhead.post(numberedBody("from the wrong clock"));
  await eventually(async () => attempts > 1 && (await listOutbox(url)).length === 0);
  expect(new Set(messageIds(mailbox.mails)).size).toBe(2);
  expect({ attempts, mails: mailbox.mails.length }).toEqual({ attempts: 2, mails: 2 });
});

test("a mail that is accepted while the store is unavailable is removed later, and is not sent again after a restart", async () => {
  const cluster = await Cluster.start();
  const url = await cluster.database();
  const mailbox = await startMailbox(0, async () => {
    await cluster.halt();
    return 250;
  });
  const env = deliverySettings(url, mailbox.port);
  const host = await startHost({ env });
  await host.post(BODIES.demo);
  await eventually(async () => host.output().includes("outbox could not be read"));
  await cluster.run();
  await eventually(async () => (await listOutbox(url)).length === 0);
  await host.kill();
  const restartedHost = await startHost({ env });
  await eventually(async () => (await getReadiness(restartedHost)).outbox === 0);
  expect(mailbox.mails).toHaveLength(1);
});

test("an attempt times out before its lease ends, even if the mail server keeps sending", async () => {
  const drips = new Set<NodeJS.Timeout>();
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.write("220 slow\r\n");
    const drip = setInterval(() => socket.writable && socket.write("250-more\r\n"), 500);
    drips.add(drip);
    socket.once("close", () => clearInterval(drip));
  });
  const port = await findFreePort();
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  // The lease is 60 s and the timeout of an attempt 30 s, which is reduced to 3 s here.
  const hurry = join(siteFolder(), "hurry.cjs");
  writeFileSync(hurry, "const { timeout } = AbortSignal; AbortSignal.timeout = (time) => timeout(time / 10);");
  const env = deliverySettings(`file:${join(siteFolder(), "submissions.db")}`, port);
  const host = await startHost({ env, nodeArgs: ["--require", hurry] });
  await host.post(BODIES.demo);
  await eventually(async () => host.output().includes("mail delivery failed: trying again"));
  await host.kill();
  for (const drip of drips) clearInterval(drip);
  server.close();
});
