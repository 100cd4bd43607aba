import { BODIES } from "../../../../../testing/server/bodies";
import { siteFolder } from "../../../../../testing/server/host";
import { listenForForms } from "../../../../../__tests__/support/server/serve-folder";
import { ANSWER_PAGE, CONTACT, sendForm } from "../../../../../__tests__/support/server/served-form";
import { texts } from "../../../../../testing/server/texts";

const submissions = texts["labels/submissions.json"];

test("invalid bodies have a separate limit, after which valid bodies are still accepted", async () => {
  const host = await listenForForms({ FORMS_LIMIT: "1/10m" });
  const bodies = [{ form_type: "contact" }, "{", "[]", { ...BODIES.demo, surname: "x" }, ""];
  const statuses = [];
  for (const body of [...bodies, ...bodies]) statuses.push((await host.post(body)).status);
  expect(statuses).toEqual([422, 400, 400, 422, 400, 422, 400, 400, 422, 400]);
  for (const body of bodies) {
    const { status, headers, body: answer } = await host.post(body);
    expect({ status, fields: answer.fields }).toEqual({ status: 429, fields: undefined });
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  }
  expect((await host.post(BODIES.demo)).status).toBe(200);
});

test("an invalid form sent without script is shown again with truncated values, until the limit", async () => {
  const site = { "404.html": "", "form-answer/index.html": ANSWER_PAGE, _headers: "" };
  const host = await listenForForms({ FORMS_LIMIT: "1/10m" }, siteFolder(site));
  for (const [name, sign] of [
    ["firstName", '"'],
    ["message", "<"],
  ] as const) {
    const text = sign.repeat(30_000);
    // A browser would percent-encode these characters, which makes the body three times as large.
    const { [name]: _short, ...others } = { ...CONTACT, email: "x" };
    const body = `${new URLSearchParams(others).toString()}&${name}=${text}`;
    const { status, document } = await sendForm(host.url, "contact", body);
    const shown = document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? "";
    expect({ status, isTruncated: text.startsWith(shown), isEmpty: shown === "" }).toEqual({
      status: 422,
      isTruncated: true,
      isEmpty: false,
    });
    expect(document.documentElement.outerHTML.length).toBeLessThan(60_000);
  }
  const wrong = { ...CONTACT, email: "x" };
  for (let count = 2; count < 10; count++) expect((await sendForm(host.url, "contact", wrong)).status).toBe(422);
  const { status, document, textOf } = await sendForm(host.url, "contact", wrong);
  expect({ status, form: document.querySelector("form") }).toEqual({ status: 429, form: null });
  expect(textOf("text")).toBe(submissions.tooMany.replace("{minutes}", "10"));
});

test("requests that are rejected before their body is read get a short page with the reason", async () => {
  const site = { "404.html": "", "form-answer/index.html": ANSWER_PAGE, _headers: "" };
  const host = await listenForForms({}, siteFolder(site));
  const send = (headers: Record<string, string>, body: string): Promise<Response> =>
    fetch(`${host.url}/api/submit-form?form=contact`, {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
      body,
    });
  const answers = [
    await send({ origin: "https://elsewhere.example" }, "a=b"),
    await send({ origin: host.url }, "x".repeat(200_000)),
  ];
  for (const [index, reason] of [submissions.foreign, submissions.tooLarge].entries()) {
    const text = await answers[index]?.text();
    expect(text).toContain(reason);
    expect(text?.length).toBeLessThan(2000);
  }
  expect(answers.map(({ status }) => status)).toEqual([403, 413]);
});

test("invalid newsletter links get a 400 page until the limit, then a 429", async () => {
  const host = await listenForForms({ FORMS_LIMIT: "1/10m" });
  const statuses = [];
  for (let count = 0; count < 10; count++) statuses.push((await host.get(`/api/newsletter?confirm=${count}`)).status);
  expect(new Set(statuses)).toEqual(new Set([400]));
  const { status, headers } = await fetch(`${host.url}/api/newsletter`, { method: "POST" });
  expect({ status, waits: Number(headers.get("retry-after")) > 0, cache: headers.get("cache-control") }).toEqual({
    status: 429,
    waits: true,
    cache: "no-store",
  });
});

test.each([
  ["many fields", Object.fromEntries(Array.from({ length: 90 }, (_, index) => [index.toString(36), ""]))],
  ["long names", Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`${index}${"\u0001".repeat(150)}`, ""]))],
])("the response to an invalid body stays small: %s", async (_what, fields) => {
  const host = await listenForForms();
  const response = await fetch(`${host.url}/api/submit-form`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ ...BODIES.demo, email: "invalid", ...fields }),
  });
  const text = await response.text();
  expect(response.status).toBe(422);
  expect(text.length).toBeLessThan(16_384);
  expect(JSON.parse(text)).toMatchObject({ fields: { email: submissions.email } });
});
