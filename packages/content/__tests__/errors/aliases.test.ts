import { DETAIL_ROUTES } from "../../src/model/routes";
import { readSchemas } from "../../src/model/schemas";
import { redirectsIn } from "../../src/model/aliases";
import { provideContentFolder } from "../../../../__tests__/support/content/content-folder";

const ARTICLE = "articles/7.json";
const content = provideContentFolder();

describe("aliases", () => {
  const formatHint = readSchemas("data").get("common.schema.json")?.$defs?.aliases?.items?.description;
  /** The id of the article, followed by these aliases as JSON. */
  const withAliases = (text: string): string => `"id": 7,\n  "aliases": ${text},`;
  const expectAliases = (text: string, lines: readonly string[]): void =>
    content.expectAfter(ARTICLE, '"id": 7,', withAliases(text), lines);

  test("accepts former paths, also with the brand's name", () => {
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
  ])("reports an alias that is not a valid path: %s", (text) => {
    expectAliases(`["${text}"]`, [
      `data/articles/7.json:4:15 aliases[0]: “${text}” has the wrong format. ${formatHint}`,
    ]);
  });

  test("reports an alias that is the current path of the page", () => {
    expectAliases('["/old", "/blog/7"]', [
      "data/articles/7.json:4:23 aliases[1]: “/blog/7” is the current path of this page; remove it.",
    ]);
  });

  test("reports an alias that is the path of another page, a planned route or a reserved path", () => {
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
    ["/releases/rss.xml", "/changes/feed.json"],
  ])("reports aliases that are paths of the host or of files that a build writes: %s", (...paths) => {
    content.change(ARTICLE, '"id": 7,', withAliases(JSON.stringify(paths)));
    expect(content.problems().map((line) => line.replace(/^\S+ /, ""))).toEqual(
      paths.map(
        (each, index) => `aliases[${index}]: “${each}” is reserved by the site; an alias is a former path of a page.`,
      ),
    );
  });

  test("accepts paths that only resemble reserved ones", () => {
    expectAliases('["/administration", "/apis/old", "/sheets-and-figures", "/old/news.xml", "/catalog.pdf"]', []);
  });

  test("the schema of every kind of page that is not part of another page has `aliases`", () => {
    const schemas = [...readSchemas("data").values()];
    const details = DETAIL_ROUTES.filter(({ suffix }) => suffix === undefined);
    const pages = schemas.filter(
      ({ title, "x-implements": kind }) => kind === "Page" || details.some(({ type }) => type === title),
    );
    expect(pages.filter(({ properties = {} }) => !("aliases" in properties)).map(({ title }) => title)).toEqual([]);
  });

  test("reports an alias that another page already has", () => {
    content.change("solutions/aec.json", '"slug": "aec",', '"slug": "aec", "aliases": ["/old"],');
    expectAliases('["/old"]', [
      "data/solutions/aec.json:3:30 aliases[0]: “/old” is already an alias in data/articles/7.json; it can lead to one page only.",
    ]);
  });

  test("reports a link to a former path", () => {
    content.change("solutions/aec.json", '"slug": "aec",', '"slug": "aec", "aliases": ["/industries/aec"],');
    content.expectAfter(ARTICLE, "<p>word0", '<p><a href=\\"/industries/aec\\">word</a> word0', [
      "data/articles/7.json:6:14 content: /industries/aec is an old path of /solutions/aec; link to the new one.",
    ]);
  });
});

describe("periods", () => {
  const PRODUCT = "products/pro.json";

  beforeEach(() => {
    jest.useFakeTimers({ now: new Date("2026-06-15T12:00:00Z"), doNotFake: ["performance"] });
    content.change("site.json", '"region":"US"', '"region":"US","timeZone":"Europe/Berlin"');
  });
  afterEach(() => jest.useRealTimers());

  test("reports an end before the beginning", () => {
    content.expectAfter(ARTICLE, '"id": 7,', '"id": 7, "from": "2026-07-01T09:00", "until": "2026-07-01T09:00",', [
      "data/articles/7.json:3:49 until: the end is not after “from”, so visitors would never see this; correct one of them.",
    ]);
  });

  test("reports an end before the date", () => {
    content.expectAfter(ARTICLE, '"id": 7,', '"id": 7, "until": "2025-06-15T01:59",', [
      "data/articles/7.json:3:21 until: the end is not after “date”, so visitors would never see this; correct one of them.",
    ]);
  });

  test("reports a time that does not exist, and a time without a day", () => {
    content.expectAfter(ARTICLE, '"id": 7,', '"id": 7, "from": "2026-02-30T09:00", "until": "18:00",', [
      "data/articles/7.json:3:20 from: “2026-02-30T09:00” is not a date with a time; write year-month-day, T, hour and minute, such as 2026-12-01T09:00.",
      "data/articles/7.json:3:49 until: “18:00” is not a date with a time; write year-month-day, T, hour and minute, such as 2026-12-01T09:00.",
    ]);
  });

  test("reports a time zone that does not exist", () => {
    content.expectAfter("site.json", "Europe/Berlin", "Europe/Berlim", [
      expect.stringMatching(
        /^data\/site\.json:1:\d+ timeZone: “Europe\/Berlim” is not a time zone; write the name of one, such as Europe\/Berlin or UTC\.$/,
      ),
    ]);
  });

  describe("references to an entry with an end", () => {
    beforeEach(() => content.change(PRODUCT, '"slug": "pro",', '"slug": "pro", "until": "2026-07-01T09:00",'));

    test("are reported before the end comes, unless the referring entry ends by then", () => {
      const message = "“pro” is published only until 2026-07-01 07:00 UTC; end this entry by then, or remove it here.";
      const problems = content.problems();
      expect(problems.filter((line) => line.startsWith("data/solutions/aec.json"))).toEqual([
        expect.stringContaining(message),
      ]);
      content.change("solutions/aec.json", '"slug": "aec",', '"slug": "aec", "until": "2026-07-01T09:00",');
      expect(content.problems().filter((line) => line.includes(message))).toEqual(
        problems.filter((line) => line.includes(message) && !line.startsWith("data/solutions/aec.json")),
      );
    });

    test("are reported after the end, except in drafts", () => {
      jest.setSystemTime(new Date("2026-07-01T07:00:00Z"));
      const message = "“pro” is no longer published; move its end, or remove it here.";
      const inSolution = (): string[] =>
        content.problems().filter((line) => line.startsWith("data/solutions/aec.json") && line.includes(message));
      expect(inSolution()).toHaveLength(1);
      content.change("solutions/aec.json", '"slug": "aec",', '"slug": "aec", "draft": true,');
      expect(inSolution()).toEqual([]);
    });
  });

  test("the path of a page that ends may be the alias of another one, and redirects after the end", () => {
    content.change(ARTICLE, '"id": 7,', '"id": 7, "until": "2026-07-01T09:00",');
    content.expectAfter("solutions/aec.json", '"slug": "aec",', '"slug": "aec", "aliases": ["/blog/7"],', []);
    expect(redirectsIn(content.path)).toEqual([]);
    jest.setSystemTime(new Date("2026-07-01T07:00:00Z"));
    expect(content.problems()).toEqual([]);
    expect(redirectsIn(content.path)).toEqual([{ from: "/blog/7", to: "/solutions/aec" }]);
  });
});
