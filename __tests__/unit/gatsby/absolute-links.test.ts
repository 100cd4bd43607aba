import { absoluteLinks } from "../../../gatsby/outputs/absolute-links";

const SITE = "https://fourfold.example";
const PAGE = `${SITE}/blog/7`;

test.each([
  ["in double quotes", '<a href="/products">P</a>', `<a href="${SITE}/products">P</a>`],
  ["in single quotes", "<a href='/products'>P</a>", `<a href="${SITE}/products">P</a>`],
  ["without quotes", "<a href=/products>P</a>", `<a href="${SITE}/products">P</a>`],
  [
    "after another attribute, on another line",
    '<a class="x"\nHREF = "/a">P</a>',
    `<a class="x" href="${SITE}/a">P</a>`,
  ],
  ["to a heading of the article", '<a href="#limits">L</a>', `<a href="${PAGE}#limits">L</a>`],
  ["relative to the article", '<a href="8">E</a>', `<a href="${SITE}/blog/8">E</a>`],
  ["of a picture", '<p><img src="/a.png" alt=""></p>', `<p><img src="${SITE}/a.png" alt=""></p>`],
  [
    "of a picture in several sizes",
    '<img srcset="/a.png 1x, /b,c.png 2x">',
    `<img srcset="${SITE}/a.png 1x, ${SITE}/b,c.png 2x">`,
  ],
])("a link %s is absolute in a feed", (_what, html, expected) => {
  expect(absoluteLinks(html, PAGE)).toBe(expected);
});

test.each([
  '<a href="https://example.com">E</a>',
  '<a href="mailto:press@fourfold.example">M</a>',
  '<a href="https://">Not a URL</a>',
  '<p>A page at href="/products" &amp; more</p>',
  '<table><tbody><tr><th scope="row">1 &lt; 2</th><td>3</td></tr></tbody></table>',
])("what is absolute, or not a link, stays as it is: %s", (html) => {
  expect(absoluteLinks(html, PAGE)).toBe(html);
});
