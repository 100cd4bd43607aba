import { fillPlaceholders } from "@capture/domain/placeholders";
import { timeZoneOf } from "@capture/domain/time/local-time";
import { formatMinute, localeOf } from "@capture/domain/lib/locale";
import { BODIES, numberedBody } from "../../../../../testing/server/bodies";
import { eventually, startHost } from "../../../../../testing/server/host";
import { listStored, onSelectedStores } from "../../../../../testing/server/stores";
import { deliverySettings } from "../../../../../__tests__/support/server/delivery";
import { startMailbox, subjectOf, textOf } from "../../../../../__tests__/support/server/mail";
import { getReadiness } from "../../../../../__tests__/support/server/probes";
import { findFreePort } from "../../../../../testing/free-port";
import { texts } from "../../../../../testing/server/texts";

const application = texts["forms/partner-application.json"];
const contact = texts["forms/contact.json"];
const inquiry = texts["forms/partnership-inquiry.json"];
const submissions = texts["labels/submissions.json"];
const programs = texts["partners/programs.json"];
const site = texts["site.json"];

const { mailFields, mailForms: { demo = "" } = {} } = submissions;
const [program] = programs.items;
/** The label of a field in the content of a form. */
const labelOf = (
  form: { readonly inputs: readonly { readonly name: string; readonly label: string }[] },
  name: string,
) => form.inputs.find((input) => input.name === name)?.label.replace(" *", "") ?? "";

/** The subject of the mail about a demo request. */
const subject = (name: string): string => fillPlaceholders(submissions.mailSubject, { title: demo, name });

onSelectedStores((createEmptyDatabase) => {
  test("sends one mail for each submission", async () => {
    const mailbox = await startMailbox();
    const host = await startHost({ env: deliverySettings(await createEmptyDatabase(), mailbox.port) });
    const ids = [];
    const { newsletter, ...others } = BODIES;
    for (const body of [...Object.values(others), newsletter]) ids.push((await host.post(body)).body.id);
    await eventually(async () => mailbox.mails.length === ids.length);
    for (const id of ids) expect(mailbox.mails.filter(({ head }) => head.includes(id ?? "?"))).toHaveLength(1);
    const [first] = mailbox.mails;
    // Staff get the mail about a subscription after its confirmation; see newsletter.test.ts.
    const recipients = (["sales", "partners", "partners", "general"] as const).map((name) => site.mailboxes[name]);
    const sent = mailbox.mails.map(({ to }) => to.join());
    expect(sent.toSorted()).toEqual([...recipients, newsletter.email].toSorted());
    expect(first && subjectOf(first)).toBe(subject("Ada Brown"));
    expect(first?.head).toMatch(/^Reply-To: "?Ada Brown"? <ada@survey.example>$/m);
    await eventually(async () => (await getReadiness(host)).outbox === 0);
  });

  test("mails to staff contain the labels of the site, and no column names", async () => {
    const mailbox = await startMailbox();
    const url = await createEmptyDatabase();
    const host = await startHost({ env: deliverySettings(url, mailbox.port) });
    const source = { source_page: "/showcase", source_first_page: "/", source_campaign: "utm_source=fair" };
    const { newsletter: _, ...others } = BODIES;
    for (const body of Object.values(others)) {
      const details = "additional_data" in body ? body.additional_data : {};
      expect((await host.post({ ...body, additional_data: { ...details, ...source } })).status).toBe(200);
    }
    await eventually(async () => mailbox.mails.length === Object.keys(others).length);
    const sent = mailbox.mails.map((mail) => textOf(mail).replaceAll("\r", ""));
    const minutes = (await listStored(url)).map((stored) =>
      formatMinute(new Date(stored.received_at), localeOf(site), timeZoneOf(site)),
    );
    expect(minutes).toHaveLength(sent.length);
    for (const [index, text] of sent.entries()) {
      expect(text).toContain(`\n${mailFields.received_at}: ${minutes[index]}\n`);
      expect(text).toContain(`\n${mailFields.source_page}: /showcase\n`);
      expect(text).not.toMatch(/^(\w+_\w+|[a-z]\w*): /m);
    }
    expect(sent[0]).toContain(`\n${mailFields.form_type}: ${demo}\n${mailFields.name}: Ada Brown\n`);
    const region = `${labelOf(application, "region")}: Norway`;
    expect(sent[1]).toContain(`\n${mailFields.partnerType}: ${program?.title ?? ""}\n${region}`);
    expect(sent[2]).toContain(`\n${labelOf(inquiry, "partnershipType")}: technology, maybe`);
    expect(sent[3]).toContain(`\n${labelOf(contact, "firstName")}: Di\n${labelOf(contact, "lastName")}: Eff\n`);
  });

  test("mails are sent later, and none is lost, if the mail server is down or rejects them and the host is killed", async () => {
    const port = await findFreePort();
    const env = deliverySettings(await createEmptyDatabase(), port);
    const host = await startHost({ env });
    for (let count = 0; count < 5; count++) expect((await host.post(numberedBody(count))).status).toBe(200);
    expect(await getReadiness(host)).toMatchObject({ outbox: 5, parked: 0 });
    await eventually(async () => host.output().split("mail delivery failed: trying again").length > 5);
    // Killed during an attempt, the host would retry that mail only after a minute. So this waits for a pause.
    await new Promise((resolve) => setTimeout(resolve, 300));
    await host.kill("SIGKILL");

    const mailbox = await startMailbox(port, (number) => (number > 1 ? 250 : 451));
    const restartedHost = await startHost({ env });
    await eventually(async () => mailbox.mails.length === 5);
    const numbers = mailbox.mails.map(({ body }) => /Number (\d)/.exec(body)?.[1]).sort();
    expect(numbers).toEqual(["0", "1", "2", "3", "4"]);
    await eventually(async () => (await getReadiness(restartedHost)).outbox === 0);
    expect(host.output() + restartedHost.output()).not.toMatch(/survey\.example|company\.example|Ada/);
  });

  test("a visitor's text cannot add headers to a mail", async () => {
    const mailbox = await startMailbox();
    const host = await startHost({ env: deliverySettings(await createEmptyDatabase(), mailbox.port) });
    const textWithHeaders = "Eve\r\nBcc: victims@list.example\r\n\r\nFree money";
    const { status } = await host.post({
      ...BODIES.contact,
      name: textWithHeaders,
      email: " eve@evil.example\r\n",
      message: `.\r\n.\r\nRSET\r\nMAIL FROM:<x@y.example>\r\n${textWithHeaders}`,
      additional_data: { subject: textWithHeaders, firstName: textWithHeaders, lastName: "\u2028To: all@list.example" },
    });
    expect(status).toBe(200);
    const reply = await host.post({ ...BODIES.contact, email: "eve@evil.example\r\nBcc: victims@list.example" });
    expect(reply.status).toBe(422);
    await eventually(async () => mailbox.mails.length === 1);
    const [mail] = mailbox.mails;
    expect(mail?.to).toEqual([site.mailboxes.general]);
    expect(mail?.head).not.toMatch(/^(bcc|cc|to): .*list\.example/im);
    expect(mail?.head.match(/^(subject|to|from|reply-to):/gim)).toHaveLength(4);
  });

  test("removes bidirectional control characters from the subject", async () => {
    const mailbox = await startMailbox();
    const host = await startHost({ env: deliverySettings(await createEmptyDatabase(), mailbox.port) });
    await host.post({ ...BODIES.demo, name: "Eve \u202egpj.exe\u2069\u200f" });
    await eventually(async () => mailbox.mails.length === 1);
    expect(mailbox.mails.map(subjectOf)).toEqual([subject("Eve gpj.exe")]);
  });
});
