import { receiverEndpoint, submitForm } from "../../../src/forms/ui/submit";
import { SubmitError } from "../../../src/forms/ui/submit-error";
import { BODIES } from "../../../testing/server/bodies";
import {
  answer,
  bodiesOf,
  keysOf,
  networkFailure,
  receiverStub,
  noResponse,
  type Sent,
} from "../../support/dom/receiver";

const send = (): Promise<void> => submitForm(BODIES.demo);
/** Sends a payload that must be rejected, and returns the error. */
const sendAndCatch = (): Promise<SubmitError> =>
  send().then(
    () => Promise.reject(new Error("The submission was accepted.")),
    (error: SubmitError) => error,
  );

let sent: Sent;
beforeEach(() => {
  sent = receiverStub();
});
afterEach(() => {
  jest.useRealTimers();
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

describe("the timeout of 15 seconds", () => {
  /** Submits and returns the state after each of these delays. */
  async function statesAfter(...delaysMs: number[]): Promise<string[]> {
    jest.useFakeTimers();
    let state = "sending";
    send().then(
      () => (state = "sent"),
      (error: unknown) => (state = error instanceof SubmitError ? "failed" : "broken"),
    );
    const states: string[] = [];
    for (const delay of delaysMs) {
      await jest.advanceTimersByTimeAsync(delay);
      states.push(state);
    }
    return states;
  }

  test("ends a submission without a response, and does not retry it", async () => {
    sent.mockImplementation(noResponse);
    expect(await statesAfter(14_999, 1)).toEqual(["sending", "failed"]);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  test("starts with the first attempt, so it can end the retry", async () => {
    sent
      .mockImplementation(noResponse)
      .mockImplementationOnce(
        () => new Promise((_resolve, reject) => setTimeout(() => reject(new TypeError("Failed to fetch")), 10_000)),
      );
    expect(await statesAfter(14_999, 1)).toEqual(["sending", "failed"]);
    expect(sent).toHaveBeenCalledTimes(2);
  });

  test("is cleared after a response", async () => {
    expect(await statesAfter(1)).toEqual(["sent"]);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe("the error of a rejected submission", () => {
  test("with status 422 contains the messages by control name", async () => {
    const fields = { email: "Not an email.", "additional_data.region": "Too long.", odd: 7 };
    sent.mockResolvedValue(answer(422, { error: "invalid", fields }));
    expect(await sendAndCatch()).toMatchObject({ fields: { email: "Not an email.", region: "Too long." } });
  });

  test.each([[undefined], [null], ["text"], [{ fields: null }], [{}]])(
    "with status 422 and the body %j contains no messages",
    async (body) => {
      sent.mockResolvedValue(answer(422, body));
      expect(await sendAndCatch()).toMatchObject({ name: "SubmitError", fields: {} });
    },
  );

  test("with status 429 contains the seconds of Retry-After", async () => {
    sent.mockResolvedValue(answer(429, {}, { "Retry-After": "840" }));
    expect(await sendAndCatch()).toMatchObject({ retryAfterSeconds: 840, fields: {} });
  });

  test("with status 429 and no Retry-After contains no seconds", async () => {
    sent.mockResolvedValue(answer(429));
    expect((await sendAndCatch()).retryAfterSeconds).toBeUndefined();
  });

  test.each([400, 404, 413, 500, 503])("with status %i contains neither messages nor seconds", async (status) => {
    sent.mockResolvedValue(answer(status, { fields: { email: "x" } }, { "Retry-After": "30" }));
    expect(await sendAndCatch()).toMatchObject({ name: "SubmitError", fields: {}, retryAfterSeconds: undefined });
  });
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
