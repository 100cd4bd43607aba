import { receiverEndpoint } from "../../../src/forms/ui/submit";
import { BODIES } from "../../../testing/server/bodies";
import {
  answer,
  bodiesOf,
  keysOf,
  networkFailure,
  receiverStub,
  type Sent,
  send,
  sendAndCatch,
} from "../../support/dom/receiver";

let sent: Sent;
beforeEach(() => {
  sent = receiverStub();
});
afterEach(() => {
  delete process.env.GATSBY_FORMS_URL;
});

test("posts JSON with a new idempotency key to the site's own receiver", async () => {
  await send();
  await send();
  const [endpoint, request] = sent.mock.calls[0] ?? [];
  expect(endpoint).toBe("/api/submit-form");
  expect(request?.method).toBe("POST");
  expect(new Headers(request?.headers).get("Content-Type")).toBe("application/json");
  expect(bodiesOf(sent)).toEqual([BODIES.demo, BODIES.demo]);
  const [first, second] = keysOf(sent);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).not.toBe(first);
});

test("retries a network failure once, with the same key", async () => {
  sent.mockImplementationOnce(networkFailure);
  await send();
  expect(sent).toHaveBeenCalledTimes(2);
  const [first, second] = keysOf(sent);
  expect(second).toBe(first);
  expect(bodiesOf(sent)[1]).toEqual(BODIES.demo);
});

test("fails after the second network failure", async () => {
  sent.mockImplementation(networkFailure);
  expect(await sendAndCatch()).toMatchObject({ name: "SubmitError", fields: {}, retryAfterSeconds: undefined });
  expect(sent).toHaveBeenCalledTimes(2);
});

test("does not retry after a response", async () => {
  sent.mockResolvedValue(answer(503));
  await sendAndCatch();
  expect(sent).toHaveBeenCalledTimes(1);
});

describe("a hosted receiver", () => {
  test.each(["https://host.example/functions/v1", "https://host.example/functions/v1/"])(
    "at %s is called at the URL of submit-form, with the public key in its headers",
    (url) => {
      expect(receiverEndpoint(url, "anon")).toEqual({
        url: "https://host.example/functions/v1/submit-form",
        headers: { apikey: "anon", Authorization: "Bearer anon" },
      });
    },
  );

  test("may be set by its complete URL, without a key", () => {
    const url = "https://host.example/submit-form";
    expect(receiverEndpoint(url, "")).toEqual({ url, headers: {} });
  });

  test("is used in place of the site's own receiver", async () => {
    process.env.GATSBY_FORMS_URL = "https://host.example";
    await send();
    expect(sent.mock.calls[0]?.[0]).toBe("https://host.example/submit-form");
  });
});
