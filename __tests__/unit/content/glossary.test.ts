import { linkTerms, MAX_LINKS, termFinder, termUses } from "../../../src/domain/glossary";
import { entriesIn } from "../../support/content/data";

const find = termFinder([
  { path: "/academy/glossary/point-cloud", name: "Point cloud", notIn: ["Point Cloud Platform"] },
  { path: "/academy/glossary/hdr", name: "HDR bracketing", linkedWords: ["HDR"] },
  { path: "/academy/glossary/mesh", name: "Mesh", synonyms: ["triangle mesh"] },
  { path: "/academy/glossary/scan-to-bim", name: "Scan-to-BIM" },
  { path: "/academy/glossary/bim", name: "BIM" },
]);
const found = (text: string): string[] =>
  find(text).map(({ path, text: written }) => `${path.split("/").at(-1)}: ${written}`);
const link = (slug: string, text: string): string => `<a href="/academy/glossary/${slug}">${text}</a>`;

describe("terms in a text", () => {
  test.each([
    ["in any case, in the plural, by another name", "Two point clouds, Triangle Mesh, hdr.", 3],
    ["the longer of two", "A Scan-to-BIM order.", 1],
    ["no part of a longer word", "meshwork, BIMs-like, sub-mesh, HDRI", 0],
    ["nothing in a phrase that means something else", "Point Cloud Platform", 0],
  ])("%s", (_case, text, count) => {
    expect(found(text)).toHaveLength(count);
  });

  test("are found as they are written", () => {
    expect(found("HDR bracketing of meshes")).toEqual(["hdr: HDR bracketing", "mesh: meshes"]);
  });

  test("no term, nothing found", () => {
    expect(termFinder([])("point cloud")).toEqual([]);
  });
});

describe("links in a body of HTML", () => {
  test("are at the first use in running text, not in headings, links, table heads or code", () => {
    const html =
      '<h2>The mesh</h2><p><a href="/x">A mesh</a>, <code>mesh</code> and a <em>mesh</em>. Again a mesh.</p>' +
      '<table><caption>HDR</caption><tbody><tr><th scope="row">HDR</th><td>With HDR</td></tr></tbody></table>';
    expect(linkTerms(html, find)).toBe(
      html
        .replace("<em>mesh</em>", `<em>${link("mesh", "mesh")}</em>`)
        .replace("With HDR", `With ${link("hdr", "HDR")}`),
    );
  });

  test("are left out where the body has one of its own", () => {
    const html = '<p>BIM and a mesh.</p><p><a href="/academy/glossary/mesh">Meshes</a></p>';
    expect(linkTerms(html, find)).toBe(html.replace("BIM", link("bim", "BIM")));
  });

  test("are at most two in a paragraph, and limited on a page", () => {
    const html = "<p>BIM, mesh, HDR.</p><p>HDR, point cloud, Scan-to-BIM.</p>";
    const count = (text: string): number => text.split("<a ").length - 1;
    expect(linkTerms(html, find).replace(/<[^>]+>/g, "")).toBe(html.replace(/<[^>]+>/g, ""));
    expect(linkTerms(html, find).split("</p>").map(count)).toEqual([2, 2, 0]);
    expect(count(linkTerms(html, find, 3))).toBe(3);
  });

  test("leave markup and entities as they are", () => {
    const html = "<p>5 &lt; 6 &amp; no term<br />here</p>";
    expect(linkTerms(html, find)).toBe(html);
  });
});

test("in a specification the first use of each term is returned, in its label or its value", () => {
  const rows = [
    { key: "imaging", label: "HDR", value: "HDR and a mesh" },
    { key: "output", label: "Output", value: "mesh, point clouds" },
  ];
  expect(termUses(rows, find)).toEqual([
    { key: "imaging", inLabel: true, text: "HDR", to: "/academy/glossary/hdr" },
    { key: "imaging", inLabel: false, text: "mesh", to: "/academy/glossary/mesh" },
    { key: "output", inLabel: false, text: "point clouds", to: "/academy/glossary/point-cloud" },
  ]);
});

describe("the real glossary", () => {
  const terms = entriesIn<{ slug: string; path: string; name: string; definition: string }>("glossary");
  const articles = entriesIn<{ id: number; content: string }>("articles");

  test("has thirty terms or more, each defined in 60 to 120 words", () => {
    expect(terms.length).toBeGreaterThanOrEqual(30);
    const lengths = terms.map(({ slug, definition }) => [slug, definition.split(/\s+/).length] as const);
    expect(lengths.filter(([, words]) => words < 60 || words > 120)).toEqual([]);
  });

  test("is linked from every article, and from none too often", () => {
    const finder = termFinder(terms);
    const counts = articles.map(({ content }) => linkTerms(content, finder).split("/academy/glossary/").length - 1);
    expect(counts.filter((count) => count > MAX_LINKS)).toEqual([]);
    expect(counts.filter((count) => count > 0).length).toBeGreaterThanOrEqual(articles.length - 3);
  });
});
