import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { builtPageFacts, builtPaths, readPages, rewritePages } from "../../../gatsby/lib/built-pages";
import { hashOf, pageFacts } from "../../../gatsby/lib/page-facts";

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
