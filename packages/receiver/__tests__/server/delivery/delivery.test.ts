import { numberedBody } from "../../../../../testing/server/bodies";
import { eventually, startHost } from "../../../../../testing/server/host";
import { onSelectedStores, withStore } from "../../../../../testing/server/stores";
import { deliverySettings, listOutbox, messageIds } from "../../../../../__tests__/support/server/delivery";
import { startMailbox } from "../../../../../__tests__/support/server/mail";
import { getReadiness } from "../../../../../__tests__/support/server/probes";

onSelectedStores((createEmptyDatabase) => {
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
  });

  test("after a kill, sends the mail in progress again with the same Message-ID, and the others once", async () => {
    const url = await createEmptyDatabase();
    let release = (_code: number): void => undefined;
    const delayedReply = new Promise<number>((resolve) => (release = resolve));
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
    await startHost({ env });
    await eventually(async () => mailbox.mails.length === 4);
    await eventually(async () => (await listOutbox(url)).length === 0);
    const [first, second, third] = ids.map((id) =>
      messageIds(mailbox.mails).filter((name) => name?.includes(id ?? "?")),
    );
    expect([first?.length, second?.length, third?.length]).toEqual([2, 1, 1]);
    expect(first?.[0]).toBe(first?.[1]);
  });
});
