import { parseRedirects, redirectsText } from "../../../gatsby/outputs/headers/host-files";

test("writes each redirect with and without a trailing slash, and parses them", () => {
  const text = redirectsText([{ from: "/old", to: "/blog/7" }]);
  expect(text).toBe("/old /blog/7 301\n/old/ /blog/7 301\n");
  expect([...parseRedirects(text)]).toEqual([
    ["/old", "/blog/7"],
    ["/old/", "/blog/7"],
  ]);
  expect(parseRedirects("").size).toBe(0);
});

test("names the 404 page of each language for Netlify, which is not a redirect", () => {
  const text = redirectsText([], ["/de"]);
  expect(text).toBe("/de/* /de/404.html 404\n");
  expect(parseRedirects(text).size).toBe(0);
});
