import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { addLanguage, rewriteUrls } from "../../../gatsby/outputs/languages/add-language";
import { createMarker, keysOf } from "../../../gatsby/outputs/languages/source-language/mark-elements";

describe("add-language", () => {
  let folder: string;
  const path = (name: string): string => join(folder, name);
  const put = (name: string, text: string): void => {
    mkdirSync(dirname(path(name)), { recursive: true });
    writeFileSync(path(name), text);
  };
  const read = (name: string): string => readFileSync(path(name), "utf8");
  const add = (): void => addLanguage(path("root"), path("built"), "/de", (html) => html.replace("home", "Start"));

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "languages-"));
    put("root/index.html", "home");
    put("built/index.html", '<script src="/de/app-1a2b3c.js"></script><img src="/de/static/1/a.jpg">');
    put("built/static/1/a.jpg", "picture");
    put("built/fonts/a.woff2", "letters of German");
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test("adds pages below the path of the language, and pictures and fonts at the root", () => {
    add();
    expect(read("root/de/index.html")).toBe('<script src="/app-1a2b3c.js"></script><img src="/static/1/a.jpg">');
    expect(read("root/static/1/a.jpg")).toBe("picture");
    expect(read("root/fonts/a.woff2")).toBe("letters of German");
    for (const name of ["static", "fonts"]) expect(existsSync(path(`root/de/${name}`))).toBe(false);
  });

  test("adds scripts at the root, from where they load other scripts", () => {
    put("built/app-1a2b3c.js", 'n.p="/de/",fetch("/de/page-data/app-data.json")');
    add();
    expect(read("root/app-1a2b3c.js")).toBe('n.p="/",fetch("/de/page-data/app-data.json")');
  });

  test("rejects a script that differs from the script with the same name", () => {
    put("root/app-1a2b3c.js", "one");
    put("built/app-1a2b3c.js", "another");
    expect(add).toThrow(/app-1a2b3c\.js differs from the script of \/de with the same name\.$/);
  });

  test.each(["robots.txt", "_headers", "favicon.ico", "icons/a.png", "404/index.html", "index.html.br"])(
    "leaves out %s, which exists once for all languages or is made later",
    (name) => {
      put(`built/${name}`, "x");
      add();
      expect(existsSync(path(`root/de/${name}`))).toBe(false);
    },
  );

  test("removes the files of an earlier build that the language no longer has", () => {
    put("root/de/old/index.html", "old");
    put("root/de/old/index.html.br", "old");
    add();
    expect(existsSync(path("root/de/old"))).toBe(false);
  });

  test("does not write a file again that has not changed since", () => {
    add();
    const file = path("root/de/index.html");
    put("root/de/index.html", "with its policy");
    add();
    expect(read("root/de/index.html")).toBe("with its policy");
    const later = statSync(file).mtimeMs / 1000 + 5;
    utimesSync(path("built/index.html"), later, later);
    add();
    expect(read("root/de/index.html")).toContain("/static/1/a.jpg");
  });
});

describe("rewriteUrls", () => {
  test.each([
    ["a picture", 'src="/de/static/1/a.jpg"', 'src="/static/1/a.jpg"'],
    ["a picture in several sizes", "/de/static/a.jpg 1x, /de/static/b.jpg 2x", "/static/a.jpg 1x, /static/b.jpg 2x"],
    ["an absolute URL", "https://www.acme.example/de/static/a.jpg", "https://www.acme.example/static/a.jpg"],
    [
      "a path that was added twice",
      "https://www.acme.example/de/de/static/a.jpg",
      "https://www.acme.example/static/a.jpg",
    ],
    ["an icon", "/de/icons/icon-512.png and /de/favicon.ico", "/icons/icon-512.png and /favicon.ico"],
    ["the index of sitemaps", 'href="/de/sitemap-index.xml"', 'href="/sitemap-index.xml"'],
    ["a script", '"/de/1130-7722c9.js"', '"/1130-7722c9.js"'],
  ])("rewrites the URL of %s", (_what, text, expected) => {
    expect(rewriteUrls(text, "/de")).toBe(expected);
  });

  test.each(["/de/products/pro", "/de/page-data/app-data.json", "/de/social/1.jpg", "/dent/static/a.jpg", "/de"])(
    "does not change %s",
    (text) => {
      expect(rewriteUrls(text, "/de")).toBe(text);
    },
  );
});

describe("mark-elements", () => {
  const SCRIPT = '<script defer src="/de/source-language.js"></script>';
  const page = (body: string, script = ""): string =>
    `<!DOCTYPE html><html><head><title>Weight</title>${script}</head><body>${body}</body></html>`;
  const mark = (texts: readonly string[], html: string): string =>
    createMarker(keysOf(texts), { lang: "en" }, "/de/source-language.js")(html);

  test("marks the outermost element with a text that is not translated", () => {
    expect(mark(["Weight"], page("<dl><dt><b>Weight</b></dt><dd>1 kg</dd></dl><p>Weight of a device</p>"))).toBe(
      page('<dl><dt lang="en"><b>Weight</b></dt><dd>1 kg</dd></dl><p>Weight of a device</p>', SCRIPT),
    );
  });

  test("marks the element with a body of HTML, in spite of no-break spaces", () => {
    const html = page("<div data-prose><p>A room of 12\u00a0m</p><p>and &amp; more</p></div>");
    expect(mark(["<p>A room of 12 m</p><p>and &amp; more</p>"], html)).toBe(
      page('<div lang="en" data-prose><p>A room of 12\u00a0m</p><p>and &amp; more</p></div>', SCRIPT),
    );
  });

  test("marks the direction where it is not that of the page", () => {
    const marker = createMarker(keysOf(["Weight"]), { lang: "en", dir: "ltr" }, "/ar/source-language.js");
    expect(marker(page("<b>Weight</b>"))).toContain('<b lang="en" dir="ltr">Weight</b>');
  });

  test("changes nothing when all texts are translated", () => {
    expect(mark([], page("<p></p>"))).toBe(page("<p></p>"));
  });
});
