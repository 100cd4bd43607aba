import { readFileSync } from "node:fs";
import { join } from "node:path";
import { provideContentFolder } from "../../../../__tests__/support/content/content-folder";
import { readPart } from "../../../../__tests__/support/company/company";

const ARTICLE = "articles/7.json";
const FAQS = "academy/faqs.json";
const content = provideContentFolder();

describe("pages", () => {
  const BLOG = "pages/blog.json";
  const ABOUT = "pages/about.json";
  beforeEach(() => {
    for (const name of [BLOG, ABOUT]) content.write(name, readPart(name));
  });
  /** The problems that a change adds. Links to pages that the folder does not contain are problems before it too. */
  const findProblems = (name: string, from: string, to: string): string[] => {
    const before = content.problems();
    content.change(name, from, to);
    return content.problems().filter((line) => !before.includes(line));
  };

  test("reports a route that differs from the route in the page's schema", () => {
    expect(findProblems(BLOG, '"route": "/blog"', '"route": "/news"')).toContain(
      "data/pages/blog.json:3:12 route: this must be “/blog”, not “/news”.",
    );
  });

  test("reports a missing title for search engines", () => {
    expect(findProblems(BLOG, '"title": "Blog: Notes From the Field | {brand}",', "")).toEqual([
      "data/pages/blog.json:5:10 seo: the field “title” is missing (At most 60 characters, with the company’s name: “Case Studies | {brand}”).",
    ]);
  });

  test("reports a page whose `$schema` is page.schema.json, the common part of all page schemas", () => {
    expect(findProblems(BLOG, "page-blog.schema", "page.schema")).toContain(
      "data/pages/blog.json:2:14 $schema: there is no schema “page.schema.json” (did you mean “page-blog.schema.json”?).",
    );
  });

  test("reports a missing required file", () => {
    content.remove("site.json");
    expect(content.problems()).toContain(
      "data/site.json:1:1 this file is missing (The company: its name, its email addresses, and its links to other sites. The name is only written here; in texts, write {brand}).",
    );
  });
});

describe("links", () => {
  test("reports a link to a route that does not exist", () => {
    content.expectAfter(ARTICLE, "<p>word0", '<p><a href=\\"/blgo/7\\">word</a> word0', [
      "data/articles/7.json:6:14 content: there is no page at /blgo/7 (did you mean “/blog/7”?).",
    ]);
  });

  test("accepts a link to an existing article, and gives a notice for one to a planned route", () => {
    content.expectAfter(ARTICLE, "<p>word0", '<p><a href=\\"/careers\\">a</a> <a href=\\"/blog/7#top\\">b</a> word0', [
      "data/articles/7.json:6:14 notice: content: /careers is a planned page in data/site.json; until it exists, visitors see “not found” there.",
    ]);
  });

  test("reports an anchor that does not exist", () => {
    content.write("pages/about.json", readPart("pages/about.json"));
    content.change(ARTICLE, "<p>word0", '<p><a href=\\"/about#valeus\\">a</a> <a href=\\"/about#values\\">b</a> word0');
    expect(content.problems().filter((line) => line.includes("articles"))).toEqual([
      expect.stringMatching(
        /^data\/articles\/7.json:6:14 content: the page \/about has no anchor “valeus” \(did you mean “values”\?\); link to the page, or to one of .*mission.*\.$/,
      ),
    ]);
  });

  test.each(["ada@gmail", "ada..b@example.com", ".ada@example.com"])(
    "reports a link to the invalid email address %s",
    (mailbox) => {
      content.expectAfter(ARTICLE, "<p>word0", `<p><a href=\\"mailto:${mailbox}\\">word</a> word0`, [
        `data/articles/7.json:6:14 content: “mailto:${mailbox}” has no valid email address.`,
      ]);
    },
  );

  test.each([
    [
      "https://user:pass@other.example/",
      "contains a user name or a password; remove what is before the @, or write %40 if it belongs to the path.",
    ],
    [
      "https://@other.example/",
      "contains a user name or a password; remove what is before the @, or write %40 if it belongs to the path.",
    ],
    [
      "https://docs.example@evil.example",
      "contains a user name or a password; remove what is before the @, or write %40 if it belongs to the path.",
    ],
    [
      "https:\\\\evil.example",
      "is not a URL; begin with / for a page of this site, https:// for another site, or mailto: for a mailbox.",
    ],
    ["https://other.example\\\\@evil.example", "contains a backslash; write / instead."],
    [
      "https:evil.example",
      "is not a URL; begin with / for a page of this site, https:// for another site, or mailto: for a mailbox.",
    ],
  ])("reports the URL %s", (url, message) => {
    content.change(FAQS, '"docUrl": "{links.documentation}/a"', `"docUrl": "${url}"`);
    expect(content.problems()).toEqual([
      `data/academy/faqs.json:4:64 items[0].docUrl: “${url.replaceAll("\\\\", "\\")}” ${message}`,
    ]);
  });

  test("reports a URL that is one only before its placeholder is replaced", () => {
    content.change(FAQS, '"{links.documentation}/a"', '"{links.documentation}@evil.example"');
    expect(content.problems()).toEqual([expect.stringContaining("@evil.example” contains a user name or a password")]);
  });

  test("reports a value of site.json that HTML cannot contain in a link", () => {
    const { links, ...site } = JSON.parse(readFileSync(join(content.path, "site.json"), "utf8")) as {
      links: object;
    };
    const documentation = 'https://docs.example/" onmouseover="alert(1)';
    content.write("site.json", JSON.stringify({ ...site, links: { ...links, documentation } }));
    content.change(ARTICLE, "<p>word0", '<p><a href=\\"{links.documentation}\\">word</a> word0');
    expect(content.problems()).toContainEqual(
      expect.stringMatching(/^data\/articles\/7\.json:6:14 content: “https:.* is not a URL;/),
    );
  });

  test("reports an invalid URL of another site", () => {
    content.expectAfter(FAQS, '"docUrl": "{links.documentation}/a"', '"docUrl": "www.example.com"', [
      "data/academy/faqs.json:4:64 items[0].docUrl: “www.example.com” is not a URL; begin with / for a page of this site, https:// for another site, or mailto: for a mailbox.",
    ]);
  });
});

describe("origins of site.json", () => {
  const { ALLOWED_ORIGINS } = process.env;
  afterEach(() => (process.env.ALLOWED_ORIGINS = ALLOWED_ORIGINS));
  const FRAME = '"frame":"https://chat.example"';
  const problemsOf = (settings: string): string[] => {
    content.change("site.json", FRAME, settings);
    return content.problems();
  };

  test("reports a frame and a ping that the setting does not list", () => {
    delete process.env.ALLOWED_ORIGINS;
    expect(problemsOf('"frame":"https://chat.example.evil.example/a"')).toEqual([
      expect.stringMatching(
        /^data\/site\.json:1:\d+ support\.frame: pages may not connect to “https:\/\/chat\.example\.evil\.example\/a”, or show it; use one of https:\/\/www\.google\.com, https:\/\/www\.bing\.com, or ask an operator to add it to the setting ALLOWED_ORIGINS\.$/,
      ),
    ]);
    const ping =
      '"frame":"https://chat.example"},"pings":{"enabled":false,"endpoints":["https://evil.example/{sitemap}"]';
    process.env.ALLOWED_ORIGINS = "https://chat.example/";
    content.change("site.json", '"frame":"https://chat.example.evil.example/a"', ping);
    expect(content.problems()).toEqual([
      expect.stringContaining("pings.endpoints[0]: pages may not connect to “https://evil.example/{sitemap}”"),
    ]);
  });

  test("allows those that it lists, and pages of the site", () => {
    process.env.ALLOWED_ORIGINS = "https://other.example, https://chat.example/";
    expect(content.problems()).toEqual([]);
  });
});
