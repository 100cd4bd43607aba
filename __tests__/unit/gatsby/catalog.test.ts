import { catalogOf, type CatalogData } from "../../../gatsby/lib/catalog";

const node = (path: string, listed: boolean, parents: { name: string; path: string }[] = []) => ({
  seo: {
    description: `What ${path} is about.`,
    keywords: ["one"],
    listed,
    modified: null,
    markdown: null,
    trail: [{ name: "Home", path: "/" }, ...parents, { name: path.slice(1), path }],
  },
});
const none = { nodes: [] };
const data = {
  allPage: { nodes: [node("/about", true), node("/form-answer", false)] },
  allProduct: { nodes: [node("/pro", true), node("/prototype", false)] },
  allProductRecord: none,
  allSolution: none,
  allCaseStudy: { nodes: [node("/mill", true, [{ name: "Case studies", path: "/case-studies" }])] },
  allArticle: none,
  allGlossaryTerm: none,
  allTour: none,
} as unknown as CatalogData;

test("leaves out pages and entries whose `listed` is false", () => {
  expect(catalogOf(data).map(({ path }) => path)).toEqual(["/about", "/pro", "/mill"]);
});

test("the section of an entry is the page that lists it; an entry without such a page has no section", () => {
  expect(catalogOf(data).map(({ section }) => section)).toEqual([undefined, undefined, "Case studies"]);
});
