import { BODIES, numbered } from "../support/bodies";
import { eventually, startHost } from "../support/host";
import { startMailbox } from "../support/mail";
import { freePort } from "../support/postgres";
import { onBothStores } from "../support/stores";

const settings = (url: string, port: number) => ({
  DATABASE_URL: url,
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  NOTIFY_TO: "team@company.example",
});

onBothStores((fresh) => {
  test("one mail is sent for each submission", async () => {
    const mailbox = await startMailbox();
    const host = await startHost({ env: settings(await fresh(), mailbox.port) });
    const ids = [];
    for (const body of Object.values(BODIES)) ids.push((await host.post(body)).body.id);
    await eventually(async () => mailbox.letters.length === ids.length);
    for (const id of ids) expect(mailbox.letters.filter(({ head }) => head.includes(id ?? "?"))).toHaveLength(1);
    const [demo] = mailbox.letters;
    expect(demo?.to).toEqual(["team@company.example"]);
    expect(demo?.head).toMatch(/^Subject: Request a Demo: Ada Brown$/m);
    expect(demo?.head).toMatch(/^Reply-To: "?Ada Brown"? <ada@survey.example>$/m);
    await eventually(async () => ((await (await host.get("/healthz")).json()) as { outbox: number }).outbox === 0);
    await host.kill();
    await mailbox.close();
  });

  test("a mail server that is down or rejects delays mails and loses none, even over a kill", async () => {
    const port = await freePort();
    const env = settings(await fresh(), port);
    const host = await startHost({ env });
    for (let count = 0; count < 5; count++) expect((await host.post(numbered(count))).status).toBe(200);
    expect(await (await host.get("/healthz")).json()).toEqual({ store: "reachable", outbox: 5 });
    await eventually(async () => host.output().split("a mail could not be sent yet").length > 5);
    // A mail whose attempt is killed is tried again only after a minute, so the kill waits for a pause.
    await new Promise((next) => setTimeout(next, 300));
    await host.kill("SIGKILL");

    const mailbox = await startMailbox(port, (number) => number > 1);
    const again = await startHost({ env });
    await eventually(async () => mailbox.letters.length === 5, 30);
    const numbers = mailbox.letters.map(({ body }) => /Number (\d)/.exec(body)?.[1]).sort();
    expect(numbers).toEqual(["0", "1", "2", "3", "4"]);
    await eventually(async () => ((await (await again.get("/healthz")).json()) as { outbox: number }).outbox === 0);
    expect(host.output() + again.output()).not.toMatch(/survey\.example|company\.example|Ada/);
    await again.kill();
    await mailbox.close();
  });

  test("no text of a visitor becomes a header", async () => {
    const mailbox = await startMailbox();
    const host = await startHost({ env: settings(await fresh(), mailbox.port) });
    const evil = "Eve\r\nBcc: victims@list.example\r\n\r\nFree money";
    const { status } = await host.post({
      ...BODIES.contact,
      name: evil,
      email: " eve@evil.example\r\n",
      message: `.\r\n.\r\nRSET\r\nMAIL FROM:<x@y.example>\r\n${evil}`,
      additional_data: { subject: evil, firstName: evil, lastName: "\u2028To: all@list.example" },
    });
    expect(status).toBe(200);
    const address = await host.post({ ...BODIES.contact, email: "eve@evil.example\r\nBcc: victims@list.example" });
    expect(address.status).toBe(422);
    await eventually(async () => mailbox.letters.length === 1);
    const [letter] = mailbox.letters;
    expect(letter?.to).toEqual(["team@company.example"]);
    expect(letter?.head).not.toMatch(/^(bcc|cc|to): .*list\.example/im);
    expect(letter?.head.match(/^(subject|to|from|reply-to):/gim)).toHaveLength(4);
    await host.kill();
    await mailbox.close();
  });
});
