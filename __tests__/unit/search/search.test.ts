import { makeSnippet } from "../../../src/search/snippet";
import { helpDocuments, type HelpSearchContent } from "../../../src/search/help-documents";
import { helpContent } from "../../support/content/help-content";
import { buildIndex } from "../../../src/search/build-index";
import type { SearchDocument } from "../../../src/search/document";
import { openSiteSearch } from "../../../src/search/site-search";

describe("snippet", () => {
  const filler = "This long sentence only fills the text and does not contain the search term. ".repeat(6);
  const countWord =
    (word: string) =>
    (sentence: string): number =>
      sentence.includes(word) ? 1 : 0;

  test("returns a short text unchanged", () => {
    expect(makeSnippet("One. Two.", countWord("Two"))).toBe("One. Two.");
  });

  test("returns the sentences of a long text that contain the search terms", () => {
    const snippet = makeSnippet(`${filler}The lens is cleaned dry. Never wipe it wet. ${filler}`, countWord("lens"));
    expect(snippet).toContain("The lens is cleaned dry.");
    expect(snippet.length).toBeLessThanOrEqual(280);
  });

  test("does not end a sentence at a decimal point", () => {
    expect(makeSnippet(`${filler}It weighs 2.9 kg. ${filler}`, countWord("2.9"))).toContain("It weighs 2.9 kg.");
  });

  test("cuts a long sentence after a word", () => {
    const snippet = makeSnippet(`lens ${"word ".repeat(100)}end.`, countWord("lens"));
    expect(snippet).toMatch(/^lens .*word …$/);
    expect(snippet.length).toBeLessThanOrEqual(283);
  });
});

describe("help-documents", () => {
  const empty: HelpSearchContent = { faqs: [], manuals: [], tutorials: [], articles: [], products: [] };

  test("creates a document for each field of a device, with a link to its group", () => {
    const rows = [{ key: "weight", label: "Weight", value: "2 kg" }];
    const specificationTables = [{ id: "body", title: "Body", rows }];
    const products = [
      { slug: "cam", path: "/products/cam", name: "CAM", specificationTables, specificationCards: null },
    ];
    expect(helpDocuments({ ...empty, products })).toEqual([
      {
        id: "cam-weight",
        kind: "specification",
        title: "Weight",
        text: "2 kg",
        source: "CAM",
        to: "/products/cam#body",
        about: "CAM Body",
      },
    ]);
  });

  test("splits an article at its headings, removes tags, and turns table rows into sentences", () => {
    const content =
      "<p>First.</p><h2>Where &amp; when</h2><h3>Inside</h3><p>At <em>dawn</em>.</p><table><thead><tr><th>Task</th></tr></thead>" +
      '<tbody><tr><th scope="row">Fit</th><td>4</td><td>Edge</td></tr></tbody></table>';
    const documents = helpDocuments({
      ...empty,
      articles: [{ id: 3, path: "/blog/3", title: "A", content, tags: ["RTK"] }],
    });
    expect(documents.map(({ id, title, text, source, to, about }) => [id, title, text, source, to, about])).toEqual([
      ["article-3-0", "A", "First.", "A", "/blog/3", "A RTK"],
      ["article-3-1", "Where & when", "Inside: At dawn. Fit: 4, Edge.", "A", "/blog/3", "A RTK"],
    ]);
  });

  test("an FAQ document contains the complete answer, a lesson document its description, both with their URL", () => {
    const lesson = { id: "m", title: "Manual", description: "About it.", docUrl: "https://d.example/m" };
    const faq = { id: "q", question: "Why?", answer: "So.", docUrl: "https://d.example/q" };
    const documents = helpDocuments({ ...empty, faqs: [faq], manuals: [lesson], tutorials: [lesson] });
    expect(documents.map(({ kind, source, text, to }) => [kind, source, text, to])).toEqual([
      ["faq", "Why?", "So.", "https://d.example/q"],
      ["manual", "Manual", "About it.", "https://d.example/m"],
      ["tutorial", "Manual", "About it.", "https://d.example/m"],
    ]);
  });

  test("every document of the real content has a unique id and text", () => {
    const documents = helpDocuments(helpContent);
    expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length);
    expect(documents.filter(({ title, text, source, to }) => !title || !text || !source || !to)).toEqual([]);
    expect(documents.filter(({ title, text }) => /[<>]|&\w+;|\{\w+/.test(title + text))).toEqual([]);
  });
});

describe("german", () => {
  const TITLES = [
    "Laserscan der Halle",
    "Scan der Baustelle",
    "Punktwolke aus zwei Aufnahmen",
    "Grundrisse und Punkte",
    "Mängel am Bau",
    "Maß nehmen",
    "Laser im Gebäude",
    "Export in offene Formate",
  ];
  const documents = TITLES.map((title): SearchDocument => ({
    id: title,
    kind: "Seite",
    title,
    text: title,
    source: title,
    to: `/${title}`,
    about: "",
  }));
  const file = buildIndex(documents, "de-DE");
  const search = openSiteSearch({ labels: { count: "", none: "", reset: "", all: "" }, ...file });
  const found = (query: string): string[] => search.find(query).flatMap(({ hits }) => hits.map(({ title }) => title));

  test.each([
    ["Scan", ["Laserscan der Halle", "Scan der Baustelle"]],
    ["Wolke", ["Punktwolke aus zwei Aufnahmen"]],
    ["Wolken", ["Punktwolke aus zwei Aufnahmen"]],
    ["Grundriss", ["Grundrisse und Punkte"]],
    ["Punkt Wolken", ["Punktwolke aus zwei Aufnahmen"]],
    ["Punktwolken", ["Punktwolke aus zwei Aufnahmen"]],
    ["Exportformat", ["Export in offene Formate"]],
    ["Maengel", ["Mängel am Bau"]],
    ["Mangel", ["Mängel am Bau"]],
    ["Mängeln", ["Mängel am Bau"]],
    ["Masse", ["Maß nehmen"]],
    ["Gebaeude", ["Laser im Gebäude"]],
    ["Gebäudes", ["Laser im Gebäude"]],
    ["Punktwokle", ["Punktwolke aus zwei Aufnahmen"]],
    ["Gibt es einen Laser in dem Gebäude?", ["Laser im Gebäude"]],
  ])("“%s” finds documents in German", (query, titles) => {
    for (const title of titles) expect(found(query)).toContain(title);
  });

  test.each(["für", "fuer", "der und", "zzxqy"])("“%s” finds nothing", (query) => expect(found(query)).toEqual([]));

  test("the file has no words of another language", () => {
    expect(file.words.stopWords).not.toMatch(/\bthe\b/);
    expect(buildIndex(documents, "en-US").words.stopWords).not.toMatch(/\bder\b/);
    expect(buildIndex(documents, "fr-FR").words).toMatchObject({ stopWords: "", synonyms: {} });
  });
});
