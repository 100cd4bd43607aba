import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { linkAlternates, listSitemaps } from "../../../gatsby/outputs/languages/alternates";

const SITE = "https://www.acme.example";
const LANGUAGES = [
  { code: "en", locale: "en-US", path: "", paths: new Map<string, string>() },
  { code: "de", locale: "de-DE", path: "/de", paths: new Map([["/term", "/begriff"]]) },
];
let root: string;
const put = (name: string, text: string): void => {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), text);
};
const read = (name: string): string => readFileSync(join(root, name), "utf8");
const page = (url: string): string => `<head><link rel="canonical" href="${url}"/></head>`;
const urlSet = (...urls: string[]): string =>
  `<urlset>${urls.map((url) => `<url><loc>${url}</loc></url>`).join("")}</urlset>`;
const link = (): void => linkAlternates(root, SITE, LANGUAGES);

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "alternates-"));
  put("index.html", page(`${SITE}/`));
  put("about/index.html", page(`${SITE}/about`));
  put("de/index.html", page(`${SITE}/de/`));
  put("de/about/index.html", page(`${SITE}/de/about`));
  put("sitemap-index.xml", `<sitemapindex><sitemap><loc>${SITE}/sitemap-0.xml</loc></sitemap></sitemapindex>`);
  put("sitemap-0.xml", urlSet(`${SITE}/about`));
  put("de/sitemap-0.xml", urlSet(`${SITE}/de/about`));
});
afterEach(() => rmSync(root, { recursive: true }));

const ABOUT = [
  `rel="alternate" hreflang="en" href="${SITE}/about"/>`,
  `rel="alternate" hreflang="de" href="${SITE}/de/about"/>`,
  `rel="alternate" hreflang="x-default" href="${SITE}/about"/>`,
];

test("each version of a page links to all versions and names the locales of the others", () => {
  link();
  const links = ABOUT.map((text) => `<link ${text}`).join("");
  expect(read("about/index.html")).toContain(`${links}<meta property="og:locale:alternate" content="de_DE"/></head>`);
  expect(read("de/about/index.html")).toContain(
    `${links}<meta property="og:locale:alternate" content="en_US"/></head>`,
  );
  expect(read("de/index.html")).toContain(`hreflang="de" href="${SITE}/de/"/>`);
});

test("the sitemaps contain the same links, once", () => {
  link();
  link();
  const links = ABOUT.map((text) => `<xhtml:link ${text}`).join("");
  expect(read("sitemap-0.xml")).toBe(`<urlset><url><loc>${SITE}/about</loc>${links}</url></urlset>`);
  expect(read("de/sitemap-0.xml")).toBe(`<urlset><url><loc>${SITE}/de/about</loc>${links}</url></urlset>`);
});

test("a page without a version in another language, and one that is not indexed, have no links", () => {
  put("only/index.html", page(`${SITE}/only`));
  const hidden = `<meta name="robots" content="noindex"/>${page(`${SITE}/about`)}`;
  put("search/index.html", hidden);
  put("de/search/index.html", hidden);
  link();
  expect(read("only/index.html")).toBe(page(`${SITE}/only`));
  expect(read("search/index.html")).toBe(hidden);
});

test("links of an earlier build are replaced", () => {
  link();
  rmSync(join(root, "de/about"), { recursive: true });
  link();
  expect(read("about/index.html")).toBe(page(`${SITE}/about`));
});

test("a page with a translated slug is a version of the page in the default language", () => {
  put("term/index.html", page(`${SITE}/term`));
  put("de/begriff/index.html", page(`${SITE}/de/begriff`));
  put("de/sitemap-0.xml", urlSet(`${SITE}/de/begriff`));
  link();
  const expected = ABOUT.map((text) => text.replace("/de/about", "/de/begriff").replace("/about", "/term"));
  for (const name of ["term/index.html", "de/begriff/index.html"])
    expect(read(name)).toContain(expected.map((text) => `<link ${text}`).join(""));
  expect(read("de/sitemap-0.xml")).toContain(expected.map((text) => `<xhtml:link ${text}`).join(""));
});

test("the index lists the sitemaps of all languages", () => {
  listSitemaps(root, SITE, LANGUAGES);
  listSitemaps(root, SITE, LANGUAGES);
  expect(read("sitemap-index.xml")).toBe(
    `<sitemapindex><sitemap><loc>${SITE}/sitemap-0.xml</loc></sitemap><sitemap><loc>${SITE}/de/sitemap-0.xml</loc></sitemap></sitemapindex>`,
  );
});
