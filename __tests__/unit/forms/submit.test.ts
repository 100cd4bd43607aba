import { receiver, SubmitError, submitForm } from "../../../src/forms/ui/submit";
import { BODIES } from "../../../testing/server/bodies";
import { answer, bodiesOf, keysOf, networkFailure, receiverStub, silence, type Sent } from "../../support/dom/receiver";

const send = (): Promise<void> => submitForm(BODIES.demo);
const failure = (): Promise<SubmitError> =>
  send().then(
    () => Promise.reject(new Error("It was sent.")),
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

test("a form is posted as JSON to the site's own receiver, under a key of its own", async () => {
  await send();
  await send();
  const [address, request] = sent.mock.calls[0] ?? [];
  expect(address).toBe("/api/submit-form");
  expect(request?.method).toBe("POST");
  expect(new Headers(request?.headers).get("Content-Type")).toBe("application/json");
  expect(bodiesOf(sent)).toEqual([BODIES.demo, BODIES.demo]);
  const [first, second] = keysOf(sent);
  expect(first).toMatch(/^[0-9a-f]{32}$/);
  expect(second).not.toBe(first);
});

test("a network failure is tried once more under the same key", async () => {
  sent.mockImplementationOnce(networkFailure);
  await send();
  expect(sent).toHaveBeenCalledTimes(2);
  const [first, second] = keysOf(sent);
  expect(second).toBe(first);
  expect(bodiesOf(sent)[1]).toEqual(BODIES.demo);
});

test("a network that stays away is told after the second try", async () => {
  sent.mockImplementation(networkFailure);
  expect(await failure()).toMatchObject({ name: "SubmitError", fields: {}, retryAfter: undefined });
  expect(sent).toHaveBeenCalledTimes(2);
});

test("an answer is never asked for again, whatever it is", async () => {
  sent.mockResolvedValue(answer(503));
  await failure();
  expect(sent).toHaveBeenCalledTimes(1);
});

describe("sent again by the visitor", () => {
  test("what was not answered keeps its key, so that it cannot be stored twice", async () => {
    sent.mockImplementation(networkFailure);
    await failure();
    sent.mockResolvedValue(answer(200));
    await send();
    expect(new Set(keysOf(sent)).size).toBe(1);
  });

  test("what was given up after the time limit keeps it too", async () => {
    jest.useFakeTimers();
    sent.mockImplementationOnce(silence);
    const first = failure();
    await jest.advanceTimersByTimeAsync(15_000);
    await first;
    await send();
    const [before, after] = keysOf(sent);
    expect(after).toBe(before);
  });

  test("other values get a key of their own", async () => {
    sent.mockImplementation(networkFailure);
    await failure();
    sent.mockResolvedValue(answer(200));
    await submitForm({ ...BODIES.demo, message: "Three floors." });
    await send();
    const [first, , changed, same] = keysOf(sent);
    expect(changed).not.toBe(first);
    expect(same).toBe(first);
  });

  /** The keys of two sendings, of which the first is answered with this status. */
  async function keysAfter(status: number): Promise<(string | null)[]> {
    sent.mockResolvedValueOnce(answer(status));
    await send().catch(() => undefined);
    await send();
    return keysOf(sent);
  }

  test.each([200, 201, 400, 422, 429])("what was answered with %i gets a new one", async (status) => {
    const [first, second] = await keysAfter(status);
    expect(second).not.toBe(first);
  });

  test.each([408, 500, 502, 503, 504])("what was answered with %i keeps its key and its body", async (status) => {
    const [first, second] = await keysAfter(status);
    expect(second).toBe(first);
    expect(sent.mock.calls[1]?.[1].body).toBe(sent.mock.calls[0]?.[1].body);
    await send();
    expect(keysOf(sent)[2]).not.toBe(first);
  });

  test("what was edited after a time-out of a proxy gets a key of its own", async () => {
    sent.mockResolvedValueOnce(answer(504));
    await failure();
    await submitForm({ ...BODIES.demo, message: "Three floors." });
    const [first, edited] = keysOf(sent);
    expect(edited).not.toBe(first);
    await send();
  });
});

describe("after 15 seconds", () => {
  /** How a sending stands after so many milliseconds. */
  async function standsAfter(...waits: number[]): Promise<string[]> {
    jest.useFakeTimers();
    let state = "sending";
    send().then(
      () => (state = "sent"),
      (error: unknown) => (state = error instanceof SubmitError ? "given up" : "broken"),
    );
    const states: string[] = [];
    for (const wait of waits) {
      await jest.advanceTimersByTimeAsync(wait);
      states.push(state);
    }
    return states;
  }

  test("a receiver that says nothing is given up, and not tried again", async () => {
    sent.mockImplementation(silence);
    expect(await standsAfter(14_999, 1)).toEqual(["sending", "given up"]);
    expect(sent).toHaveBeenCalledTimes(1);
  });

  test("the retry is given up too: the time counts from the first try", async () => {
    sent
      .mockImplementation(silence)
      .mockImplementationOnce(
        () => new Promise((_resolve, reject) => setTimeout(() => reject(new TypeError("Failed to fetch")), 10_000)),
      );
    expect(await standsAfter(14_999, 1)).toEqual(["sending", "given up"]);
    expect(sent).toHaveBeenCalledTimes(2);
  });

  test("nothing is left waiting once the answer is there", async () => {
    expect(await standsAfter(1)).toEqual(["sent"]);
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe("a refusal", () => {
  test("with status 422 marks the fields it names, by the names of their controls", async () => {
    const fields = { email: "No address.", "additional_data.region": "Too long.", odd: 7 };
    sent.mockResolvedValue(answer(422, { error: "invalid", fields }));
    expect(await failure()).toMatchObject({ fields: { email: "No address.", region: "Too long." } });
  });

  test.each([[undefined], [null], ["text"], [{ fields: null }], [{}]])(
    "with status 422 and the body %j marks none",
    async (body) => {
      sent.mockResolvedValue(answer(422, body));
      expect(await failure()).toMatchObject({ name: "SubmitError", fields: {} });
    },
  );

  test("with status 429 says after how many seconds another try is welcome", async () => {
    sent.mockResolvedValue(answer(429, {}, { "Retry-After": "840" }));
    expect(await failure()).toMatchObject({ retryAfter: 840, fields: {} });
  });

  test("with status 429 and no time says none", async () => {
    sent.mockResolvedValue(answer(429));
    expect((await failure()).retryAfter).toBeUndefined();
  });

  test.each([400, 404, 413, 500, 503])("with status %i is a failure without more to say", async (status) => {
    sent.mockResolvedValue(answer(status, { fields: { email: "x" } }, { "Retry-After": "30" }));
    expect(await failure()).toMatchObject({ name: "SubmitError", fields: {}, retryAfter: undefined });
  });
});

describe("a hosted receiver", () => {
  test.each(["https://host.example/functions/v1", "https://host.example/functions/v1/"])(
    "at %s is asked for its function, with the public key",
    (url) => {
      expect(receiver(url, "anon")).toEqual({
        address: "https://host.example/functions/v1/submit-form",
        headers: { apikey: "anon", Authorization: "Bearer anon" },
      });
    },
  );

  test("may be named whole and without a key", () => {
    const url = "https://host.example/submit-form";
    expect(receiver(url, "")).toEqual({ address: url, headers: {} });
  });

  test("takes the place of our own", async () => {
    process.env.GATSBY_FORMS_URL = "https://host.example";
    await send();
    expect(sent.mock.calls[0]?.[0]).toBe("https://host.example/submit-form");
  });
});
