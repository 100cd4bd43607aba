import { helpDocuments, type HelpSearchContent } from "../../../src/search/help-documents";
import { helpContent } from "../../support/content/help-content";

const empty: HelpSearchContent = { faqs: [], manuals: [], tutorials: [], articles: [], products: [], groups: [] };

test("creates a document for each field of a device, with a link to its group", () => {
  const groups = [
    {
      id: "body",
      title: "Body",
      fields: [
        { key: "weight", label: "Weight", compare: true, absent: null },
        { key: "wifi", label: "Wi-Fi", compare: false, absent: null },
      ],
    },
  ];
  const specifications = [{ key: "weight", value: "2 kg" }];
  const products = [{ slug: "cam", path: "/products/cam", name: "CAM", specifications, specificationCards: null }];
  expect(helpDocuments({ ...empty, groups, products })).toEqual([
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
