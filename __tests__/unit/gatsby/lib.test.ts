import { mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync, mkdirSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, dirname } from "node:path";
import { memoizeByMtime } from "../../../gatsby/lib/memoize-by-mtime";
import { builtPageFacts, builtPaths, readPages, rewritePages } from "../../../gatsby/lib/built-pages";
import { hashOf, pageFacts } from "../../../gatsby/lib/page-facts";
import { absoluteLinks } from "../../../gatsby/outputs/absolute-links";
import { catalogOf, type CatalogData } from "../../../gatsby/lib/catalog";

describe("memoize-by-mtime", () => {
  test("reads a file once, and again after a change", () => {
    const folder = mkdtempSync(join(tmpdir(), "memoize-"));
    try {
      const file = join(folder, "site.json");
      writeFileSync(file, "one");
      const compute = jest.fn((path: string) => readFileSync(path, "utf8"));
      const read = memoizeByMtime(compute);
      expect([read(file), read(file)]).toEqual(["one", "one"]);
      expect(compute).toHaveBeenCalledTimes(1);
      writeFileSync(file, "two");
      utimesSync(file, new Date(0), new Date(0));
      expect(read(file)).toBe("two");
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});

describe("the facts of a page", () => {
  test("list the pictures in the main element, without duplicates", () => {
    const html = `<header><img src="/logo.svg"></header><main><picture><source srcset="/a.avif"><img alt="" src="/a.jpg"></picture>
      <img src="/a.jpg"><noscript><img src="/b.jpg?w=1&amp;h=2"></noscript></main>`;
    expect(pageFacts(html).pictures).toEqual(["/a.jpg", "/b.jpg?w=1&h=2"]);
  });

  test("list the icons, without duplicates", () => {
    const use = (name: string): string => `<svg><use href="#${name}"></use></svg>`;
    expect(pageFacts(`${use("icon-x")}${use("icon-menu")}${use("icon-x")}${use("dots")}`).icons).toEqual(["x", "menu"]);
  });

  test("list the hashes of inline scripts that run, and of all styles", () => {
    const html = `<head><style>a{}</style><script src="/app.js"></script><script>run("</p>")</script>
      <script type="application/ld+json">{}</script><script type="module">load()</script>
      <noscript><style>b{}</style></noscript></head>`;
    expect(pageFacts(html)).toMatchObject({
      scriptHashes: [hashOf('run("</p>")'), hashOf("load()")],
      styleHashes: [hashOf("a{}"), hashOf("b{}")],
    });
    expect(hashOf("run()")).toBe("'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='");
  });

  test("contain the offset after the body tag, or undefined without such a tag", () => {
    const html = '<html><head></head><body data-a=">"><p>x</p></body></html>';
    expect(html.slice(pageFacts(html).bodyStart)).toMatch(/^<p>/);
    expect(pageFacts("<p>x</p>").bodyStart).toBeUndefined();
  });
});

describe("built pages", () => {
  let root: string;
  const put = (name: string, html: string): void => {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), html);
  };
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "pages-"));
    put("index.html", "<main>home</main>");
    put("blog/7/index.html", '<main><img src="/7.jpg">\0seven\0</main>');
    put("404/index.html", "<main>missing</main>");
    put("404.html", "<main>missing</main>");
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test("are listed by path and have facts; the 404 page is not listed", () => {
    expect(builtPaths(root)).toEqual(["/", "/blog/7"]);
    expect(builtPageFacts(root, "/blog/7")?.pictures).toEqual(["/7.jpg"]);
    expect(builtPageFacts(root, "/blog/8")).toBeUndefined();
  });

  test("have facts by path, including the 404 pages of all languages", () => {
    put("de/index.html", "<main>Start</main>");
    put("de/404.html", "<main>fehlt</main>");
    expect([...readPages(root).keys()]).toEqual(["/", "/blog/7", "/de", "/404.html", "/de/404.html"]);
  });

  test("are rewritten without NUL bytes, including both files of the 404 page", () => {
    rewritePages(root, (html) => html.replace("missing", "not found"));
    const text = (name: string): string => readFileSync(join(root, name), "utf8");
    expect(text("blog/7/index.html")).toBe('<main><img src="/7.jpg">seven</main>');
    expect([text("404/index.html"), text("404.html")]).toEqual(["<main>not found</main>", "<main>not found</main>"]);
  });

  test("are not written when nothing changes", () => {
    const file = join(root, "index.html");
    utimesSync(file, 1, 1);
    rewritePages(root, (html) => html);
    expect(statSync(file).mtimeMs).toBe(1000);
  });
});

describe("absolute-links", () => {
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
});

describe("catalog", () => {
  const node = (path: string, listed: boolean, parents: { name: string; path: string }[] = []) => ({
    seo: {
      description: `What ${path} is about.`,
      keywords: ["one"],
      listed,
      modified: null,
      markdown: null,
      trail: [{ name: "Home", path: "/" }, ...parents, { name: path.slice(1), path }],
    },
  });
  const none = { nodes: [] };
  const data = {
    allPage: { nodes: [node("/about", true), node("/form-answer", false)] },
    allProduct: { nodes: [node("/pro", true), node("/prototype", false)] },
    allProductRecord: none,
    allSolution: none,
    allCaseStudy: { nodes: [node("/mill", true, [{ name: "Case studies", path: "/case-studies" }])] },
    allArticle: none,
    allGlossaryTerm: none,
    allTour: none,
  } as unknown as CatalogData;

  test("leaves out pages and entries whose `listed` is false", () => {
    expect(catalogOf(data).map(({ path }) => path)).toEqual(["/about", "/pro", "/mill"]);
  });

  test("the section of an entry is the page that lists it; an entry without such a page has no section", () => {
    expect(catalogOf(data).map(({ section }) => section)).toEqual([undefined, undefined, "Case studies"]);
  });
});
