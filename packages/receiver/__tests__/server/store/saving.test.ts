import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { BODIES, numberedBody } from "../../../../../testing/server/bodies";
import { siteFolder, startHost, type Host } from "../../../../../testing/server/host";
import { listStored, onBothStores, withStore } from "../../../../../testing/server/stores";
import { CONTACT, FORM_SITE, sendForm } from "../../../../../__tests__/support/server/served-form";
import { texts } from "../../../../../testing/server/texts";

const submissions = texts["labels/submissions.json"];

const ID = /^[0-9a-f-]{36}$/;
const MINUTE = 60_000;

/** All rows of the database. */
const listRows = (url: string) => withStore(url, ({ db }) => db.selectFrom("submissions").selectAll().execute());

onBothStores((createEmptyDatabase, kind) => {
  let url: string;
  /** Two hosts with one store. */
  let host: Host;
  let other: Host;
  beforeAll(async () => {
    const env = { DATABASE_URL: (url = await createEmptyDatabase()) };
    const start = () => startHost({ env, folder: siteFolder(FORM_SITE) });
    [host, other] = await Promise.all([start(), start()]);
  });
  afterAll(() => Promise.all([host.kill(), other.kill()]));
  afterEach(() =>
    withStore(url, async ({ db }) => {
      for (const table of ["submissions", "subscriptions"] as const) await db.deleteFrom(table).execute();
    }),
  );

  test.each(Object.entries(BODIES))("stores a valid body unchanged: %s", async (name, body) => {
    const { status, body: answer, headers } = await host.post(body);
    expect({ status, id: answer.id }).toEqual({ status: 200, id: expect.stringMatching(ID) as string });
    expect(headers.get("cache-control")).toBe("no-store");
    const found = (await listStored(url)).find(({ id }) => id === answer.id);
    const absent = { name: null, company: null, phone: null, message: null, additional_data: {} };
    const proof = name === "newsletter" && { subscription: "unconfirmed", consent: expect.any(String) as string };
    expect(found).toEqual({ id: answer.id, received_at: expect.any(String) as string, ...absent, ...body, ...proof });
  });

  test("40 simultaneous requests with one key create one row and get equal responses", async () => {
    const headers = { "idempotency-key": "one-for-forty" };
    const replies = await Promise.all(Array.from({ length: 40 }, () => host.post(numberedBody("forty"), headers)));
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.id ?? ""}`)).size).toBe(1);
    const rows = (await listStored(url)).filter(({ message }) => message === "Number forty");
    expect(rows.map(({ id }) => id)).toEqual([replies[0]?.body.id]);
  });

  test("rejects a key that was used for another message", async () => {
    const headers = { "idempotency-key": "used-once" };
    expect((await host.post(numberedBody("first"), headers)).status).toBe(200);
    const { status, body } = await host.post(numberedBody("second"), headers);
    expect({ status, body }).toEqual({
      status: 422,
      body: { error: submissions.keyReused },
    });
  });

  test("two processes with one store create one row for a key", async () => {
    const headers = { "idempotency-key": "one-for-two-processes" };
    const posts = Array.from({ length: 20 }, (_, index) =>
      (index % 2 ? host : other).post(numberedBody("both"), headers),
    );
    const replies = await Promise.all(posts);
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.id ?? ""}`)).size).toBe(1);
    expect((await listStored(url)).filter(({ message }) => message === "Number both")).toHaveLength(1);
  });

  /** Makes all submissions some minutes older. */
  const age = (minutes: number) =>
    withStore(url, ({ db }) =>
      db
        .updateTable("submissions")
        .set((row) => ({ received_at: row("received_at", "-", minutes * MINUTE) }))
        .execute(),
    );

  test("stores the same content once within ten minutes, even with two hosts, and again after that", async () => {
    const send = (by = host) => sendForm(by.url, "contact", CONTACT);
    const answers = await Promise.all([send(), send(other), send(), send(other)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    await age(9);
    await send();
    await sendForm(host.url, "contact", { ...CONTACT, message: "Another" });
    expect(await listRows(url)).toHaveLength(2);
    await age(2);
    expect((await send()).status).toBe(200);
    await send(other);
    expect(await listRows(url)).toHaveLength(3);
  });

  test("stores the same content again if the first row has a time in the future", async () => {
    await sendForm(host.url, "contact", CONTACT);
    await age(-3 * 365 * 24 * 60);
    await sendForm(host.url, "contact", CONTACT);
    expect(await listRows(url)).toHaveLength(2);
  });

  test("hosts that start at the same time create the tables once", async () => {
    const env = { DATABASE_URL: await createEmptyDatabase() };
    const hosts = await Promise.all(Array.from({ length: 4 }, () => startHost({ env })));
    const answers = await Promise.all(hosts.map((host, index) => host.post(numberedBody(index))));
    expect(answers.map(({ status }) => status)).toEqual(hosts.map(() => 200));
    expect(hosts.map((host) => /"level":[456]0/.test(host.output()))).toEqual(hosts.map(() => false));
    for (const host of hosts) await host.kill();
    expect(await listStored(env.DATABASE_URL)).toHaveLength(hosts.length);
  });

  // SQLite has no clock of its own.
  if (kind === "postgres") {
    test("on PostgreSQL, times are from the database's clock, even if the host's clock is wrong", async () => {
      const shift = join(siteFolder(), "shift.cjs");
      writeFileSync(shift, `const now = Date.now; Date.now = () => now() - 3 * 365 * 24 * 60 * ${MINUTE};`);
      const hostWithWrongClock = await startHost({ env: { DATABASE_URL: url }, nodeArgs: ["--require", shift] });
      const subscribed = { email: BODIES.newsletter.email };
      for (const by of [hostWithWrongClock, host]) {
        for (const [form, values] of [["contact", CONTACT] as const, ["newsletter", subscribed] as const])
          expect((await sendForm(by.url, form, values)).status).toBe(200);
      }
      await hostWithWrongClock.kill();
      const kept = await listRows(url);
      expect(kept).toHaveLength(2);
      for (const { received_at } of kept) expect(Math.abs(Date.now() - received_at)).toBeLessThan(MINUTE);
    });
  }
});
