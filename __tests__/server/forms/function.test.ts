import { join, resolve } from "node:path";
import type { GatsbyFunctionRequest, GatsbyFunctionResponse } from "gatsby";
import { monthsBefore } from "@capture/receiver/clock";
import { confirmLink } from "@capture/receiver/newsletter/links";
import { writeValue } from "@capture/receiver/store/key-value";
import submitForm from "../../../src/api/submit-form";
import { BODIES } from "../../../testing/server/bodies";
import { startFunctionHost, type FunctionHost } from "../../support/server/function-host";
import { post, siteFolder } from "../../../testing/server/host";
import { CONTACT, sendForm } from "../../support/server/served-form";
import { startMailbox } from "../../support/server/mail";
import { keyOf } from "../../support/server/newsletter";
import { listStored, withStore } from "../../../testing/server/stores";
import { texts } from "../../../testing/server/texts";

const contactForm = texts["forms/contact.json"];
const labels = texts["labels/newsletter.json"];

const HTML = "text/html; charset=utf-8";
const JSON_HEADERS = { "content-type": "application/json", host: "localhost:8000" };

/** Calls the function like a hosting platform that has already parsed the body. */
async function call(body: unknown, headers: Record<string, string> = JSON_HEADERS, method = "POST") {
  const sent: { status?: number; body?: { id?: string }; headers: Record<string, string> } = { headers: {} };
  const response = {
    setHeader: (name: string, value: string) => (sent.headers[name] = value),
    status: (status: number) => {
      sent.status = status;
      return { json: (json: { id?: string }) => (sent.body = json) };
    },
  };
  const request = { method, headers, body, socket: { remoteAddress: "203.0.113.1" } };
  await submitForm(request as unknown as GatsbyFunctionRequest, response as unknown as GatsbyFunctionResponse);
  return sent;
}

afterEach(() => {
  delete process.env.VERCEL;
});

test("responds with 503 on a platform with an ephemeral disk", async () => {
  process.env.VERCEL = "1";
  process.env.LOG_LEVEL = "silent";
  expect((await call(BODIES.demo)).status).toBe(503);
});

test("responds like the host, and sends the mail before the function returns", async () => {
  const mailbox = await startMailbox();
  const url = `file:${join(siteFolder(), "submissions.db")}`;
  Object.assign(process.env, {
    DATABASE_URL: url,
    SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
    NOTIFY_TO: "team@company.example",
  });
  const { status, body, headers } = await call(BODIES.contact);
  expect({ status, headers }).toEqual({ status: 200, headers: { "Cache-Control": "no-store" } });
  expect(mailbox.mails).toHaveLength(1);
  expect((await listStored(url)).map(({ id }) => id)).toEqual([body?.id]);

  const statuses = [
    await call(undefined),
    await call(BODIES.demo, { ...JSON_HEADERS, origin: "https://e.vil" }),
    await call(BODIES.demo, JSON_HEADERS, "GET"),
    await call(BODIES.demo, { ...JSON_HEADERS, "content-length": "70000" }),
    await call("text", { host: "localhost:8000" }),
    await call({ form_type: "contact" }),
  ];
  expect(statuses.map((answer) => answer.status)).toEqual([400, 403, 405, 413, 415, 422]);
});

test("deletes expired submissions after a response if the last run is more than a day ago", async () => {
  const url = process.env.DATABASE_URL ?? "";
  const age = (id: string, hours: number) =>
    withStore(url, async ({ db }) => {
      const received_at = monthsBefore(Date.now(), 24) - 86_400_000;
      await db.updateTable("submissions").set({ received_at }).where("id", "=", id).execute();
      await writeValue(db, "retention:last", String(Date.now() - hours * 3_600_000));
    });
  const ids = async () => (await listStored(url)).map(({ id }) => id);
  const expired = (await call(BODIES.newsletter)).body?.id ?? "";

  await age(expired, 23);
  await call(BODIES.newsletter);
  expect(await ids()).toContain(expired);

  await age(expired, 25);
  const last = (await call(BODIES.newsletter)).body?.id;
  expect(await ids()).not.toContain(expired);
  expect(await ids()).toContain(last);
});

test("a newsletter link responds with a plain page, whose button confirms", async () => {
  const url = process.env.DATABASE_URL ?? "";
  const id = (await call(BODIES.newsletter)).body?.id ?? "";
  const host = await startFunctionHost("newsletter", resolve("src/api/newsletter.ts"));
  const link = new URL(confirmLink(await keyOf(url), id, Date.now(), texts));
  const follow = async (method: string, query = link.search) => {
    const response = await fetch(`${host.url}/api/newsletter${query}`, { method });
    return { status: response.status, type: response.headers.get("content-type"), text: await response.text() };
  };
  const state = async () => (await listStored(url)).find((record) => record.id === id)?.subscription;
  const page = await follow("GET");
  expect({ ...page, state: await state() }).toMatchObject({ status: 200, type: HTML, state: "unconfirmed" });
  expect(page.text).toContain(`<button type="submit">${labels.confirm.button}</button>`);
  expect(await follow("GET", "?confirm=me")).toMatchObject({ status: 400, type: HTML });
  const done = await follow("POST");
  expect({ ...done, state: await state() }).toMatchObject({ status: 200, type: HTML, state: "confirmed" });
  expect(done.text).toContain(labels.confirmed.title);
  expect(done.text).not.toContain("<button");
  host.close();
});

describe("behind Gatsby's own body parsers", () => {
  let host: FunctionHost;
  beforeAll(async () => {
    host = await startFunctionHost("submit-form", resolve("src/api/submit-form.ts"));
  });
  afterAll(() => host.close());

  test("stores a submission", async () => {
    const { status, body } = await post(host.url, BODIES.inquiry);
    expect(status).toBe(200);
    expect((await listStored(process.env.DATABASE_URL ?? "")).map(({ id }) => id)).toContain(body.id);
  });

  test.each([
    ["an incomplete object", '{"form_type":', {}, 400],
    ["a JSON string", '"text"', {}, 400],
    ["an empty body", "", {}, 400],
    ["200 KB of JSON", JSON.stringify({ message: "x".repeat(200_000) }), {}, 413],
    ["XML", "<a/>", { "content-type": "application/xml" }, 415],
    ["200 KB of text", "x".repeat(200_000), { "content-type": "text/plain" }, 413],
  ])("%s gets the same response as from the site's own host", async (_what, body, headers, status) => {
    const reply = await post(host.url, body, headers);
    expect(reply.status).toBe(status);
    expect(reply.body.error).toEqual(expect.any(String));
  });

  test("stores a form sent without script, and responds with a plain page", async () => {
    const { status, textOf } = await sendForm(host.url, "contact", CONTACT);
    expect({ status, title: textOf("title") }).toEqual({ status: 200, title: contactForm.success.title });
    const wrong = await sendForm(host.url, "contact", "email=%");
    expect({ status: wrong.status, type: wrong.headers.get("content-type") }).toEqual({
      status: 400,
      type: "text/html; charset=utf-8",
    });
    const messages = (await listStored(process.env.DATABASE_URL ?? "")).map(({ message }) => message);
    expect(messages).toContain(CONTACT.message.replace("\r\n", "\n"));
  });

  test("rejects a body over 64 KB without Content-Length", async () => {
    const large = new Blob([" ".repeat(1_000_000)]).stream();
    const response = await fetch(`${host.url}/api/submit-form`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: large,
      ...{ duplex: "half" },
    });
    expect(response.status).toBe(413);
  });
});
