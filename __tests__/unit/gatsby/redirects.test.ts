import { parseRedirects, redirectsText } from "../../../gatsby/outputs/headers/host-files";

test("redirects are written a line each, with and without a slash, and read as they were written", () => {
  const text = redirectsText([{ from: "/old", to: "/blog/7" }]);
  expect(text).toBe("/old /blog/7 301\n/old/ /blog/7 301\n");
  expect([...parseRedirects(text)]).toEqual([
    ["/old", "/blog/7"],
    ["/old/", "/blog/7"],
  ]);
  expect(parseRedirects("").size).toBe(0);
});
