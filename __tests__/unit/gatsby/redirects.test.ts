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
