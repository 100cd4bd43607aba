import { createDispatcher } from "../../../src/delivery/dispatcher";
import { createMailSender } from "../../../src/delivery/mail";
import { createLog } from "../../../src/log";
import { deleteByIds } from "../../../src/store/records";
import { retryParked } from "../../../src/store/review";
import { createStore, type Store } from "../../../src/store/store";
import { saveSubmission, toRow } from "../../../src/store/submissions";
import { numberedBody } from "../../../../../testing/server/bodies";
import { onBothStores } from "../../../../../testing/server/stores";
import { listOutbox } from "../../../../../__tests__/support/server/delivery";
import { startMailbox } from "../../../../../__tests__/support/server/mail";
import { findFreePort } from "../../../../../testing/free-port";
import { settingsFrom, siteTexts, texts } from "../../../../../testing/server/texts";

const createMockLog = () => ({ info: jest.fn(), warn: jest.fn(), error: jest.fn() });

const mailSender = (port: number) =>
  createMailSender(
    { server: `smtp://127.0.0.1:${port}`, to: "team@company.example", from: "site@company.example" },
    siteTexts,
  );

// On both databases: these tests execute all statements of packages/receiver/src/store/outbox.ts, and start no host.
onBothStores((createEmptyDatabase) => {
  let url: string;
  let store: Store;
  beforeEach(async () => {
    url = await createEmptyDatabase();
    store = createStore(settingsFrom({ DATABASE_URL: url }).database, createLog());
  });
  afterEach(() => store.close());

  /** Stores submissions, each with a mail in the outbox. @returns their ids */
  const saveMails = async (count: number): Promise<string[]> => {
    const rows = Array.from({ length: count }, (_, number) => toRow(numberedBody(number), undefined, number));
    for (const row of rows) await store.use(({ db }) => saveSubmission(db, row, "demo", ["mail"], texts));
    return rows.map(({ id }) => id);
  };
  const setDue = () => store.use(({ db }) => db.updateTable("outbox").set({ next_at: 0 }).execute());

  test("stops the flush at the mail server's daily limit, and sends the mails after it", async () => {
    await saveMails(3);
    let isLimitOver = false;
    let attemptCount = 0;
    const limit = "5.4.5 Daily user sending limit exceeded.";
    const mailbox = await startMailbox(0, () => (++attemptCount, isLimitOver ? 250 : 550), limit);
    const dispatcher = createDispatcher(store, mailSender(mailbox.port), createLog());
    await dispatcher.flush();
    expect(attemptCount).toBe(1);
    const waiting = await listOutbox(url);
    expect(waiting.map(({ parked }) => parked)).toEqual([null, null, null]);
    expect(waiting.map(({ attempts }) => attempts).toSorted()).toEqual([0, 0, 1]);
    isLimitOver = true;
    await setDue();
    await dispatcher.flush();
    expect(mailbox.mails).toHaveLength(3);
  });

  /** Flushes when a mail has failed a number of times, and the mail server is unavailable. @returns the log */
  const flushAfterFailures = async (attempts: number) => {
    await saveMails(1);
    await store.use(({ db }) => db.updateTable("outbox").set({ attempts }).execute());
    const log = createMockLog();
    await createDispatcher(store, mailSender(await findFreePort()), log).flush();
    return log;
  };

  test("parks a mail after 300 failed attempts", async () => {
    const log = await flushAfterFailures(299);
    expect(await listOutbox(url)).toMatchObject([{ attempts: 300, parked: "failed 300 times" }]);
    expect(log.warn).toHaveBeenCalledWith(expect.anything(), "mail delivery failed permanently: action required");
  });

  test("logs a warning after 12 failed attempts", async () => {
    const log = await flushAfterFailures(11);
    expect(await listOutbox(url)).toMatchObject([{ attempts: 12, parked: null }]);
    expect(log.warn).toHaveBeenCalledWith(expect.anything(), "mail delivery is late: trying again");
  });

  test("parks a mail after three attempts without a reply to its content, because each may have arrived", async () => {
    await saveMails(1);
    // Each attempt times out after the server has received the mail.
    let deadline = new AbortController();
    let end = (_code: number): void => undefined;
    const answer = new Promise<number>((resolve) => (end = resolve));
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
    const log = createMockLog();
    const flush = async (port: number): Promise<void> => {
      await setDue();
      await createDispatcher(store, mailSender(port), log).flush();
    };
    await flush(await findFreePort());
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
  });

  test("stops the flush when the server is down", async () => {
    await saveMails(3);
    const tried: string[] = [];
    const send = async ({ id }: { id: string }) => {
      tried.push(id);
      throw new Error("The server does not respond.");
    };
    const flush = (isDown: boolean): Promise<void> => {
      const describeFailure = () => ({ permanentReason: undefined, isDown });
      return createDispatcher(store, { channel: "mail", send, describeFailure }, createMockLog()).flush();
    };
    await flush(true);
    expect(tried).toHaveLength(1);
    await flush(false);
    expect(new Set(tried.slice(1)).size).toBeGreaterThanOrEqual(2);
  });

  test("sends a long queue in order, each mail once, without submissions that are erased meanwhile", async () => {
    const ids = await saveMails(120);
    const sent: string[] = [];
    const send = async ({ id }: { id: string }) => {
      if (sent.length === 0) await store.use(({ db }) => deleteByIds(db, [ids[2] ?? ""]));
      sent.push(id);
    };
    const describeFailure = () => ({ permanentReason: undefined, isDown: true });
    await createDispatcher(store, { channel: "mail", send, describeFailure }, createLog()).flush();
    expect(sent).toEqual(ids.filter((_, number) => number !== 2));
    expect(await listOutbox(url)).toEqual([]);
  });
});
