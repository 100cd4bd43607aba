/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://www.acme.example/about"}
 */
import { getUtcDay, pingSitemap, shouldPing } from "../../../src/components/layout/sitemap-ping";

const LIVE = "https://www.acme.example";
const ENDPOINTS = ["https://one.example/ping?sitemap={sitemap}", "https://two.example/?u={sitemap}&v=1"];

const fetched = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  localStorage.clear();
  fetched.mockReset().mockResolvedValue({ ok: true } as Response);
  Object.assign(globalThis, { fetch: fetched });
  jest.useFakeTimers({ now: new Date("2025-06-15T09:00:00Z") });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each([
  ["the live host that has not pinged", "www.acme.example", null, true],
  ["the live host on the next day", "www.acme.example", "2025-06-14", true],
  ["the live host on the same day", "www.acme.example", "2025-06-15", false],
  ["localhost", "localhost", null, false],
  ["an address of numbers", "127.0.0.1", null, false],
  ["a preview under the same domain", "preview.acme.example", null, false],
])("%s", (_which, host, lastDay, pings) => {
  expect(shouldPing(host, "www.acme.example", lastDay, "2025-06-15")).toBe(pings);
});

test("a day ends at midnight UTC, wherever the visitor is", () => {
  expect(getUtcDay(new Date("2025-06-15T23:59:59+00:00"))).toBe("2025-06-15");
  expect(getUtcDay(new Date("2025-06-15T23:59:59-05:00"))).toBe("2025-06-16");
});

test("each endpoint is asked once, without reading its answer, with the encoded address of the sitemap", () => {
  pingSitemap(LIVE, ENDPOINTS);
  const sitemap = "https%3A%2F%2Fwww.acme.example%2Fsitemap-index.xml";
  expect(fetched.mock.calls.map(([address]) => address)).toEqual([
    `https://one.example/ping?sitemap=${sitemap}`,
    `https://two.example/?u=${sitemap}&v=1`,
  ]);
  expect(fetched.mock.calls.every(([, { mode, method = "GET" }]) => mode === "no-cors" && method === "GET")).toBe(true);
});

test("pages opened on the same day ping no more; the next day's first page does", () => {
  pingSitemap(LIVE, ENDPOINTS);
  pingSitemap(LIVE, ENDPOINTS);
  expect(fetched).toHaveBeenCalledTimes(2);
  jest.setSystemTime(new Date("2025-06-16T00:00:01Z"));
  pingSitemap(LIVE, ENDPOINTS);
  expect(fetched).toHaveBeenCalledTimes(4);
});

test("a copy of the site on another host pings nobody and remembers nothing", () => {
  pingSitemap("https://www.other.example", ENDPOINTS);
  expect(fetched).not.toHaveBeenCalled();
  expect(localStorage).toHaveLength(0);
});

test.each(["getItem", "setItem"] as const)(
  "where storage forbids %s nobody is pinged, and nothing breaks",
  (method) => {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException("denied", "SecurityError");
    });
    expect(() => pingSitemap(LIVE, ENDPOINTS)).not.toThrow();
    expect(fetched).not.toHaveBeenCalled();
  },
);

test("an endpoint that fails is nobody's concern, and the others are still told", async () => {
  fetched.mockRejectedValue(new TypeError("Failed to fetch"));
  pingSitemap(LIVE, ENDPOINTS);
  expect(fetched).toHaveBeenCalledTimes(2);
  // A rejection that nobody takes fails the test by itself.
  await jest.advanceTimersByTimeAsync(0);
});
