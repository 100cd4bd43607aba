import { writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import site from "../../../data/site.json";
import { createDispatcher } from "../../../server/delivery/dispatcher";
import type { Readiness } from "../../../server/health";
import { createLog } from "../../../server/log";
import { createMailSender, describeMailFailure, recipientOf } from "../../../server/delivery/mail";
import { settingsFrom } from "../../../server/settings";
import { deleteByIds } from "../../../server/store/records";
import { retryParked } from "../../../server/store/review";
import { createStore } from "../../../server/store/store";
import { saveSubmission, toRow } from "../../../server/store/submissions";
import { BODIES, numberedBody } from "../../../testing/server/bodies";
import { eventually, siteFolder, startHost, type Host } from "../../../testing/server/host";
import { startMailbox } from "../../support/server/mail";
import { Cluster, freePort } from "../../../testing/server/postgres";
import { onBothStores, withStore } from "../../../testing/server/stores";

const settings = (url: string, port: number) => ({
  DATABASE_URL: url,
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  NOTIFY_TO: "team@company.example",
});
const listOutbox = (url: string) => withStore(url, ({ db }) => db.selectFrom("outbox").selectAll().execute());
const getReadiness = async (host: Host) => (await (await host.get("/readyz")).json()) as Readiness;
const messageIds = (mails: readonly { head: string }[]) =>
  mails.map(({ head }) => /^Message-ID: (\S+)/im.exec(head)?.[1]);

onBothStores((createEmptyDatabase) => {
  test("parks a mail that is rejected permanently, and sends the others", async () => {
    const url = await createEmptyDatabase();
    const mailbox = await startMailbox(0, (number) => (number === 0 ? 554 : 250));
    const host = await startHost({ env: settings(url, mailbox.port) });
    const rejectedId = (await host.post(numberedBody("rejected"))).body.id;
    await eventually(async () => (await getReadiness(host)).parked === 1);
    await host.post(numberedBody("next"));
    await eventually(async () => mailbox.mails.length === 1);
    expect(mailbox.mails[0]?.body).toContain("Number next");
    await eventually(async () => (await listOutbox(url)).length === 1);
    expect(await listOutbox(url)).toMatchObject([{ submission_id: rejectedId, channel: "mail", parked: "SMTP 554" }]);
    expect(await getReadiness(host)).toMatchObject({ outbox: 0, oldest: null, parked: 1 });
    expect(host.output()).toMatch(/"level":40[^\n]*mail delivery failed permanently/);
    await host.kill();
    await mailbox.close();
  });

  test("stops the flush at the mail server's daily limit, and sends the mails after it", async () => {
    const url = await createEmptyDatabase();
    let isLimitOver = false;
    let attemptCount = 0;
    const limit = "5.4.5 Daily user sending limit exceeded.";
    const mailbox = await startMailbox(0, () => (++attemptCount, isLimitOver ? 250 : 550), limit);
    const store = createStore(settingsFrom({ DATABASE_URL: url }).database, createLog());
    for (let count = 0; count < 3; count++) {
      await store.use(({ db }) => saveSubmission(db, toRow(numberedBody(count), undefined, 0), "demo", ["mail"]));
    }
    const mail = {
      server: `smtp://127.0.0.1:${mailbox.port}`,
      to: "team@company.example",
      from: "site@company.example",
    };
    const dispatcher = createDispatcher(store, createMailSender(mail), createLog());
    await dispatcher.flush();
    expect(attemptCount).toBe(1);
    const waiting = await listOutbox(url);
    expect(waiting.map(({ parked }) => parked)).toEqual([null, null, null]);
    expect(waiting.map(({ attempts }) => attempts).toSorted()).toEqual([0, 0, 1]);
    isLimitOver = true;
    await store.use(({ db }) => db.updateTable("outbox").set({ next_at: 0 }).execute());
    await dispatcher.flush();
    expect(mailbox.mails).toHaveLength(3);
    await store.close();
    await mailbox.close();
  });

  /** Starts a host with a mail that has failed `attempts` times, and whose mail server is unavailable. */
  async function startHostWithFailedMail(attempts: number): Promise<{ host: Host; url: string }> {
    const url = await createEmptyDatabase();
    const env = settings(url, await freePort());
    const host = await startHost({ env });
    await host.post(BODIES.demo);
    await host.kill();
    await withStore(url, ({ db }) => db.updateTable("outbox").set({ attempts, next_at: 0 }).execute());
    return { host: await startHost({ env }), url };
  }

  test("parks a mail after 300 failed attempts", async () => {
    const { host, url } = await startHostWithFailedMail(299);
    await eventually(async () => (await getReadiness(host)).parked === 1);
    expect(await listOutbox(url)).toMatchObject([{ parked: "failed 300 times" }]);
    await host.kill();
  });

  test("logs a warning after 12 failed attempts", async () => {
    const { host } = await startHostWithFailedMail(11);
    await eventually(async () => /"level":40[^\n]*mail delivery is late/.test(host.output()));
    await host.kill();
  });

  test("parks a mail after three attempts without a reply to its content, because each may have arrived", async () => {
    const url = await createEmptyDatabase();
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
    expect(await listOutbox(url)).toMatchObject([{ attempts: 4, parked: "no reply 3 times, so it may have arrived" }]);
    // A retry is not a warning.
    expect([log.info.mock.calls.length, log.warn.mock.calls.length]).toEqual([3, 1]);
    await store.use(({ db }) => retryParked(db, undefined));
    await flush(mailbox.port);
    expect(await listOutbox(url)).toMatchObject([{ attempts: 1, parked: null }]);
    timeout.mockRestore();
    end(250);
    await store.close();
    await mailbox.close();
  });

  test("stops the flush when the server is down", async () => {
    const url = await createEmptyDatabase();
    const host = await startHost({ env: settings(url, await freePort()) });
    for (let count = 0; count < 3; count++) await host.post(numberedBody(count));
    await host.kill();
    await withStore(url, ({ db }) => db.updateTable("outbox").set({ next_at: 0 }).execute());

    const store = createStore(settingsFrom({ DATABASE_URL: url }).database, createLog());
    const tried: string[] = [];
    const send = async ({ id }: { id: string }) => {
      tried.push(id);
      throw new Error("The server does not respond.");
    };
    const log = { info: jest.fn(), warn: jest.fn(), error: jest.fn() };
    const describeFailure = (isDown: boolean) => () => ({ permanentReason: undefined, isDown });
    await createDispatcher(store, { channel: "mail", send, describeFailure: describeFailure(true) }, log).flush();
    expect(tried).toHaveLength(1);
    await createDispatcher(store, { channel: "mail", send, describeFailure: describeFailure(false) }, log).flush();
    expect(new Set(tried.slice(1)).size).toBeGreaterThanOrEqual(2);
    await store.close();
  });

  test("sends a long queue in order, each mail once, without submissions that are erased meanwhile", async () => {
    const url = await createEmptyDatabase();
    const store = createStore(settingsFrom({ DATABASE_URL: url }).database, createLog());
    const rows = Array.from({ length: 120 }, (_, number) => toRow(numberedBody(number), undefined, number));
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
    expect(await listOutbox(url)).toEqual([]);
  });

  test("after a kill, sends the mail in progress again with the same Message-ID, and the others once", async () => {
    const url = await createEmptyDatabase();
    let release = (_code: number): void => undefined;
    const delayedReply = new Promise<number>((done) => (release = done));
    let mailCount = 0;
    const mailbox = await startMailbox(0, (number) => {
      mailCount += 1;
      return number === 0 ? delayedReply : 250;
    });
    const env = settings(url, mailbox.port);
    const host = await startHost({ env });
    const ids = [];
    for (let count = 0; count < 3; count++) ids.push((await host.post(numberedBody(count))).body.id);
    await eventually(async () => mailCount === 1);
    await host.kill("SIGKILL");
    release(250);
    // The lease of the mail in progress has ended.
    await withStore(url, ({ db }) => db.updateTable("outbox").set({ next_at: 0 }).execute());
    const restartedHost = await startHost({ env });
    await eventually(async () => mailbox.mails.length === 4);
    await eventually(async () => (await listOutbox(url)).length === 0);
    const [first, second, third] = ids.map((id) =>
      messageIds(mailbox.mails).filter((name) => name?.includes(id ?? "?")),
    );
    expect([first?.length, second?.length, third?.length]).toEqual([2, 1, 1]);
    expect(first?.[0]).toBe(first?.[1]);
    await restartedHost.kill();
    await mailbox.close();
  });
});

test("two hosts with one PostgreSQL send each mail once, even if the mail server is slow and one clock is ahead", async () => {
  const cluster = await Cluster.start();
  const url = await cluster.database();
  let attempts = 0;
  const mailbox = await startMailbox(0, async () => {
    attempts += 1;
    await new Promise((next) => setTimeout(next, 4000));
    return 250;
  });
  const shift = join(siteFolder(), "shift.cjs");
  writeFileSync(shift, "const now = Date.now; Date.now = () => now() + 10 * 60_000;");
  const env = settings(url, mailbox.port);
  const [host, hostAhead] = await Promise.all([startHost({ env }), startHost({ env, nodeArgs: ["--require", shift] })]);
  await host.post(numberedBody("from the right clock"));
  await eventually(async () => attempts > 0 && (await listOutbox(url)).length === 0, 20);
  await hostAhead.post(numberedBody("from the wrong clock"));
  await eventually(async () => attempts > 1 && (await listOutbox(url)).length === 0, 20);
  expect(new Set(messageIds(mailbox.mails)).size).toBe(2);
  expect({ attempts, mails: mailbox.mails.length }).toEqual({ attempts: 2, mails: 2 });
  await Promise.all([host.kill(), hostAhead.kill()]);
  await mailbox.close();
  await cluster.remove();
});

test("a mail that is accepted while the store is unavailable is removed later, and is not sent again after a restart", async () => {
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
  await eventually(async () => (await listOutbox(url)).length === 0);
  await host.kill();
  const restartedHost = await startHost({ env });
  await eventually(async () => (await getReadiness(restartedHost)).outbox === 0);
  expect(mailbox.mails).toHaveLength(1);
  await restartedHost.kill();
  await mailbox.close();
  await cluster.remove();
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
  const port = await freePort();
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  // The lease is 60 s and the timeout of an attempt 30 s, which is reduced to 3 s here.
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

test("parks a mail to an invalid email address immediately, but not after a 4xx reply", () => {
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
])("classifies the SMTP reply “%s”", (response, failure) => {
  const error = { code: "EMESSAGE", responseCode: Number(response.slice(0, 3)), response };
  expect(describeMailFailure(Object.assign(new Error("Refused"), error))).toMatchObject(failure);
});

test("a mail about a form without a recipient is sent to NOTIFY_TO", () => {
  const row = toRow(BODIES.newsletter, undefined, 0);
  expect(recipientOf(row, "team@company.example", {})).toBe("team@company.example");
  expect(recipientOf(row, "team@company.example", { contact: "support" })).toBe("team@company.example");
  const both = { contact: "support", newsletter: "press" };
  expect(recipientOf(row, "team@company.example", both)).toBe(site.mailboxes.press);
  expect(recipientOf(toRow(BODIES.contact, undefined, 0), "team@company.example", both)).toBe(site.mailboxes.support);
});
