import { receiverEndpoint, submitForm, submitValues } from "../../../src/forms/ui/submit";
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
  noResponse,
} from "../../support/dom/receiver";
import { SubmitError } from "../../../src/forms/ui/submit-error";
import { FILLED, FORM_NAMES } from "../../support/content/data";

let sent: Sent;

describe("submit", () => {
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
});

describe("repeated-submissions", () => {
  beforeEach(() => {
    sent = receiverStub();
  });
  afterEach(() => jest.useRealTimers());

  describe("a submission that the visitor repeats", () => {
    test("keeps its key after a network failure, so that it is not stored twice", async () => {
      sent.mockImplementation(networkFailure);
      await sendAndCatch();
      sent.mockResolvedValue(answer(200));
      await send();
      expect(new Set(keysOf(sent)).size).toBe(1);
    });

    test("keeps its key after a timeout", async () => {
      jest.useFakeTimers();
      sent.mockImplementationOnce(noResponse);
      const first = sendAndCatch();
      await jest.advanceTimersByTimeAsync(15_000);
      await first;
      await send();
      const [before, after] = keysOf(sent);
      expect(after).toBe(before);
    });

    test("gets a new key for other values, and its former key for the former values", async () => {
      sent.mockImplementation(networkFailure);
      await sendAndCatch();
      sent.mockResolvedValue(answer(200));
      await submitForm({ ...BODIES.demo, message: "Three floors." });
      await send();
      const [first, , otherValues, formerValues] = keysOf(sent);
      expect(otherValues).not.toBe(first);
      expect(formerValues).toBe(first);
    });

    /** Submits twice and returns the keys. The response to the first submission has this status. */
    async function submitTwice(status: number): Promise<(string | null)[]> {
      sent.mockResolvedValueOnce(answer(status));
      await send().catch(() => undefined);
      await send();
      return keysOf(sent);
    }

    test.each([200, 201, 400, 422, 429])("gets a new key after status %i", async (status) => {
      const [first, second] = await submitTwice(status);
      expect(second).not.toBe(first);
    });

    test.each([408, 500, 502, 503, 504])("keeps its key and its body after status %i", async (status) => {
      const [first, second] = await submitTwice(status);
      expect(second).toBe(first);
      expect(sent.mock.calls[1]?.[1].body).toBe(sent.mock.calls[0]?.[1].body);
      await send();
      expect(keysOf(sent)[2]).not.toBe(first);
    });

    test("gets a new key for values that were edited after status 504", async () => {
      sent.mockResolvedValueOnce(answer(504));
      await sendAndCatch();
      await submitForm({ ...BODIES.demo, message: "Three floors." });
      const [first, edited] = keysOf(sent);
      expect(edited).not.toBe(first);
      await send();
    });
  });
});

describe("submit-values", () => {
  let logged: jest.SpyInstance;
  beforeEach(() => {
    sent = receiverStub();
    logged = jest.spyOn(console, "info").mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  const others = FORM_NAMES.filter((name) => name !== "marketplace-partner");
  const application = {
    form_type: "partnership_inquiry",
    email: "fi@tools.example",
    additional_data: { type: "general" },
  };

  test.each(others)("sends the form %s and does not log it, even if marketplace.deliver is false", async (form) => {
    await submitValues(form, FILLED[form], undefined, false);
    expect(bodiesOf(sent)).toEqual([expect.objectContaining({ email: FILLED[form].email })]);
    expect(logged).not.toHaveBeenCalled();
  });

  test("logs a marketplace application and sends no request if marketplace.deliver is false", async () => {
    await submitValues("marketplace-partner", FILLED["marketplace-partner"], { type: "general" }, false);
    expect(sent).not.toHaveBeenCalled();
    expect(logged.mock.calls).toEqual([[expect.objectContaining(application)]]);
  });

  test("sends a marketplace application and does not log it if marketplace.deliver is true", async () => {
    await submitValues("marketplace-partner", FILLED["marketplace-partner"], { type: "general" }, true);
    expect(bodiesOf(sent)).toEqual([expect.objectContaining(application)]);
    expect(logged).not.toHaveBeenCalled();
  });

  test("throws a SubmitError when the receiver responds with an error status", async () => {
    sent.mockResolvedValue(answer(503));
    await expect(submitValues("demo", FILLED.demo, undefined, false)).rejects.toBeInstanceOf(SubmitError);
  });
});
