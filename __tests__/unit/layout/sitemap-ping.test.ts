/**
 * @jest-environment jsdom
 * @jest-environment-options {"url": "https://www.acme.example/about"}
 */
import { pingSitemap } from "../../../src/layout/sitemap-ping";

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
