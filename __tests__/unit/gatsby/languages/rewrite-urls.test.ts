import { rewriteUrls } from "../../../../gatsby/outputs/languages/rewrite-urls";

test.each([
  ["a picture", 'src="/de/static/1/a.jpg"', 'src="/static/1/a.jpg"'],
  ["a picture in several sizes", "/de/static/a.jpg 1x, /de/static/b.jpg 2x", "/static/a.jpg 1x, /static/b.jpg 2x"],
  ["an absolute URL", "https://www.acme.example/de/static/a.jpg", "https://www.acme.example/static/a.jpg"],
  [
    "a path that was added twice",
    "https://www.acme.example/de/de/static/a.jpg",
    "https://www.acme.example/static/a.jpg",
  ],
  ["an icon", "/de/icons/icon-512.png and /de/favicon.ico", "/icons/icon-512.png and /favicon.ico"],
  ["a script", '"/de/1130-7722c9.js"', '"/1130-7722c9.js"'],
])("rewrites the URL of %s", (_what, text, expected) => {
  expect(rewriteUrls(text, "/de")).toBe(expected);
});

test.each(["/de/products/pro", "/de/page-data/app-data.json", "/de/social/1.jpg", "/dent/static/a.jpg", "/de"])(
  "does not change %s",
  (text) => {
    expect(rewriteUrls(text, "/de")).toBe(text);
  },
);
