import { parseUrl } from "../../../src/lib/parse-url";

test("returns the URL, or undefined for an invalid one", () => {
  expect(parseUrl("https://site.example/a")?.pathname).toBe("/a");
  expect(parseUrl("/a", "https://site.example/b/")?.href).toBe("https://site.example/a");
  expect(parseUrl("/a")).toBeUndefined();
  expect(parseUrl("https://")).toBeUndefined();
});

test("parses a host with ü also after V8 has optimized the function", () => {
  // With URL.canParse this failed at about the 7,000th call.
  const hosts = Array.from({ length: 50_000 }, () => parseUrl("https://müller.example")?.host);
  expect(new Set(hosts)).toEqual(new Set(["xn--mller-kva.example"]));
});
