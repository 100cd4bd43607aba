import { createDispatcher } from "../../../server/delivery/dispatcher";
import { createLog } from "../../../server/log";
import { settingsFrom } from "../../../server/settings";
import { deleteByIds } from "../../../server/store/records";
import { retryParked } from "../../../server/store/review";
import { createStore } from "../../../server/store/store";
import { saveSubmission, toRow } from "../../../server/store/submissions";
import { BODIES, numberedBody } from "../../../testing/server/bodies";
import { eventually, startHost, type Host } from "../../../testing/server/host";
import { startMailbox } from "../../support/server/mail";
import { freePort } from "../../../testing/server/postgres";
import { onBothStores, withStore } from "../../../testing/server/stores";
import { createMailSender } from "../../../server/delivery/mail";
import { deliverySettings, getReadiness, listOutbox, messageIds } from "../../support/server/delivery";

onBothStores((createEmptyDatabase) => {
  test("parks a mail that is rejected permanently, and sends the others", async () => {
    const url = await createEmptyDatabase();
    const mailbox = await startMailbox(0, (number) => (number === 0 ? 554 : 250));
    const host = await startHost({ env: deliverySettings(url, mailbox.port) });
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
    const env = deliverySettings(url, await freePort());
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
    const host = await startHost({ env: deliverySettings(url, await freePort()) });
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
    const env = deliverySettings(url, mailbox.port);
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
