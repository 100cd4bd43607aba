import demo from "../../../data/forms/demo.json";
import submissions from "../../../data/labels/submissions.json";
import site from "../../../data/site.json";
import { ask } from "../../support/browser/ask";
import { BODIES, numberedBody } from "../../../testing/server/bodies";
import { startHost, type Host } from "../../../testing/server/host";
import { onBothStores, listStored } from "../../../testing/server/stores";

/** The message of a field of the demo form, from its content. */
const messageOf = (field: string): string | undefined => demo.inputs.find(({ name }) => name === field)?.message;

const ID = /^[0-9a-f-]{36}$/;

onBothStores((createEmptyDatabase) => {
  let url: string;
  let host: Host;
  beforeAll(async () => {
    url = await createEmptyDatabase();
    host = await startHost({ env: { DATABASE_URL: url } });
  });
  afterAll(() => host.kill());

  test.each(Object.entries(BODIES))("stores a valid body unchanged: %s", async (name, body) => {
    const { status, body: answer, headers } = await host.post(body);
    expect({ status, id: answer.id }).toEqual({ status: 200, id: expect.stringMatching(ID) as string });
    expect(headers.get("cache-control")).toBe("no-store");
    const found = (await listStored(url)).find(({ id }) => id === answer.id);
    const absent = { name: null, company: null, phone: null, message: null, additional_data: {} };
    const proof = name === "newsletter" && { subscription: "unconfirmed", consent: expect.any(String) as string };
    expect(found).toEqual({ id: answer.id, received_at: expect.any(String) as string, ...absent, ...body, ...proof });
  });

  test.each([
    ["invalid JSON", "{", {}, 400],
    ["an empty body", "", {}, 400],
    ["a list", "[]", {}, 400],
    ["a form of another type", BODIES.demo, { "content-type": "multipart/form-data; boundary=x" }, 415],
    ["a compressed body", BODIES.demo, { "content-encoding": "gzip" }, 415],
    ["a page of another site", BODIES.demo, { origin: "https://elsewhere.example" }, 403],
    ["a page with an opaque origin", BODIES.demo, { origin: "null" }, 403],
    ["a body over 64 KB", { ...BODIES.demo, message: "x".repeat(70_000) }, {}, 413],
    ["an invalid Idempotency-Key", BODIES.demo, { "idempotency-key": "a b" }, 400],
  ])("rejects %s", async (_name, body, headers, status) => {
    const reply = await host.post(body, headers);
    expect({ status: reply.status, body: reply.body }).toEqual({
      status,
      body: { error: expect.any(String) as string },
    });
  });

  test.each(["GET", "HEAD", "PUT", "DELETE", "PATCH", "OPTIONS"])("responds to %s with 405", async (method) => {
    const response = await fetch(`${host.url}/api/submit-form`, { method });
    expect({ status: response.status, allow: response.headers.get("allow") }).toEqual({ status: 405, allow: "POST" });
  });

  test("accepts forms from our own pages: their origin is the requested host or the site's URL", async () => {
    const ownOrigin = new URL(site.url).origin;
    const replies = [
      await host.post(BODIES.demo, { origin: host.url }),
      await host.post(BODIES.demo, { origin: ownOrigin }),
      await host.post(BODIES.demo, { origin: "null", "sec-fetch-site": "same-origin" }),
    ];
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  });

  test.each(["application/json", "application/x-www-form-urlencoded"])(
    "ignores the default port in the Host header: %s",
    async (type) => {
      // fetch cannot send another Host.
      const statusFor = async (requested: string): Promise<number> => {
        const headers = { "content-type": type, origin: "https://staging.example", host: requested };
        return (await ask(Number(new URL(host.url).port), "/api/submit-form", { method: "POST", headers })).status;
      };
      // The body is empty, so an accepted request gets a 400.
      expect([await statusFor("staging.example:443"), await statusFor("staging.example:8443")]).toEqual([400, 403]);
    },
  );

  test("lists every invalid field with its message", async () => {
    const { status, body } = await host.post({ form_type: "demo_request", name: "A", email: "x", surname: "B" });
    expect({ status, body }).toEqual({
      status: 422,
      body: {
        error: submissions.invalid,
        fields: {
          name: messageOf("name"),
          company: messageOf("company"),
          email: messageOf("email"),
          surname: submissions.unknown,
        },
      },
    });
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
    const other = await startHost({ env: { DATABASE_URL: url } });
    const headers = { "idempotency-key": "one-for-two-processes" };
    const posts = Array.from({ length: 20 }, (_, index) =>
      (index % 2 ? host : other).post(numberedBody("both"), headers),
    );
    const replies = await Promise.all(posts);
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.id ?? ""}`)).size).toBe(1);
    expect((await listStored(url)).filter(({ message }) => message === "Number both")).toHaveLength(1);
    await other.kill();
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
});
