import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { changeEntry, releaseEntry } from "../../../gatsby/outputs/feed-entries";
import { feedFiles } from "../../../gatsby/outputs/feeds";
import { updateSearchIndexes } from "../../../gatsby/outputs/search-index";
import { contentOf } from "../../support/content/data";

describe("feed-entries", () => {
  const site = { url: "https://acme.example", mailboxes: { general: "g@acme.example", press: "p@acme.example" } };
  const labels = { news: "New", fixed: "Fixed", knownIssues: "Known issues", postponable: "Can it wait?" };

  test("a release says what is new, and leaves out what it says nothing about", () => {
    const entry = releaseEntry(
      site,
      {
        slug: "scout-1",
        version: "1.2",
        date: "2026-01-01",
        title: "Faster",
        news: ["Starts in < 5 s."],
        fixed: null,
        knownIssues: ["Stops late."],
        postponable: null,
        product: { name: "Scout" },
      },
      labels,
    );
    expect(entry).toMatchObject({ link: "https://acme.example/releases#scout-1", title: "Scout 1.2: Faster" });
    expect(entry.content).toBe(
      "<h2>New</h2><ul><li>Starts in &lt; 5 s.</li></ul><h2>Known issues</h2><ul><li>Stops late.</li></ul>",
    );
  });

  const change = {
    id: "legal-terms-1",
    kind: "legal",
    date: "2026-01-01",
    name: "Terms",
    field: "Who",
    sentence: "Long",
    reason: "Clearer & shorter.",
    parts: [
      { state: "same", text: "A " },
      { state: "removed", text: "<b>" },
      { state: "added", text: "c" },
    ],
  };

  test("a change is marked up with what was removed and added", () => {
    expect(changeEntry(site, change)).toMatchObject({
      link: "https://acme.example/changes#legal-terms-1",
      title: "Terms: Who",
      description: "Terms: Who",
      content: "<p>A <del>&lt;b&gt;</del><ins>c</ins></p><p>Clearer &amp; shorter.</p>",
    });
    expect(changeEntry(site, { ...change, kind: "device", reason: null })).toMatchObject({
      description: "Long",
      content: "<p>A <del>&lt;b&gt;</del><ins>c</ins></p>",
    });
  });
});

describe("feeds", () => {
  const site = { brand: "Acme", url: "https://acme.example", language: "en" };

  test("the blog has three feeds, releases have one, and none links to a feed that does not exist", () => {
    const filesOf = (page: "blog" | "releases") => feedFiles(site, { page, title: "T", description: "D" }, []);
    expect(Object.keys(filesOf("blog")).sort()).toEqual(["blog/atom.xml", "blog/feed.json", "blog/rss.xml"]);
    expect(filesOf("releases")).toEqual({ "releases/atom.xml": expect.not.stringMatching(/rss|json/) });
  });
});

describe("search-index", () => {
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
});
