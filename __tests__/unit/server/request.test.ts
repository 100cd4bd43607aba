import site from "../../../data/site.json";
import { clientAddress, countedAs, isOwnOrigin } from "../../../server/forms/request";

test.each([
  [undefined, 0, "10.0.0.1"],
  ["203.0.113.1", 0, "10.0.0.1"],
  ["203.0.113.1", 1, "203.0.113.1"],
  ["203.0.113.1, 10.0.0.2", 2, "203.0.113.1"],
  ["1.1.1.1, 203.0.113.1", 1, "203.0.113.1"],
  ["203.0.113.1", 5, "203.0.113.1"],
  ["nonsense", 1, "10.0.0.1"],
  ["1.1.1.1, 203.0.113.1:4711", 1, "203.0.113.1"],
  ["1.1.1.1, [2001:db8::1]:4711", 1, "2001:db8::1"],
  ["1.1.1.1, [2001:db8::1]", 1, "2001:db8::1"],
  ["1.1.1.1, 2001:db8::1", 1, "2001:db8::1"],
  ["1.1.1.1, unknown", 1, "10.0.0.1"],
  ["203.0.113.1, unknown, 10.0.0.2", 3, "203.0.113.1"],
])("X-Forwarded-For %s with %d trusted proxies", (forwarded, proxies, address) => {
  expect(clientAddress({ "x-forwarded-for": forwarded }, "10.0.0.1", proxies)).toBe(address);
});

test("what counts as one sender", () => {
  expect(countedAs("::ffff:203.0.113.1")).toBe("203.0.113.1");
  expect(countedAs("2001:db8:1:2:3::4")).toBe(countedAs("2001:db8:1:2:ffff::1"));
  expect(countedAs("2001:db8:1:2::1")).not.toBe(countedAs("2001:db8:1:3::1"));
});

test("our own origin is the requested host or the site's address", () => {
  const own = (origin: string | undefined, headers = {}, proxies = 0) =>
    isOwnOrigin({ origin, host: "localhost:9000", ...headers }, proxies);
  expect([own(undefined), own("http://localhost:9000"), own(new URL(site.url).origin)]).toEqual([true, true, true]);
  expect([own("null"), own("http://localhost:9001"), own("https://localhost:9000.e.vil")]).toEqual([
    false,
    false,
    false,
  ]);
  const forwarded = { "x-forwarded-host": "www.site.example" };
  expect([own("https://www.site.example", forwarded, 1), own("https://www.site.example", forwarded)]).toEqual([
    true,
    false,
  ]);
});
