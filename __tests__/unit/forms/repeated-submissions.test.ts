import { submitForm } from "../../../src/forms/ui/submit";
import { BODIES } from "../../../testing/server/bodies";
import {
  answer,
  keysOf,
  networkFailure,
  receiverStub,
  noResponse,
  type Sent,
  send,
  sendAndCatch,
} from "../../support/dom/receiver";

let sent: Sent;
beforeEach(() => {
  sent = receiverStub();
});
afterEach(() => {
  jest.useRealTimers();
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
