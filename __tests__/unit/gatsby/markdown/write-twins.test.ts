import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeTwins } from "../../../../gatsby/outputs/markdown/write-twins";
import { readMarkdown } from "../../../support/content/read-markdown";

const URL = "https://www.acme.example";

const term = (slug: string, isListed = true): object => ({
  name: slug,
  synonyms: null,
  definition: `What ${slug} means: 2 mm.`,
  example: "For example.",
  matters: [{ to: "/products/lantern", text: "Lantern", why: "uses it" }],
  related: [],
  seo: {
    title: `${slug} | Acme`,
    modified: "2026-01-31",
    markdown: isListed ? `/academy/glossary/${slug}.md` : null,
    trail: [{ name: slug, path: `/academy/glossary/${slug}` }],
  },
});

const NONE = { nodes: [] };
const labels = { alsoCalled: "Also", example: "Example", matters: "Where", related: "Related" };
const contentWith = (terms: readonly object[]): object => ({
  siteConfig: { url: URL, locale: "en-US", language: "en" },
  ...{ allProduct: NONE, allSpecificationFields: NONE, productLabels: {}, allProductRecord: NONE, allSolution: NONE },
  ...{ solutionLabels: {}, allCaseStudy: NONE, caseStudyLabels: {}, allArticle: NONE, allRelease: NONE },
  allGlossaryTerm: { nodes: terms },
  glossaryPage: { labels },
});

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), "twins-"))));
afterEach(() => rmSync(root, { recursive: true }));

const textOf = (name: string): string => readFileSync(join(root, name), "utf8");
async function write(terms: readonly object[], order: readonly string[]): Promise<void> {
  await writeTwins((() => Promise.resolve({ data: contentWith(terms) })) as never, root, order);
}

test("writes each twin next to its page, and all of them into one file in the order of the list", async () => {
  await write([term("lidar"), term("slam")], ["/", "/academy/glossary/slam", "/academy/glossary/lidar"]);
  const twin = textOf("academy/glossary/lidar.md");
  const { front, text } = readMarkdown(twin);
  expect(front).toEqual({
    title: "lidar | Acme",
    url: `${URL}/academy/glossary/lidar`,
    language: "en",
    updated: "2026-01-31",
  });
  expect(text).toContain("What lidar means: 2 mm.");
  expect(twin).toContain(`[Lantern](${URL}/products/lantern)`);
  expect(textOf("llms-full.txt")).toBe(`${textOf("academy/glossary/slam.md")}\n${twin}`);
});

test("a page that is not listed has no twin, and without twins there is no file with all", async () => {
  await write([term("lidar", false)], []);
  expect(existsSync(join(root, "academy/glossary/lidar.md"))).toBe(false);
  expect(existsSync(join(root, "llms-full.txt"))).toBe(false);
});

test("removes the twins of an earlier build", async () => {
  mkdirSync(join(root, "products"));
  for (const name of ["products/gone.md", "llms-full.txt"]) writeFileSync(join(root, name), "# Gone\n");
  await write([], []);
  expect(existsSync(join(root, "products/gone.md"))).toBe(false);
  expect(existsSync(join(root, "llms-full.txt"))).toBe(false);
});
