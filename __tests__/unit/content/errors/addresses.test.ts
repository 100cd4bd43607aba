import { readFileSync } from "node:fs";
import { DETAIL_ROUTES } from "../../../../src/content/model/routes";
import { readSchemas } from "../../../../src/content/model/schemas";
import { brokenContent } from "../../../support/content/broken-content";

const ARTICLE = "articles/7.json";
const FAQS = "academy/faqs.json";
const content = brokenContent();

describe("pages", () => {
  const BLOG = "pages/blog.json";
  const ABOUT = "pages/about.json";
  beforeEach(() => {
    for (const name of [BLOG, ABOUT]) content.folder.write(name, readFileSync(`data/${name}`, "utf8"));
  });
  /** What is said of a page after a change, without the links to pages that the small folder lacks. */
  const reported = (name: string, from: string, to: string): string[] => {
    const before = content.folder.problems();
    content.folder.change(name, from, to);
    return content.folder.problems().filter((line) => !before.includes(line));
  };

  test("a label that is missing, and one that the page does not have", () => {
    expect(reported(BLOG, '"readArticle"', '"readArtcle"')).toEqual([
      "data/pages/blog.json:20:13 labels: the field “readArticle” is missing (Link of each card).",
      "data/pages/blog.json:29:5 labels.readArtcle: there is no field “readArtcle” here (did you mean “readArticle”?).",
    ]);
  });

  test("a missing section, and one of another page", () => {
    expect(reported(BLOG, '"newsletter"', '"letters"')).toEqual([
      "data/pages/blog.json:1:1 the field “newsletter” is missing (Beside the field in which visitors subscribe to the newsletter).",
      "data/pages/blog.json:16:3 letters: there is no field “letters” here.",
    ]);
  });

  test("a list with fewer items than its minimum", () => {
    const about = JSON.parse(readFileSync("data/pages/about.json", "utf8")) as { values: { items: object[] } };
    about.values.items.pop();
    content.folder.write(ABOUT, JSON.stringify(about, null, 2));
    expect(content.folder.problems().filter((line) => line.includes("values"))).toEqual([
      "data/pages/about.json:52:14 values.items: this list has 5 entries; the minimum is 6.",
    ]);
  });

  test("a path of another page", () => {
    expect(reported(BLOG, '"route": "/blog"', '"route": "/news"')).toContain(
      "data/pages/blog.json:3:12 route: this must be “/blog”, not “/news”.",
    );
  });

  test("a missing title for search engines", () => {
    expect(reported(BLOG, '"title": "Blog: Notes From the Field | {brand}",', "")).toEqual([
      "data/pages/blog.json:5:10 seo: the field “title” is missing (At most 60 characters, with the brand: 'Case Studies | {brand}').",
    ]);
  });

  test("the schema that all pages share, in a page", () => {
    expect(reported(BLOG, "page-blog.schema", "page.schema")).toContain(
      "data/pages/blog.json:2:14 $schema: there is no schema “page.schema.json” (did you mean “page-blog.schema.json”?).",
    );
  });

  test("a missing required file", () => {
    content.folder.remove(FAQS);
    expect(content.folder.problems()).toContain(
      "data/academy/faqs.json:1:1 this file is missing (Frequently asked questions, on the academy’s page and in the assistant).",
    );
  });
});

describe("links", () => {
  test("a link to a route that does not exist", () => {
    content.expectAfter(ARTICLE, "<p>word0", '<p><a href=\\"/blgo/7\\">word</a> word0', [
      "data/articles/7.json:6:14 content: there is no page at /blgo/7 (did you mean “/blog/7”?).",
    ]);
  });

  test("a link to a planned route and to an existing article pass", () => {
    content.expectAfter(
      ARTICLE,
      "<p>word0",
      '<p><a href=\\"/careers\\">a</a> <a href=\\"/blog/7#top\\">b</a> word0',
      [],
    );
  });

  test("an anchor that does not exist", () => {
    content.folder.write("pages/about.json", readFileSync("data/pages/about.json", "utf8"));
    content.folder.change(
      ARTICLE,
      "<p>word0",
      '<p><a href=\\"/about#valeus\\">a</a> <a href=\\"/about#values\\">b</a> word0',
    );
    expect(content.folder.problems().filter((line) => line.includes("articles"))).toEqual([
      expect.stringMatching(
        /^data\/articles\/7.json:6:14 content: the page \/about has no anchor “valeus” \(did you mean “values”\?\); link to the page, or to one of .*mission.*\.$/,
      ),
    ]);
  });

  test.each(["ada@gmail", "ada..b@example.com", ".ada@example.com"])("the email address %s", (mailbox) => {
    content.expectAfter(ARTICLE, "<p>word0", `<p><a href=\\"mailto:${mailbox}\\">word</a> word0`, [
      `data/articles/7.json:6:14 content: “mailto:${mailbox}” has no valid email address.`,
    ]);
  });

  test("an invalid URL of another site", () => {
    content.expectAfter(FAQS, '"docUrl": "{links.documentation}/a"', '"docUrl": "www.example.com"', [
      "data/academy/faqs.json:4:64 items[0].docUrl: “www.example.com” is not a URL; begin with / for a page of this site, https:// for another site, or mailto: for a mailbox.",
    ]);
  });
});

describe("aliases", () => {
  const written = readSchemas("data").get("common.schema.json")?.$defs?.aliases?.items?.description;
  const alias = (text: string): string => `"id": 7,\n  "aliases": ${text},`;
  const expectAliases = (text: string, lines: readonly string[]): void =>
    content.expectAfter(ARTICLE, '"id": 7,', alias(text), lines);

  test("former paths pass, also with the name of the brand", () => {
    expectAliases('["/blog/A_title-2.html", "/2019/03/acme", "/~old"]', []);
  });

  test.each([
    "blog/old",
    "/blog/old/",
    "/blog//old",
    "/old?x=1",
    "/old#top",
    "/a b",
    "/../old",
    "https://a.example",
    "/",
    "/*",
  ])("one that is not written as an address: %s", (text) => {
    expectAliases(`["${text}"]`, [`data/articles/7.json:4:15 aliases[0]: “${text}” has the wrong format. ${written}`]);
  });

  test("no list, an empty one, and one with a duplicate", () => {
    expectAliases('"/old"', ["data/articles/7.json:4:14 aliases: this must be a list in [square brackets], not text."]);
    content.expectAfter(ARTICLE, '"/old"', "[]", [
      "data/articles/7.json:4:14 aliases: this list has 0 entries; the minimum is 1.",
    ]);
    content.expectAfter(ARTICLE, "[]", '["/old", "/old"]', [
      "data/articles/7.json:4:23 aliases[1]: entries 1 and 2 are the same; remove one of them.",
    ]);
  });

  test("the current path of the page", () => {
    expectAliases('["/old", "/blog/7"]', [
      "data/articles/7.json:4:23 aliases[1]: “/blog/7” is the current path of this page; remove it.",
    ]);
  });

  test("the path of another page, a planned route, and a reserved path", () => {
    expectAliases('["/products/pro", "/careers", "/api/submit-form", "/blog/index.html"]', [
      "data/articles/7.json:4:15 aliases[0]: “/products/pro” is the path of the page in data/products/pro.json; an alias must be a path without a page.",
      "data/articles/7.json:4:32 aliases[1]: “/careers” is one of the planned pages in data/site.json; remove it there or here.",
      "data/articles/7.json:4:44 aliases[2]: “/api/submit-form” is reserved by the site; an alias is a former path of a page.",
      "data/articles/7.json:4:64 aliases[3]: “/blog/index.html” is reserved by the site; an alias is a former path of a page.",
    ]);
  });

  test.each([
    ["/admin", "/admin/settings.json", "/api", "/livez", "/readyz", "/sheets/pro.pdf", "/social/a.jpg"],
    ["/search.json", "/sitemap-index.xml", "/robots.txt", "/llms.txt", "/icons.svg", "/favicon.ico"],
    [
      "/manifest.webmanifest",
      "/app-0123abcd.js",
      "/webpack-runtime.js.map",
      "/styles.css",
      "/.well-known/security.txt",
    ],
    ["/blog/rss.xml", "/blog/atom.xml", "/blog/feed.json", "/page-data/index/page-data.json", "/_headers"],
  ])("addresses of the host and of files that a build writes: %s", (...addresses) => {
    content.folder.change(ARTICLE, '"id": 7,', alias(JSON.stringify(addresses)));
    expect(content.folder.problems().map((line) => line.replace(/^\S+ /, ""))).toEqual(
      addresses.map(
        (each, index) => `aliases[${index}]: “${each}” is reserved by the site; an alias is a former path of a page.`,
      ),
    );
  });

  test("paths that are similar to reserved ones pass", () => {
    expectAliases('["/administration", "/apis/old", "/sheets-and-figures", "/old/news.xml", "/catalog.pdf"]', []);
  });

  test("every kind of page may have aliases", () => {
    const schemas = [...readSchemas("data").values()];
    const pages = schemas.filter(
      ({ title, "x-implements": kind }) => kind === "Page" || DETAIL_ROUTES.some(({ type }) => type === title),
    );
    expect(pages.filter(({ properties = {} }) => !("aliases" in properties)).map(({ title }) => title)).toEqual([]);
  });

  test("an alias of another page", () => {
    content.folder.change("solutions/aec.json", '"slug": "aec",', '"slug": "aec", "aliases": ["/old"],');
    expectAliases('["/old"]', [
      "data/solutions/aec.json:3:30 aliases[0]: “/old” is already an alias in data/articles/7.json; it can lead to one page only.",
    ]);
  });

  test("a link to a former path", () => {
    content.folder.change("solutions/aec.json", '"slug": "aec",', '"slug": "aec", "aliases": ["/industries/aec"],');
    content.expectAfter(ARTICLE, "<p>word0", '<p><a href=\\"/industries/aec\\">word</a> word0', [
      "data/articles/7.json:6:14 content: /industries/aec is an old path of /solutions/aec; link to the new one.",
    ]);
  });
});
