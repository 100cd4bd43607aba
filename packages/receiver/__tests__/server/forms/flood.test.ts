import { connect } from "node:net";
import { BODIES, numberedBody } from "../../../../../testing/server/bodies";
import { siteFolder, startHost, type Host } from "../../../../../testing/server/host";
import { listStored } from "../../../../../testing/server/stores";
import { CONTACT, FORM_SITE, sendForm } from "../../../../../__tests__/support/server/served-form";
import { texts } from "../../../../../testing/server/texts";

const submissions = texts["labels/submissions.json"];

const JSON_TYPE = "application/json";
const FORM_TYPE = "application/x-www-form-urlencoded";

/** Sends only the head of a request, and returns what the host responds without its body. */
async function sendHead(host: Host, type: string, headers: readonly string[] = []): Promise<string> {
  const { port, host: name } = new URL(host.url);
  const socket = connect(Number(port), "127.0.0.1");
  const lines = [
    "POST /api/submit-form?form=contact HTTP/1.1",
    `Host: ${name}`,
    `Origin: ${host.url}`,
    `Content-Type: ${type}`,
    "Content-Length: 30000",
    ...headers,
  ];
  socket.write(`${lines.join("\r\n")}\r\n\r\n`);
  const answer = await new Promise<string>((resolve) =>
    socket.once("data", (chunk: Buffer) => resolve(chunk.toString())),
  );
  socket.destroy();
  return answer.split("\r\n", 1)[0] ?? "";
}

const REFUSED = "HTTP/1.1 429 Too Many Requests";

test("a sender over the limit is refused before its body is read", async () => {
  const host = await startHost({ env: { FORMS_LIMIT: "1/10m" } });
  expect((await host.post(BODIES.demo)).status).toBe(200);
  expect((await host.post(BODIES.demo)).status).toBe(429);
  expect(await sendHead(host, JSON_TYPE)).toBe(REFUSED);
});

test("a request that may repeat a stored submission is refused unread only after many that stored nothing", async () => {
  const host = await startHost({ env: { FORMS_LIMIT: "1/10m" } });
  const key = { "idempotency-key": "again" };
  expect((await host.post(BODIES.demo, key)).status).toBe(200);
  expect((await host.post(BODIES.demo)).status).toBe(429);
  for (let count = 1; count < 10; count++) expect((await host.post(BODIES.demo, key)).status).toBe(200);
  expect(await sendHead(host, JSON_TYPE, ["Idempotency-Key: again"])).toBe(REFUSED);
  expect(await sendHead(host, FORM_TYPE)).toBe(REFUSED);
});

test("a sender of very many invalid requests is refused before its body is read", async () => {
  const host = await startHost({ env: { FORMS_LIMIT: "1/10m" } });
  for (let count = 0; count < 20; count++) await host.post("{");
  expect(await sendHead(host, JSON_TYPE)).toBe(REFUSED);
});

test("a sender is accepted again when its period ends, and other senders always are", async () => {
  const url = `file:${siteFolder()}/submissions.db`;
  const env = { DATABASE_URL: url, FORMS_LIMIT: "1/1s", TRUST_PROXY: "1" };
  const host = await startHost({ env });
  const post = (number: number) => host.post(numberedBody(number), { "x-forwarded-for": "203.0.113.9" });
  const start = Date.now();
  let accepted = 0;
  for (let sent = 0; accepted < 4; sent++) if ((await post(sent)).status === 200) accepted += 1;
  expect(Date.now() - start).toBeLessThan(60_000);
  expect((await host.post(BODIES.demo, { "x-forwarded-for": "198.51.100.1" })).status).toBe(200);
  await host.kill();
  expect(await listStored(url)).toHaveLength(5);
});

test("a form of a sender that is refused unread gets a short page with the reason", async () => {
  const host = await startHost({ env: { FORMS_LIMIT: "1/10m" }, folder: siteFolder(FORM_SITE) });
  expect((await sendForm(host.url, "contact", CONTACT)).status).toBe(200);
  const refuse = () => sendForm(host.url, "contact", { ...CONTACT, subject: "Other" });
  for (let count = 0; count < 10; count++) expect((await refuse()).document.querySelector("form")).not.toBeNull();
  const { status, headers, document, textOf } = await refuse();
  expect(status).toBe(429);
  expect(textOf("text")).toBe(submissions.tooMany.replace("{minutes}", "10"));
  expect(document.querySelector("form")).toBeNull();
  expect(document.querySelector("a")?.getAttribute("href")).toBe("/contact");
  expect(headers.get("content-security-policy")).toContain("default-src 'none'");
});

describe("the size of a body", () => {
  const names = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, ""]));
  const cases: [string, unknown, number][] = [
    ["100 fields of JSON", { form_type: "contact", ...names(99) }, 422],
    ["101 fields of JSON", { form_type: "contact", ...names(100) }, 413],
    ["101 fields in additional_data", { ...BODIES.demo, additional_data: names(101) }, 413],
    ["33,000 bytes of JSON", { ...BODIES.demo, message: "x".repeat(33_000) }, 413],
  ];
  test("is limited to 100 fields and 32 KB", async () => {
    const host = await startHost();
    for (const [name, body, status] of cases) expect([name, (await host.post(body)).status]).toEqual([name, status]);
  });

  test("of a form sent without script is counted without its percent encoding", async () => {
    const host = await startHost({ folder: siteFolder(FORM_SITE) });
    const fields = (count: number) => Object.keys(names(count)).join("=&");
    expect((await sendForm(host.url, "contact", fields(100))).status).toBe(422);
    expect((await sendForm(host.url, "contact", fields(12_500))).status).toBe(413);
    expect((await sendForm(host.url, "contact", { ...CONTACT, message: "x".repeat(33_000) })).status).toBe(413);
    const longest = { ...CONTACT, message: "検".repeat(5000), subject: "検".repeat(200) };
    expect((await sendForm(host.url, "contact", longest)).status).toBe(200);
  });
});
