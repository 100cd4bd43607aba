import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { writeTwins } from "../../../gatsby/outputs/markdown/write-twins";
import { readMarkdown } from "../../support/content/read-markdown";

const SITE = "https://www.acme.example";
const pageOf = (main: string, head = ""): string =>
  `<html lang="en"><head>${head}</head><body><header>Menu</header><main>${main}</main><footer>Imprint</footer></body></html>`;

describe("write-twins", () => {
  const term = (slug: string, isListed = true) => ({
    section: undefined,
    path: `/academy/glossary/${slug}`,
    name: slug,
    description: "",
    keywords: [],
    modified: "2026-01-31",
    markdown: isListed ? `/academy/glossary/${slug}.md` : null,
  });

  let root: string;
  beforeEach(() => (root = mkdtempSync(join(tmpdir(), "twins-"))));
  afterEach(() => rmSync(root, { recursive: true }));

  const textOf = (name: string): string => readFileSync(join(root, name), "utf8");
  function write(pages: readonly ReturnType<typeof term>[]): void {
    for (const { path, name } of pages) {
      const file = join(root, path, "index.html");
      mkdirSync(dirname(file), { recursive: true });
      const head = `<title>${name} | Acme</title><meta property="article:published_time" content="2025-12-24">`;
      writeFileSync(file, pageOf(`<h1>${name}</h1><a href="/de/products/lantern">Lantern</a>`, head));
    }
    writeTwins(root, { url: `${SITE}/de`, language: "de" }, pages);
  }

  test("writes each twin next to its page, and all of them into one file in the order of the list", () => {
    write([term("slam"), term("lidar")]);
    const twin = textOf("academy/glossary/lidar.md");
    expect(readMarkdown(twin).front).toEqual({
      title: "lidar | Acme",
      url: `${SITE}/de/academy/glossary/lidar`,
      language: "de",
      date: "2025-12-24",
      updated: "2026-01-31",
    });
    expect(twin).toContain(`# lidar\n\n[Lantern](${SITE}/de/products/lantern)`);
    expect(textOf("llms-full.txt")).toBe(`${textOf("academy/glossary/slam.md")}\n${twin}`);
  });

  test("a page that is not listed has no twin, and without twins there is no file with all", () => {
    write([term("lidar", false)]);
    expect(existsSync(join(root, "academy/glossary/lidar.md"))).toBe(false);
    expect(existsSync(join(root, "llms-full.txt"))).toBe(false);
  });

  test("removes the twins of an earlier build", () => {
    mkdirSync(join(root, "products"));
    for (const name of ["products/gone.md", "llms-full.txt"]) writeFileSync(join(root, name), "# Gone\n");
    write([]);
    expect(existsSync(join(root, "products/gone.md"))).toBe(false);
    expect(existsSync(join(root, "llms-full.txt"))).toBe(false);
  });
});
