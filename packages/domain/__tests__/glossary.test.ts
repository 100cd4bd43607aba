import { linkTerms, createTermFinder, createTermLinker } from "../src/glossary";

const find = createTermFinder(
  [
    { path: "/academy/glossary/point-cloud", name: "Point cloud", notIn: ["Point Cloud Platform"] },
    { path: "/academy/glossary/hdr", name: "HDR bracketing", linkedWords: ["HDR"] },
    { path: "/academy/glossary/mesh", name: "Mesh", synonyms: ["triangle mesh"] },
    { path: "/academy/glossary/scan-to-bim", name: "Scan-to-BIM" },
    { path: "/academy/glossary/bim", name: "BIM" },
  ],
  "en-US",
);
/** The terms in a text, as `slug: words of the text`. */
const findTerms = (text: string): string[] =>
  find(text).map(({ path, text: words }) => `${path.split("/").at(-1)}: ${words}`);
const link = (slug: string, text: string): string => `<a href="/academy/glossary/${slug}">${text}</a>`;

describe("terms in a text", () => {
  test.each([
    ["are found in any case, in the plural and by a synonym", "Two point clouds, Triangle Mesh, hdr.", 3],
    ["are found once where a longer term contains a shorter one", "A Scan-to-BIM order.", 1],
    ["are not found in a longer word", "meshwork, BIMs-like, sub-mesh, HDRI", 0],
    ["are not found in a phrase of `notIn`", "Point Cloud Platform", 0],
  ])("%s", (_behavior, text, count) => {
    expect(findTerms(text)).toHaveLength(count);
  });

  test("are returned with the spelling of the text", () => {
    expect(findTerms("HDR bracketing of meshes")).toEqual(["hdr: HDR bracketing", "mesh: meshes"]);
  });

  test("are not found if the glossary is empty", () => {
    expect(createTermFinder([], "en-US")("point cloud")).toEqual([]);
  });
});

describe("links in a body of HTML", () => {
  test("are added to the first use of a term, but not in headings, links, table headers or code", () => {
    const html =
      '<h2>The mesh</h2><p><a href="/x">A mesh</a>, <code>mesh</code> and a <em>mesh</em>. Again a mesh.</p>' +
      '<table><caption>HDR</caption><tbody><tr><th scope="row">HDR</th><td>With HDR</td></tr></tbody></table>';
    expect(linkTerms(html, find)).toBe(
      html
        .replace("<em>mesh</em>", `<em>${link("mesh", "mesh")}</em>`)
        .replace("With HDR", `With ${link("hdr", "HDR")}`),
    );
  });

  test("are not added for terms that the body already links", () => {
    const html = '<p>BIM and a mesh.</p><p><a href="/academy/glossary/mesh">Meshes</a></p>';
    expect(linkTerms(html, find)).toBe(html.replace("BIM", link("bim", "BIM")));
  });

  test("are limited to two in a paragraph and to `maxLinks` in total", () => {
    const html = "<p>BIM, mesh, HDR.</p><p>HDR, point cloud, Scan-to-BIM.</p>";
    const count = (text: string): number => text.split("<a ").length - 1;
    expect(linkTerms(html, find).replace(/<[^>]+>/g, "")).toBe(html.replace(/<[^>]+>/g, ""));
    expect(linkTerms(html, find).split("</p>").map(count)).toEqual([2, 2, 0]);
    expect(count(linkTerms(html, find, 3))).toBe(3);
  });

  test("do not change markup and entities", () => {
    const html = "<p>5 &lt; 6 &amp; no term<br />here</p>";
    expect(linkTerms(html, find)).toBe(html);
  });
});

test("links only the first use of each term in the texts of a specification", () => {
  const findLinks = createTermLinker(find);
  expect(["HDR", "HDR and a mesh", "Output", "mesh, point clouds"].map(findLinks)).toEqual([
    [{ text: "HDR", to: "/academy/glossary/hdr" }],
    [{ text: "mesh", to: "/academy/glossary/mesh" }],
    [],
    [{ text: "point clouds", to: "/academy/glossary/point-cloud" }],
  ]);
});

describe("in German", () => {
  const german = createTermFinder(
    [
      { path: "/cloud", name: "Punktwolke" },
      { path: "/plan", name: "Grundriss", notIn: ["Grundriss-Service"] },
      { path: "/las", name: "LAS" },
      { path: "/net", name: "Dreiecksnetz", linkedWords: ["Dreiecksnetze"] },
    ],
    "de-DE",
  );
  const pathsIn = (text: string): string[] => german(text).map(({ path }) => path);

  test.each([
    ["aus Punktwolken", ["/cloud"]],
    ["den Grundrissen des Grundrisses", ["/plan", "/plan"]],
    ["mit Dreiecksnetzen", ["/net"]],
    ["als LAS, zwei LAS-Dateien", ["/las"]],
  ])("“%s” contains terms with their endings", (text, paths) => expect(pathsIn(text)).toEqual(paths));

  test.each(["der Laser", "sie las", "ein Punktwolkenfilter", "der Grundriss-Service"])(
    "“%s” contains other words",
    (text) => expect(pathsIn(text)).toEqual([]),
  );
});
