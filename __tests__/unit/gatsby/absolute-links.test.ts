import { absoluteLinks } from "../../../gatsby/outputs/absolute-links";

const SITE = "https://fourfold.example";
const PATH = "/blog/7";
const PAGE = SITE + PATH;

test.each([
  ["a link in double quotes", '<a href="/products">P</a>', `<a href="${SITE}/products">P</a>`],
  ["a link in single quotes", "<a href='/products'>P</a>", `<a href="${SITE}/products">P</a>`],
  ["a link without quotes", "<a href=/products>P</a>", `<a href="${SITE}/products">P</a>`],
  [
    "a link in upper case, after another attribute",
    '<a class="x"\nHREF = "/a">P</a>',
    `<a class="x" href="${SITE}/a">P</a>`,
  ],
  ["a link to a heading of the article", '<a href="#limits">L</a>', `<a href="${PAGE}#limits">L</a>`],
  ["a link relative to the article", '<a href="8">E</a>', `<a href="${SITE}/blog/8">E</a>`],
  ["a picture", '<p><img src="/a.png" alt=""></p>', `<p><img src="${SITE}/a.png" alt=""></p>`],
  [
    "a picture in several sizes",
    '<img srcset="/a.png 1x, /b,c.png 2x">',
    `<img srcset="${SITE}/a.png 1x, ${SITE}/b,c.png 2x">`,
  ],
])("makes the URL of %s absolute", (_what, html, expected) => {
  expect(absoluteLinks(html, SITE, PATH)).toBe(expected);
});

test("keeps links within the pages of a language", () => {
  expect(absoluteLinks('<a href="/products">P</a>', `${SITE}/de`, PATH)).toBe(`<a href="${SITE}/de/products">P</a>`);
});

test.each([
  '<a href="https://example.com">E</a>',
  '<a href="mailto:press@fourfold.example">M</a>',
  '<a href="https://">Not a URL</a>',
  '<p>A page at href="/products" &amp; more</p>',
  '<table><tbody><tr><th scope="row">1 &lt; 2</th><td>3</td></tr></tbody></table>',
])("does not change HTML without relative links: %s", (html) => {
  expect(absoluteLinks(html, SITE, PATH)).toBe(html);
});
