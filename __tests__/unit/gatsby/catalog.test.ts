import { catalogOf, type CatalogData } from "../../../gatsby/lib/catalog";

const node = (path: string, listed: boolean) => ({
  seo: {
    description: `What ${path} is about.`,
    keywords: ["one"],
    listed,
    modified: null,
    trail: [
      { name: "Home", path: "/" },
      { name: path.slice(1), path },
    ],
  },
});
const none = { nodes: [] };
const data = {
  allPage: { nodes: [node("/about", true), node("/form-answer", false)] },
  allProduct: { nodes: [node("/pro", true), node("/prototype", false)] },
  allSolution: none,
  allCaseStudy: none,
  allArticle: none,
  allGlossaryTerm: none,
  allTour: none,
} as unknown as CatalogData;

test("leaves out pages and entries whose `listed` is false", () => {
  expect(catalogOf(data).map(({ path }) => path)).toEqual(["/about", "/pro"]);
});
