import { HONEYPOT } from "../../../src/payload/form-endpoint";
import { BODIES } from "../../../../../testing/server/bodies";
import { onBothStores, onSelectedStores, withStore } from "../../../../../testing/server/stores";
import { startMailbox } from "../../../../../__tests__/support/server/mail";
import { listenForForms } from "../../../../../__tests__/support/server/serve-folder";

const { additional_data } = BODIES.contact;
const contactWithHoneypot = (honeypot: string) => ({
  ...BODIES.contact,
  additional_data: { ...additional_data, [honeypot]: "spam.example" },
});

/** All rows of the table, including suspected submissions. */
const listRows = (url: string) => withStore(url, ({ db }) => db.selectFrom("submissions").selectAll().execute());

onSelectedStores((createEmptyDatabase) => {
  test("a submission with a filled-in honeypot gets a 200 and is stored as suspected, without a mail", async () => {
    const url = await createEmptyDatabase();
    const mailbox = await startMailbox();
    const env = {
      DATABASE_URL: url,
      SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
      NOTIFY_TO: "team@company.example",
    };
    const host = await listenForForms(env);
    const key = { "idempotency-key": "autofill" };
    const first = await host.post(contactWithHoneypot(HONEYPOT), key);
    const again = await host.post(contactWithHoneypot(HONEYPOT), key);
    expect([first.status, again.status, again.body.id]).toEqual([200, 200, first.body.id]);
    const kept = await listRows(url);
    expect(kept.map(({ id, suspected, message }) => ({ id, suspected, message }))).toEqual([
      { id: first.body.id, suspected: "honeypot", message: BODIES.contact.message },
    ]);
    expect(JSON.parse(kept[0]?.additional_data ?? "")).toEqual(additional_data);
    expect(await withStore(url, ({ db }) => db.selectFrom("outbox").selectAll().execute())).toEqual([]);
  });

  test("accepts an empty honeypot, and rejects a field with another name", async () => {
    const url = await createEmptyDatabase();
    const host = await listenForForms({ DATABASE_URL: url });
    const empty = { ...additional_data, [HONEYPOT]: "" };
    expect((await host.post({ ...BODIES.contact, additional_data: empty })).status).toBe(200);
    expect((await host.post({ ...contactWithHoneypot(HONEYPOT), email: "invalid" })).status).toBe(422);
    expect((await host.post(contactWithHoneypot("website"))).status).toBe(422);
    expect((await listRows(url)).map(({ suspected }) => suspected)).toEqual([null]);
  });
});

onBothStores((createEmptyDatabase) => {
  test("stores at most 10,000 suspected submissions, and still stores others", async () => {
    const url = await createEmptyDatabase();
    const host = await listenForForms({ DATABASE_URL: url });
    await host.post(contactWithHoneypot(HONEYPOT));
    const [row] = await listRows(url);
    if (!row) throw new Error("No submission is suspected.");
    await withStore(url, async ({ db }) => {
      for (let from = 1; from < 10_000; from += 101) {
        const copies = Array.from({ length: 101 }, (_, index) => ({ ...row, id: `copy-${from + index}` }));
        await db.insertInto("submissions").values(copies).execute();
      }
    });
    expect(await listRows(url)).toHaveLength(10_000);
    const { status, headers } = await host.post(contactWithHoneypot(HONEYPOT));
    expect({ status, wait: headers.get("retry-after") }).toEqual({ status: 429, wait: "3600" });
    expect((await host.post(BODIES.contact)).status).toBe(200);
    expect(await listRows(url)).toHaveLength(10_001);
  });
});
