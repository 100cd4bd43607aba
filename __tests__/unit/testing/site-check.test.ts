import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { hashOf } from "../../../gatsby/lib/page-facts";
import { pageOfEachKind, readBuiltSite, type BuiltSite } from "../../../testing/site-check/built-site";
import { checkFiles } from "../../../testing/site-check/check-site";
import { findIssues } from "../../../testing/site-check/structured-data";
import { checkTraces } from "../../../testing/site-check/traces";
import { COMPANY_FOLDER } from "../../../testing/company-site";

const URL = "https://www.acme.example";
const SCRIPT = "document.title";
const HEADERS = `/*
  Strict-Transport-Security: max-age=63072000
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
`;

let folder: string;
let root: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "site-"));
  root = join(folder, "public");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, text: string): void {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
}

interface PageParts {
  readonly title?: string;
  readonly head?: string;
  readonly body?: string;
  readonly language?: string;
}

/** Writes a page that is in order, with changes. */
function writePage(path: string, { title = `Page ${path}`, head, body = "", language = "en" }: PageParts = {}): void {
  const url = `${URL}${path}`;
  const graph = { "@graph": [{ "@type": "WebPage", "@id": url, name: title, url }] };
  const ownHead = head ?? `<link rel="canonical" href="${url}"><script>${SCRIPT}</script>`;
  const html = `<html lang="${language}"><head><title>${title}</title><meta name="description" content="About ${path}">
    <meta property="og:image" content="${URL}/social/card.jpg">${ownHead}
    <script type="application/ld+json">${JSON.stringify(graph)}</script></head>
    <body><div id="___gatsby">${body}</div></body></html>`;
  write(`${path}/index.html`, html);
  write(
    `page-data/${path === "/" ? "index" : path}/page-data.json`,
    JSON.stringify({ path, componentChunkName: path === "/" ? "home" : "article" }),
  );
}

/** Writes a site with these pages, and reads it. */
function openSite(paths: readonly string[], listed = paths): BuiltSite {
  write("404.html", "<title>Not found</title>");
  write("social/card.jpg", "");
  write("_headers", HEADERS + paths.map((path) => `\n${path}\n  ${policy}\n`).join(""));
  write("sitemap-index.xml", `<sitemapindex><sitemap><loc>${URL}/sitemap-0.xml</loc></sitemap></sitemapindex>`);
  write("sitemap-0.xml", `<urlset>${listed.map((path) => `<url><loc>${URL}${path}</loc></url>`).join("")}</urlset>`);
  return readBuiltSite(root, { url: URL, language: "en", plannedRoutes: ["/careers"] });
}
const policy = `Content-Security-Policy: default-src 'none'; script-src ${hashOf(SCRIPT)}`;

const faultsOf = (site: BuiltSite): string[] => checkFiles(site).flatMap(({ faults }) => faults);

test("a site in order has no fault, and each check counts what it has checked", () => {
  writePage("/", {
    body: '<a href="/blog/1#end">One</a> <a href="/careers">Work</a> <a href="https://b.example">B</a>',
  });
  writePage("/blog/1", { body: '<p id="end"><a href="/?page=2">Back</a> <a href="#end">End</a></p>' });
  const results = checkFiles(openSite(["/", "/blog/1"]));
  expect(results.flatMap(({ faults }) => faults)).toEqual([]);
  expect(results.map(({ count }) => count)).toEqual([5, 2, 2, 2, 0, 2]);
});

test("a link without a page or anchor, and a file that does not exist, are reported with their pages", () => {
  writePage("/", { body: '<a href="/gone">1</a><a href="/blog/1#no">2</a><img srcset="/a.jpg 1x, /b.jpg 2x">' });
  for (const path of ["/blog/1", "/blog/2", "/blog/3"]) writePage(path, { body: '<a href="/gone">1</a>' });
  expect(faultsOf(openSite(["/", "/blog/1", "/blog/2", "/blog/3"]))).toEqual([
    "/, /blog/1, /blog/2 and 1 more: The link to /gone leads to no page and no file. Correct it in the content.",
    "/: The link to /blog/1#no leads to a page without this anchor. Correct it in the content.",
    "/: The file /a.jpg, which a page loads, does not exist. Build the site again.",
    "/: The file /b.jpg, which a page loads, does not exist. Build the site again.",
  ]);
});

test("metadata that is missing, repeated or of another site is reported", () => {
  writePage("/", { title: "" });
  writePage("/c", { head: '<link rel="canonical" href="https://www.other.example/c">' });
  writePage("/a", { title: "Same" });
  writePage("/b", { title: "Same" });
  expect(faultsOf(openSite(["/", "/a", "/b", "/c"]))).toEqual([
    "/ has no title. Write seo.title of the page.",
    `/c has the canonical URL “https://www.other.example/c” instead of ${URL}/c. Correct url in site.json, and build again.`,
    "/a, /b have the same title. Give each page its own.",
  ]);
});

test("a site of another company than the content is one mistake", () => {
  writePage("/", { head: '<link rel="canonical" href="https://www.other.example">' });
  writePage("/a");
  expect(() => openSite(["/", "/a"])).toThrow(
    `The site was built for https://www.other.example, but url in site.json is ${URL}. Set CONTENT_DIR`,
  );
});

test("a hidden page may have the canonical URL of another page, but not its own", () => {
  const hidden = (path: string) => ({
    head: `<meta name="robots" content="noindex"><link rel="canonical" href="${URL}${path}">`,
  });
  writePage("/");
  writePage("/a", hidden("/"));
  expect(faultsOf(openSite(["/", "/a"], ["/"]))).toEqual([]);
  writePage("/a", hidden("/a"));
  expect(faultsOf(openSite(["/", "/a"], ["/"]))).toEqual([
    "/a may not be listed by search engines, but has a canonical URL. Remove one of the two.",
  ]);
});

test("a sitemap that lists a hidden page, a page twice or not at all is reported", () => {
  writePage("/");
  writePage("/a");
  writePage("/hidden", { head: '<meta name="robots" content="noindex">' });
  expect(faultsOf(openSite(["/", "/a", "/hidden"], ["/", "/", "/hidden", "/gone"]))).toEqual([
    "/a is not in the sitemap. Build the site again.",
    "The sitemap lists /hidden, which is hidden from search engines. Build the site again.",
    "The sitemap lists /gone, which is not a page of the site. Build the site again.",
    "The sitemap lists / 2 times. Give each page its own path.",
  ]);
});

test("versions in other languages must exist and name each other", () => {
  const link = (code: string, path: string): string => `<link rel="alternate" hreflang="${code}" href="${URL}${path}">`;
  const head = (path: string, links: string): string => `<link rel="canonical" href="${URL}${path}">${links}`;
  writePage("/", { head: head("/", link("en", "/") + link("de", "/de")) });
  writePage("/de", { language: "de", head: head("/de", link("de", "/de")) });
  writePage("/de/a", { language: "de" });
  write("de/404.html", "");
  expect(faultsOf(openSite(["/", "/de", "/de/a"]))).toEqual([
    "/ names /de as its version in “de”, but that page does not name it in return. Build the site again.",
    "/de/a names no version in another language. Build the site again.",
  ]);
});

test("a page whose policy refuses its script is reported", () => {
  writePage("/", { head: `<link rel="canonical" href="${URL}/"><script>alert()</script>` });
  expect(faultsOf(openSite(["/"]))).toEqual(["The policy of / refuses a script of the page. Build the site again."]);
});

test("the validator of structured data finds errors", () => {
  const issues = findIssues([
    ["/one", [{ "@type": "VideoObject", name: "No date" }]],
    ["/two", [{ "@type": "Produkt", name: "No such type" }]],
    ["/three", [{ "@type": "Article", horsepower: 2 }]],
    ["/four", [{ "@type": "Product", name: "PRO", offers: { "@type": "Offer", price: "Contact for pricing" } }]],
  ]);
  expect(new Set(issues.map(({ path }) => path))).toEqual(new Set(["/one", "/two", "/three", "/four"]));
});

test("one page of each component is visited", () => {
  for (const path of ["/", "/blog/1", "/blog/2"]) writePage(path);
  expect(pageOfEachKind(openSite(["/", "/blog/1", "/blog/2"]))).toEqual(["/", "/blog/1"]);
});

test("a trace of another company is reported, unless the company itself has the same", () => {
  const other = join(folder, "other");
  const own = join(folder, "own");
  for (const content of [other, own])
    cpSync(join(COMPANY_FOLDER, "brand"), join(content, "brand"), { recursive: true });
  const site = (brand: string): string =>
    JSON.stringify({ brand, legalName: `${brand} Ltd.`, url: `https://www.${brand.toLowerCase()}.example` });
  const names = (...items: string[]): string =>
    JSON.stringify({ items: items.map((name) => ({ name, file: "products/1.json" })) });
  write("../other/site.json", site("Fjord"));
  write("../other/names.json", names("PRO", "MINI", "MAX", "Platform"));
  write("../own/site.json", site("Acme"));
  write("../own/names.json", names("PRO"));
  write("../own/products/max.json", JSON.stringify({ name: "Dive MAX" }));
  writePage("/", {
    body: "PRO, Dive MAX, Platform and MINI, not MINIMAL. <a href='mailto:hello@fjord.example'>Write</a>",
  });
  const { faults } = checkTraces(openSite(["/"]), own, other);
  expect(faults.map((fault) => fault.split(",")[0])).toEqual([
    "“fjord.example” belongs to another company",
    "“MINI” belongs to another company",
  ]);
});
