import { localeOf } from "@capture/domain/lib/locale";
import { buildIndex } from "../../src/search/build-index";
import { helpDocuments } from "../../src/search/help-documents";
import { siteDocuments, type Headings } from "../../src/search/site-documents";
import { openSiteSearch } from "../../src/search/site-search";
import { helpContent } from "../support/content/help-content";
import { contentOf, entriesIn } from "../support/content/data";

interface Entry {
  slug: string;
  name: string;
  title: string;
  description: string;
  seo: { description: string; keywords: string[] };
}

const page = (section: string | undefined, path: string, name: string, { seo }: Pick<Entry, "seo">) => ({
  section,
  path,
  name,
  ...seo,
});
const tour = contentOf<Entry>("tours/oak-flat.json");
const { headings } = contentOf<{ headings: Headings }>("pages/search.json");
const documents = siteDocuments(
  [
    ...entriesIn<Entry>("products").map((entry) => page("Products", `/products/${entry.slug}`, entry.name, entry)),
    ...entriesIn<Entry>("glossary").map((entry) =>
      page("Glossary", `/academy/glossary/${entry.slug}`, entry.name, entry),
    ),
    page("Showcase", "/tours/oak-flat", tour.name, tour),
    ...["about", "contact", "partners", "showcase"].map((name) => {
      const file = contentOf<Entry & { route: string }>(`pages/${name}.json`);
      return page(undefined, file.route, file.name, file);
    }),
  ],
  entriesIn<Entry & { id: string }>("projects"),
  [],
  helpDocuments(helpContent),
  headings,
);
const search = openSiteSearch({
  labels: { count: "", none: "", reset: "", all: "" },
  ...buildIndex(documents, localeOf(contentOf("site.json"))),
});
const found = (query: string): string[] => search.find(query).flatMap((group) => group.hits.map(({ to }) => to));

test.each([
  ["meta", "/products/meta"],
  ["point cloud", "/academy/glossary/point-cloud"],
  ["point clod", "/academy/glossary/point-cloud"],
  ["georefrencing", "/academy/glossary/georeferencing"],
  ["minon", "/products/minion"],
  ["weight of PRO", "/products/pro#body"],
  ["water damage", "/blog/15"],
  ["reseller", "/blog/5"],
  ["museum", "/showcase#museum-gallery-visit"],
  ["oak flat", "/tours/oak-flat"],
  ["about", "/about"],
])("“%s” finds %s", (query, to) => {
  expect(found(query)).toContain(to);
});

test("finds documents while the last word is incomplete", () => {
  expect(found("georef")).toContain("/academy/glossary/georeferencing");
});

test("groups results by kind, the best group first, without duplicates", () => {
  const groups = search.find("control point");
  expect(groups[0]?.heading).toBe("Glossary");
  expect(groups.map(({ heading }) => heading)).toContain("Blog");
  for (const { hits: results } of groups) {
    expect(results.length).toBeLessThanOrEqual(6);
    const keys = results.map(({ to, title }) => `${to} ${title}`);
    expect(new Set(keys).size).toBe(keys.length);
  }
});

test("lists a tour under Tours, and a project under Showcase", () => {
  const headingsOf = (query: string, to: string): string[] =>
    search
      .find(query)
      .filter((group) => group.hits.some((each) => each.to === to))
      .map(({ heading }) => heading);
  expect(headingsOf("oak flat", "/tours/oak-flat")).toEqual(["Tours"]);
  expect(headingsOf("museum", "/showcase#museum-gallery-visit")).toEqual(["Showcase"]);
});

test("has no projects and releases without the pages that show them", () => {
  const projects = entriesIn<Entry & { id: string }>("projects");
  const release = {
    slug: "cloud-1",
    title: "Merging",
    news: ["One.", "Two."],
    version: "1",
    product: { name: "Cloud" },
  };
  expect(siteDocuments([], projects, [release], [], headings)).toEqual([]);
  const releases = { section: undefined, path: "/releases", name: "Releases", description: "", keywords: [] };
  expect(siteDocuments([releases], [], [release], [], headings).at(-1)).toEqual({
    id: "release-cloud-1",
    kind: "Releases",
    title: "Cloud 1: Merging",
    text: "One. Two.",
    source: "Merging",
    to: "/releases#cloud-1",
    about: "",
  });
});

test("finds an article only once when several sections match", () => {
  expect(found("RTK").filter((to) => to === "/blog/1")).toHaveLength(1);
});

test("finds nothing for spaces and unknown words", () => {
  expect(search.find("  ")).toEqual([]);
  expect(search.find("zzxqy")).toEqual([]);
});

test("every document has a unique id", () => {
  expect(new Set(documents.map(({ id }) => id)).size).toBe(documents.length);
});

test.each([
  [
    "point cloud",
    [
      "pointcloud",
      "Point-Cloud",
      "point‑cloud",
      "point–cloud",
      "point\u00a0cloud",
      "ｐｏｉｎｔ　ｃｌｏｕｄ",
      "po\u00adint cloud",
    ],
  ],
  ["laser scanner", ["laserscanner", "laser-scanner", "LaserScanner"]],
  ["dollhouse", ["doll house", "doll-house"]],
  ["16384×8192", ["16384x8192", "16384 x 8192", "16384 × 8192"]],
  ["wi-fi", ["Wi‑Fi", "wifi", "WLAN"]],
  ["1 cm", ["1cm", "1\u00a0cm", "1\u202fcm", "1-cm", "１ｃｍ", "1 CM"]],
  ["±1 cm", ["1cm", "± 1cm"]],
])("finds the same for all spellings of “%s”", (query, others) => {
  expect(found(query)).not.toEqual([]);
  for (const other of others) expect([other, found(other)]).toEqual([other, found(query)]);
});

test("finds a number only together with its unit", () => {
  const texts = search.find("1cm").flatMap(({ hits: results }) => results.map(({ title, text }) => `${title} ${text}`));
  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) expect(text).toMatch(/\b1\s?cm\b/);
});

test("does not join a stop word with the next word", () => {
  expect(found("a part")).toEqual(found("part"));
});
