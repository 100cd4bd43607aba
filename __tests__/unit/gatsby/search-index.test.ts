import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { updateSearchIndexes } from "../../../gatsby/outputs/search-index";
import { contentOf } from "../../support/content/data";

const root = process.cwd();
const NO_ENTRIES = { nodes: [] };
const content = {
  faqs: contentOf<{ items: { question: string }[] }>("academy/faqs.json"),
  manuals: null,
  tutorials: null,
  allArticle: NO_ENTRIES,
  allProduct: NO_ENTRIES,
  allProject: NO_ENTRIES,
  allRelease: {
    nodes: [
      { slug: "cloud-1", title: "Merging", news: ["Captures become one."], version: "1", product: { name: "Cloud" } },
    ],
  },
  allSpecificationFields: { nodes: [] },
  siteConfig: { locale: "en-US" },
  academyPage: { route: "/academy" },
  assistantPage: { route: "/support/assistant" },
  searchPage: contentOf("pages/search.json"),
};
const catalog = Object.fromEntries(
  ["Page", "Product", "ProductRecord", "Solution", "CaseStudy", "Article", "GlossaryTerm", "Tour"].map((kind) => [
    `all${kind}`,
    NO_ENTRIES,
  ]),
);

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "search-index-"));
  process.chdir(folder);
});
afterEach(() => {
  process.chdir(root);
  rmSync(folder, { recursive: true });
});

/** Writes the indexes of a site with this content, and returns the names of the files in public/. */
async function filesFor(changes: Partial<Record<keyof typeof content, null>>): Promise<string[]> {
  const graphql = (query: string) =>
    Promise.resolve({ data: query.includes("SearchIndexes") ? { ...content, ...changes } : catalog });
  await updateSearchIndexes({ graphql } as unknown as CreatePagesArgs);
  return readdirSync("public");
}

test("a site without a search page or an assistant has no index for it, not even that of an earlier build", async () => {
  expect(await filesFor({})).toEqual(["help-search.json", "search.json"]);
  expect(await filesFor({ assistantPage: null })).toEqual(["search.json"]);
  writeFileSync("public/help-search.json", "{}");
  expect(await filesFor({ searchPage: null })).toEqual(["help-search.json"]);
});

test("the site search contains releases only if their page exists", async () => {
  await filesFor({});
  expect(readFileSync("public/search.json", "utf8")).not.toContain("/releases#cloud-1");
});

test("the site search contains the questions of the academy only if that page exists", async () => {
  const question = content.faqs.items[0]?.question ?? "no question";
  await filesFor({});
  expect(readFileSync("public/search.json", "utf8")).toContain(question);
  await filesFor({ academyPage: null });
  expect(readFileSync("public/search.json", "utf8")).not.toContain(question);
  expect(readFileSync("public/help-search.json", "utf8")).toContain(question);
});
