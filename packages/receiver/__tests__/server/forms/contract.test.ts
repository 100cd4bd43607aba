import { BODIES } from "../../../../../testing/server/bodies";
import { startHost, type Host } from "../../../../../testing/server/host";
import { onSelectedStores } from "../../../../../testing/server/stores";
import { texts } from "../../../../../testing/server/texts";

const demo = texts["forms/demo.json"];
const submissions = texts["labels/submissions.json"];
const site = texts["site.json"];

/** The message of a field of the demo form, from its content. */
const messageOf = (field: string) => demo.inputs.find(({ name }) => name === field)?.message;

onSelectedStores((createEmptyDatabase) => {
  let host: Host;
  beforeAll(async () => {
    host = await startHost({ env: { DATABASE_URL: await createEmptyDatabase() } });
  });
  afterAll(() => host.kill());

  test.each([
    ["invalid JSON", "{", {}, 400],
    ["an empty body", "", {}, 400],
    ["a list", "[]", {}, 400],
    ["a form of another type", BODIES.demo, { "content-type": "multipart/form-data; boundary=x" }, 415],
    ["a compressed body", BODIES.demo, { "content-encoding": "gzip" }, 415],
    ["a page of another site", BODIES.demo, { origin: "https://elsewhere.example" }, 403],
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
});
