import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
  existsSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { parseRedirects, redirectsText } from "@capture/domain/host/host-files";
import { iconNames, iconSheet } from "@capture/content/model/icons";
import { inlineIcons } from "../../../gatsby/outputs/icons";
import { keepQueryTypes } from "../../../gatsby/outputs/query-types";
import { pageFacts } from "../../../gatsby/lib/page-facts";
import { compressFiles } from "../../../gatsby/outputs/compression";

describe("redirects", () => {
  test("writes each redirect with and without a trailing slash, and parses them", () => {
    const text = redirectsText([{ from: "/old", to: "/blog/7" }]);
    expect(text).toBe("/old /blog/7 301\n/old/ /blog/7 301\n");
    expect([...parseRedirects(text)]).toEqual([
      ["/old", "/blog/7"],
      ["/old/", "/blog/7"],
    ]);
    expect(parseRedirects("").size).toBe(0);
  });

  test("names the 404 page of each language for Netlify, which is not a redirect", () => {
    const text = redirectsText([], ["/de"]);
    expect(text).toBe("/de/* /de/404.html 404\n");
    expect(parseRedirects(text).size).toBe(0);
  });
});

describe("icons", () => {
  test("every icon that the content may name is in the sheet once", () => {
    const names = iconNames();
    const ids = [...iconSheet(names).matchAll(/<symbol id="icon-([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(names);
    expect(new Set(ids).size).toBe(names.length);
  });

  test("a symbol has only a shape, without color and line width", () => {
    expect(iconSheet(["x"])).toMatch(/<symbol id="icon-x" viewBox="0 0 24 24"><path d="[^"]+"/);
  });

  test("an icon that the icon set lacks stops the build", () => {
    expect(() => iconSheet(["no-such-icon"])).toThrow("no-such-icon");
  });

  const withIcons = (html: string): string => inlineIcons(html, pageFacts(html));

  test("a page contains exactly the icons that it shows, without duplicates", () => {
    const use = (name: string) => `<svg><use href="#icon-${name}"></use></svg>`;
    const html = withIcons(`<body class="a"><p>${use("x")}${use("menu")}${use("x")}</p></body>`);
    expect([...html.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual(["icon-x", "icon-menu"]);
    expect(html.indexOf("<symbol")).toBeLessThan(html.indexOf("<p>"));
    expect(withIcons(html)).toBe(html);
  });

  test("a page without icons is not changed", () => {
    const html = "<body><p>No icons.</p></body>";
    expect(withIcons(html)).toBe(html);
  });

  test("a page without a body stops the build", () => {
    expect(() => withIcons('<svg><use href="#icon-x"></use></svg>')).toThrow("<body>");
  });
});

describe("compression", () => {
  let root: string;
  const page = (): string => join(root, "page.html");
  const decompressedCopies = (): string[] => [
    brotliDecompressSync(readFileSync(`${page()}.br`)).toString(),
    gunzipSync(readFileSync(`${page()}.gz`)).toString(),
  ];
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "compression-"));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  test("writes a brotli and a gzip copy of a text file, but not of small files and pictures", async () => {
    writeFileSync(page(), "words ".repeat(1000));
    writeFileSync(join(root, "small.json"), "{}");
    writeFileSync(join(root, "picture.jpg"), Buffer.alloc(5000));
    writeFileSync(join(root, "model.usdz"), Buffer.alloc(5000));
    await compressFiles(root);
    expect(decompressedCopies()).toEqual(["words ".repeat(1000), "words ".repeat(1000)]);
    expect(existsSync(join(root, "small.json.br")) || existsSync(join(root, "picture.jpg.br"))).toBe(false);
    expect(existsSync(join(root, "model.usdz.gz"))).toBe(false);
  });

  test("writes copies of a model", async () => {
    writeFileSync(join(root, "model.glb"), Buffer.alloc(5000));
    await compressFiles(root);
    expect(brotliDecompressSync(readFileSync(join(root, "model.glb.br")))).toEqual(Buffer.alloc(5000));
  });

  test("removes the copies of a file that no longer exists", async () => {
    writeFileSync(page(), "words ".repeat(1000));
    await compressFiles(root);
    rmSync(page());
    await compressFiles(root);
    expect(readdirSync(root)).toEqual([]);
  });

  test("compresses a file again only if its modification time has changed, even to an earlier time", async () => {
    writeFileSync(page(), "words ".repeat(1000));
    await compressFiles(root);
    const before = statSync(`${page()}.br`).ctimeMs;
    await compressFiles(root);
    expect(statSync(`${page()}.br`).ctimeMs).toBe(before);
    writeFileSync(page(), "other ".repeat(1000));
    utimesSync(page(), new Date(0), new Date(0));
    await compressFiles(root);
    expect(decompressedCopies()).toEqual(["other ".repeat(1000), "other ".repeat(1000)]);
  });
});

describe("query types", () => {
  const ARGS = "type Page_dayArgs = {\n  format: string;\n};";
  const FILTER = "type PageFilterInput = {\n  path: string;\n};";
  const PAGE = "/** A page. */\ntype Page = {\n  path: string;\n};";

  test("only types of queries, fragments and the types that they name are kept", () => {
    const query = "type HomeQuery = { readonly page: Page };";
    const text = ["declare namespace Queries {", PAGE, ARGS, FILTER, query, "}"];
    expect(keepQueryTypes(text.join("\n\n\n"))).toBe(["declare namespace Queries {", PAGE, query, "}"].join("\n\n"));
  });
});
