/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://www.acme.example/about"}
 */
import { getUtcDay, pingSitemap, shouldPing } from "../../../src/components/layout/sitemap-ping";

const LIVE = "https://www.acme.example";
const ENDPOINTS = ["https://one.example/ping?sitemap={sitemap}", "https://two.example/?u={sitemap}&v=1"];

const fetchMock = jest.fn<Promise<Response>, [string, RequestInit]>();

beforeEach(() => {
  localStorage.clear();
  fetchMock.mockReset().mockResolvedValue({ ok: true } as Response);
  Object.assign(globalThis, { fetch: fetchMock });
  jest.useFakeTimers({ now: new Date("2025-06-15T09:00:00Z") });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test.each([
  ["pings from the live host without an earlier ping", "www.acme.example", null, true],
  ["pings from the live host on the next day", "www.acme.example", "2025-06-14", true],
  ["does not ping twice on a day", "www.acme.example", "2025-06-15", false],
  ["does not ping from localhost", "localhost", null, false],
  ["does not ping from an IP address", "127.0.0.1", null, false],
  ["does not ping from a preview on the same domain", "preview.acme.example", null, false],
])("%s", (_which, host, lastDay, pings) => {
  expect(shouldPing(host, "www.acme.example", lastDay, "2025-06-15")).toBe(pings);
});

test("getUtcDay returns the day in UTC", () => {
  expect(getUtcDay(new Date("2025-06-15T23:59:59+00:00"))).toBe("2025-06-15");
  expect(getUtcDay(new Date("2025-06-15T23:59:59-05:00"))).toBe("2025-06-16");
});

test("requests each endpoint once with the encoded URL of the sitemap", () => {
  pingSitemap(LIVE, ENDPOINTS);
  const sitemap = "https%3A%2F%2Fwww.acme.example%2Fsitemap-index.xml";
  expect(fetchMock.mock.calls.map(([url]) => url)).toEqual([
    `https://one.example/ping?sitemap=${sitemap}`,
    `https://two.example/?u=${sitemap}&v=1`,
  ]);
  expect(fetchMock.mock.calls.every(([, { mode, method = "GET" }]) => mode === "no-cors" && method === "GET")).toBe(
    true,
  );
});

test("pings once a day", () => {
  pingSitemap(LIVE, ENDPOINTS);
  pingSitemap(LIVE, ENDPOINTS);
  expect(fetchMock).toHaveBeenCalledTimes(2);
  jest.setSystemTime(new Date("2025-06-16T00:00:01Z"));
  pingSitemap(LIVE, ENDPOINTS);
  expect(fetchMock).toHaveBeenCalledTimes(4);
});

test("a copy of the site on another host does not ping and stores nothing", () => {
  pingSitemap("https://www.other.example", ENDPOINTS);
  expect(fetchMock).not.toHaveBeenCalled();
  expect(localStorage).toHaveLength(0);
});

test.each(["getItem", "setItem"] as const)("does not ping or throw when storage denies %s", (method) => {
  jest.spyOn(Storage.prototype, method).mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  expect(() => pingSitemap(LIVE, ENDPOINTS)).not.toThrow();
  expect(fetchMock).not.toHaveBeenCalled();
});

test("ignores an endpoint that fails", async () => {
  fetchMock.mockRejectedValue(new TypeError("Failed to fetch"));
  pingSitemap(LIVE, ENDPOINTS);
  expect(fetchMock).toHaveBeenCalledTimes(2);
  // An unhandled rejection would fail the test.
  await jest.advanceTimersByTimeAsync(0);
});
