import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { readPages } from "../../../gatsby/lib/built-pages";
import { rejectForeignScripts } from "../../../gatsby/outputs/headers/own-scripts";

const OWN = new Map([
  ["", ["early()", "load()"]],
  ["/de", ["early()", 'load("/de")']],
]);
const loader = (path: string): string =>
  `<script id="gatsby-script-loader">/*<![CDATA[*/window.pagePath="${path}";/*]]>*/</script>`;
const html = (path: string, last: string): string => `<script>early()</script>${loader(path)}${last}`;

let root: string;
const put = (name: string, text: string): void => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
};
const reject = () => rejectForeignScripts(root, readPages(root), OWN);
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "scripts-"));
  put("index.html", html("/", '<script type="module">load()</script>'));
  put("blog/7/index.html", html("/blog/7", "<script>load()</script>"));
  put("404.html", html("/404.html", '<script type="application/ld+json">{}</script>'));
  put("de/index.html", html("/", '<script>load("/de")</script><script src="/app.js"></script>'));
  put("de/404.html", html("/404.html", ""));
});
afterEach(() => rmSync(root, { recursive: true }));

test("the build’s own scripts, by page and language, are allowed", () => {
  expect(reject).not.toThrow();
});

test.each([
  ["another text", "<script>alert(1)</script>", "alert(1)"],
  ["the attributes of one of ours", '<script id="gatsby-script-loader">alert(1)</script>', "alert(1)"],
  ["the loader of another page", loader("/blog/8"), '/*<![CDATA[*/window.pagePath="/blog/8";/*]]>*/'],
  ["one of ours with more text", "<script>load();alert(1)</script>", "load();alert(1)"],
  ["the script of another language", '<script>load("/de")</script>', 'load("/de")'],
  [
    "a place in the page’s HTML for visitors without script",
    "<noscript><script>alert(1)</script></noscript>",
    "alert(1)",
  ],
  ["a place in a drawing", "<svg><symbol><script>alert(1)</script></symbol></svg>", "alert(1)"],
  ["a type that is not exactly that of data", '<script type="application/LD+json ">alert(1)</script>', "alert(1)"],
])("the build stops at a script with %s", (_what, script, start) => {
  put("blog/7/index.html", html("/blog/7", script));
  expect(reject).toThrow(
    `The page /blog/7 contains an inline script that is not one of the build’s: “${start}”. Find the content or the component that writes it`,
  );
});

test("a language has its own scripts, not those of the site’s language", () => {
  put("de/index.html", html("/", "<script>load()</script>"));
  expect(reject).toThrow("The page /de contains an inline script");
});
