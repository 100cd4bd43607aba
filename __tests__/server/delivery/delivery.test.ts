import { writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { createDispatcher } from "../../../server/delivery/dispatcher";
import type { Readiness } from "../../../server/health";
import { createLog } from "../../../server/log";
import { createMailSender, describeMailFailure, recipientOf } from "../../../server/delivery/mail";
import { settingsFrom } from "../../../server/settings";
import { deleteByIds } from "../../../server/store/records";
import { retryParked } from "../../../server/store/review";
import { createStore } from "../../../server/store/store";
import { saveSubmission, toRow } from "../../../server/store/submissions";
import { BODIES, numbered } from "../../../testing/server/bodies";
import { eventually, siteFolder, startHost, type Host } from "../../../testing/server/host";
import { startMailbox } from "../../support/server/mail";
import { Cluster, freePort } from "../../../testing/server/postgres";
import { onBothStores, withStore } from "../../../testing/server/stores";

const settings = (url: string, port: number) => ({
  DATABASE_URL: url,
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  NOTIFY_TO: "team@company.example",
});
const outbox = (url: string) => withStore(url, ({ db }) => db.selectFrom("outbox").selectAll().execute());
const readiness = async (host: Host) => (await (await host.get("/readyz")).json()) as Readiness;
const messageIds = (mails: readonly { head: string }[]) =>
  mails.map(({ head }) => /^Message-ID: (\S+)/im.exec(head)?.[1]);

onBothStores((fresh) => {
  test("a mail that is rejected permanently is parked, and the others are sent", async () => {
    const url = await fresh();
    const mailbox = await startMailbox(0, (number) => (number === 0 ? 554 : 250));
    const host = await startHost({ env: settings(url, mailbox.port) });
    const refused = (await host.post(numbered("refused"))).body.id;
    await eventually(async () => (await readiness(host)).parked === 1);
    await host.post(numbered("next"));
    await eventually(async () => mailbox.mails.length === 1);
    expect(mailbox.mails[0]?.body).toContain("Number next");
    await eventually(async () => (await outbox(url)).length === 1);
    expect(await outbox(url)).toMatchObject([{ submission_id: refused, channel: "mail", parked: "SMTP 554" }]);
    expect(await readiness(host)).toMatchObject({ outbox: 0, oldest: null, parked: 1 });
    expect(host.output()).toMatch(/"level":40[^\n]*mail delivery failed permanently/);
    await host.kill();
    await mailbox.close();
  });

  test("a daily limit ends the flush, and the mail is sent after the limit", async () => {
    const url = await fresh();
    let isOver = false;
    let attemptCount = 0;
    const limit = "5.4.5 Daily user sending limit exceeded.";
    const mailbox = await startMailbox(0, () => (++attemptCount, isOver ? 250 : 550), limit);
    const store = createStore(settingsFrom({ DATABASE_URL: url }).database, createLog());
    for (let count = 0; count < 3; count++) {
      await store.use(({ db }) => saveSubmission(db, toRow(numbered(count), undefined, 0), "demo", ["mail"]));
    }
    const mail = {
      server: `smtp://127.0.0.1:${mailbox.port}`,
      to: "team@company.example",
      from: "site@company.example",
    };
    const dispatcher = createDispatcher(store, createMailSender(mail), createLog());
    await dispatcher.flush();
    expect(attemptCount).toBe(1);
    const waiting = await outbox(url);
    expect(waiting.map(({ parked }) => parked)).toEqual([null, null, null]);
    expect(waiting.map(({ attempts }) => attempts).toSorted()).toEqual([0, 0, 1]);
    isOver = true;
    await store.use(({ db }) => db.updateTable("outbox").set({ next_at: 0 }).execute());
    await dispatcher.flush();
    expect(mailbox.mails).toHaveLength(3);
    await store.close();
    await mailbox.close();
  });

  /** A host with a mail that has failed a number of times, and will fail again. */
  async function hostAfter(attempts: number): Promise<{ host: Host; url: string }> {
    const url = await fresh();
    const env = settings(url, await freePort());
    const host = await startHost({ env });
    await host.post(BODIES.demo);
    await host.kill();
    await withStore(url, ({ db }) => db.updateTable("outbox").set({ attempts, next_at: 0 }).execute());
    return { host: await startHost({ env }), url };
  }

  test("a mail that has failed for three days is parked", async () => {
    const { host, url } = await hostAfter(299);
    await eventually(async () => (await readiness(host)).parked === 1);
    expect(await outbox(url)).toMatchObject([{ parked: "failed 300 times" }]);
    await host.kill();
  });

  test("a mail that has failed for an hour logs a warning", async () => {
    const { host } = await hostAfter(11);
    await eventually(async () => /"level":40[^\n]*mail delivery is late/.test(host.output()));
    await host.kill();
  });

  test("a mail is parked after three attempts without a reply to its content, because each may have arrived", async () => {
    const url = await fresh();
    const store = createStore(settingsFrom({ DATABASE_URL: url }).database, createLog());
    await store.use(({ db }) => saveSubmission(db, toRow(BODIES.demo, undefined, 0), "demo", ["mail"]));
    // Each attempt times out after the server has received the mail.
    let deadline = new AbortController();
    let end = (_code: number): void => undefined;
    const answer = new Promise<number>((done) => (end = done));
    let mails = 0;
    const mailbox = await startMailbox(0, () => {
      mails += 1;
      deadline.abort();
      return answer;
    });
    const timeout = jest.spyOn(AbortSignal, "timeout").mockImplementation(() => {
      deadline = new AbortController();
      return deadline.signal;
    });
    const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
    const flush = async (port: number): Promise<void> => {
      const mail = { server: `smtp://127.0.0.1:${port}`, to: "team@company.example", from: "site@company.example" };
      await store.use(({ db }) => db.updateTable("outbox").set({ next_at: 0 }).execute());
      await createDispatcher(store, createMailSender(mail), log).flush();
    };
    await flush(await freePort());
    for (let count = 0; count < 5; count++) await flush(mailbox.port);
    expect(mails).toBe(3);
    expect(await outbox(url)).toMatchObject([{ attempts: 4, parked: "no reply 3 times, so it may have arrived" }]);
    // A retry is not a warning.
    expect([log.info.mock.calls.length, log.warn.mock.calls.length]).toEqual([3, 1]);
    await store.use(({ db }) => retryParked(db, undefined));
    await flush(mailbox.port);
    expect(await outbox(url)).toMatchObject([{ attempts: 1, parked: null }]);
    timeout.mockRestore();
    end(250);
    await store.close();
    await mailbox.close();
  });

  test("a server that is down ends the flush", async () => {
    const url = await fresh();
    const host = await startHost({ env: settings(url, await freePort()) });
    for (let count = 0; count < 3; count++) await host.post(numbered(count));
    await host.kill();
    await withStore(url, ({ db }) => db.updateTable("outbox").set({ next_at: 0 }).execute());

    const store = createStore(settingsFrom({ DATABASE_URL: url }).database, createLog());
    const tried: string[] = [];
    const send = async ({ id }: { id: string }) => {
      tried.push(id);
      throw new Error("Nobody is there.");
    };
    const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
    const describeFailure = (isDown: boolean) => () => ({ permanentReason: undefined, isDown });
    await createDispatcher(store, { channel: "mail", send, describeFailure: describeFailure(true) }, log).flush();
    expect(tried).toHaveLength(1);
    await createDispatcher(store, { channel: "mail", send, describeFailure: describeFailure(false) }, log).flush();
    expect(new Set(tried.slice(1)).size).toBeGreaterThanOrEqual(2);
    await store.close();
  });

  test("a long queue is sent in order, each mail once, without submissions that are erased in the meantime", async () => {
    const url = await fresh();
    const store = createStore(settingsFrom({ DATABASE_URL: url }).database, createLog());
    const rows = Array.from({ length: 120 }, (_, number) => toRow(numbered(number), undefined, number));
    for (const row of rows) await store.use(({ db }) => saveSubmission(db, row, "demo", ["mail"]));
    const sent: string[] = [];
    const send = async ({ id }: { id: string }) => {
      if (sent.length === 0) await store.use(({ db }) => deleteByIds(db, [rows[2]?.id ?? ""]));
      sent.push(id);
    };
    const describeFailure = () => ({ permanentReason: undefined, isDown: true });
    await createDispatcher(store, { channel: "mail", send, describeFailure }, createLog()).flush();
    expect(sent).toEqual(rows.filter((_, number) => number !== 2).map(({ id }) => id));
    await store.close();
    expect(await outbox(url)).toEqual([]);
  });

  test("after a kill the mail in progress is sent twice with the same Message-ID, and the others once", async () => {
    const url = await fresh();
    let release = (_code: number): void => undefined;
    const held = new Promise<number>((done) => (release = done));
    let seen = 0;
    const mailbox = await startMailbox(0, (number) => {
      seen += 1;
      return number === 0 ? held : 250;
    });
    const env = settings(url, mailbox.port);
    const host = await startHost({ env });
    const ids = [];
    for (let count = 0; count < 3; count++) ids.push((await host.post(numbered(count))).body.id);
    await eventually(async () => seen === 1);
    await host.kill("SIGKILL");
    release(250);
    // Its lease has ended.
    await withStore(url, ({ db }) => db.updateTable("outbox").set({ next_at: 0 }).execute());
    const again = await startHost({ env });
    await eventually(async () => mailbox.mails.length === 4);
    await eventually(async () => (await outbox(url)).length === 0);
    const [first, second, third] = ids.map((id) =>
      messageIds(mailbox.mails).filter((name) => name?.includes(id ?? "?")),
    );
    expect([first?.length, second?.length, third?.length]).toEqual([2, 1, 1]);
    expect(first?.[0]).toBe(first?.[1]);
    await again.kill();
    await mailbox.close();
  });
});

test("two hosts on one PostgreSQL send a mail once, although the mail server is slow and one clock is ahead", async () => {
  const cluster = await Cluster.start();
  const url = await cluster.database();
  let attempts = 0;
  const mailbox = await startMailbox(0, async () => {
    attempts += 1;
    await new Promise((next) => setTimeout(next, 4000));
    return 250;
  });
  const shift = join(siteFolder(), "shift.cjs");
  writeFileSync(shift, "const right = Date.now; Date.now = () => right() + 10 * 60_000;");
  const env = settings(url, mailbox.port);
  const [host, ahead] = await Promise.all([startHost({ env }), startHost({ env, nodeArgs: ["--require", shift] })]);
  await host.post(numbered("from the right clock"));
  await eventually(async () => attempts > 0 && (await outbox(url)).length === 0, 20);
  await ahead.post(numbered("from the wrong clock"));
  await eventually(async () => attempts > 1 && (await outbox(url)).length === 0, 20);
  expect(new Set(messageIds(mailbox.mails)).size).toBe(2);
  expect({ attempts, mails: mailbox.mails.length }).toEqual({ attempts: 2, mails: 2 });
  await Promise.all([host.kill(), ahead.kill()]);
  await mailbox.close();
  await cluster.remove();
});

test("a mail that is accepted while the store is unavailable is removed afterwards, and a restart sends it no second time", async () => {
  const cluster = await Cluster.start();
  const url = await cluster.database();
  const mailbox = await startMailbox(0, async () => {
    await cluster.halt();
    return 250;
  });
  const env = settings(url, mailbox.port);
  const host = await startHost({ env });
  await host.post(BODIES.demo);
  await eventually(async () => host.output().includes("outbox could not be read"));
  await cluster.run();
  await eventually(async () => (await outbox(url)).length === 0);
  await host.kill();
  const again = await startHost({ env });
  await eventually(async () => (await readiness(again)).outbox === 0);
  expect(mailbox.mails).toHaveLength(1);
  await again.kill();
  await mailbox.close();
  await cluster.remove();
});

test("an attempt ends before its lease, although the mail server keeps sending", async () => {
  const drips = new Set<NodeJS.Timeout>();
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.write("220 slow\r\n");
    const drip = setInterval(() => socket.writable && socket.write("250-more\r\n"), 500);
    drips.add(drip);
    socket.once("close", () => clearInterval(drip));
  });
  const port = await freePort();
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  // The lease lasts 60 s and the attempt 30, here 3.
  const hurry = join(siteFolder(), "hurry.cjs");
  writeFileSync(hurry, "const { timeout } = AbortSignal; AbortSignal.timeout = (time) => timeout(time / 10);");
  const env = settings(`file:${join(siteFolder(), "submissions.db")}`, port);
  const host = await startHost({ env, nodeArgs: ["--require", hurry] });
  await host.post(BODIES.demo);
  await eventually(async () => host.output().includes("mail delivery failed: trying again"), 15);
  await host.kill();
  for (const drip of drips) clearInterval(drip);
  server.close();
});

test("a mail to an invalid email address is parked immediately", () => {
  expect(describeMailFailure(Object.assign(new Error("Invalid recipient"), { code: "EENVELOPE" }))).toMatchObject({
    permanentReason: "cannot be sent (EENVELOPE)",
    isDown: false,
  });
  const later = Object.assign(new Error("Greylisted"), { code: "EENVELOPE", responseCode: 451 });
  expect(describeMailFailure(later)).toMatchObject({ permanentReason: undefined, isDown: false });
});

test.each([
  ["550 5.4.5 Daily user sending limit exceeded.", { permanentReason: undefined, isDown: true }],
  ["550-5.4.5 Daily user sending limit exceeded. For more information\n550 5.4.5 go there", { isDown: true }],
  ["552 5.2.2 The recipient's inbox is out of storage space.", { permanentReason: undefined, isDown: false }],
  ["452 4.2.2 The recipient's inbox is out of storage space.", { permanentReason: undefined, isDown: false }],
  ["550 5.7.233 Your tenant exceeded its daily limit.", { permanentReason: undefined, isDown: true }],
  ["550 5.1.90 You've reached your daily limit for message recipients.", { permanentReason: undefined, isDown: true }],
  ["550 5.2.122 The recipient has exceeded their limit per hour.", { permanentReason: undefined, isDown: false }],
  ["550 5.7.1 Daily SMTP relay limit exceeded for customer.", { permanentReason: undefined, isDown: true }],
  ["550 5.2.1 The user you are trying to contact is receiving mail at a rate that …", { permanentReason: undefined }],
  ["550 5.2.1 The account that you tried to reach is disabled.", { permanentReason: "SMTP 550", isDown: false }],
  ["550 5.7.1 This message violates our policy.", { permanentReason: "SMTP 550", isDown: false }],
  ["550 5.7.705 Access denied, tenant has exceeded threshold.", { permanentReason: "SMTP 550", isDown: false }],
  ["550 5.1.1 No such user: 5.4.5", { permanentReason: "SMTP 550", isDown: false }],
  ["550 No such user", { permanentReason: "SMTP 550", isDown: false }],
])("a reply “%s”", (response, fault) => {
  const error = { code: "EMESSAGE", responseCode: Number(response.slice(0, 3)), response };
  expect(describeMailFailure(Object.assign(new Error("Refused"), error))).toMatchObject(fault);
});

test("a form without a recipient is sent to NOTIFY_TO", () => {
  const row = toRow(BODIES.newsletter, undefined, 0);
  expect(recipientOf(row, "team@company.example", {})).toBe("team@company.example");
  expect(recipientOf(row, "team@company.example", { contact: "support" })).toBe("team@company.example");
  const both = { contact: "support", newsletter: "press" };
  expect(recipientOf(row, "team@company.example", both)).toMatch(/^press@/);
  expect(recipientOf(toRow(BODIES.contact, undefined, 0), "team@company.example", both)).toMatch(/^support@/);
});
