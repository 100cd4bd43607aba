import { SubmitError } from "../../../src/forms/ui/submit-error";
import { answer, receiverStub, noResponse, type Sent, send, sendAndCatch } from "../../support/dom/receiver";

let sent: Sent;
beforeEach(() => {
  sent = receiverStub();
});
afterEach(() => {
  jest.useRealTimers();
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
