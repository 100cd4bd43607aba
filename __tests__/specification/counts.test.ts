import { entriesOf, readCollection } from "@capture/content/check/collection";
import { endpointsOf, eventsOf, type ApiDescription } from "@capture/content/model/api-description";
import { contentFolder } from "@capture/content/model/folder";
import { linkTerms, MAX_LINKS, createTermFinder } from "@capture/domain/glossary";
import { localeOf } from "@capture/domain/lib/locale";
import { contentOf, entriesIn } from "../support/content/data";

const collection = readCollection(contentFolder());
const items = (type: string): unknown[] => {
  const value = entriesOf(collection, type)[0]?.value as { items?: unknown[] } | undefined;
  return value?.items ?? [];
};

test.each([
  ["FeaturedProjects", 3],
  ["Tutorials", 6],
  ["Manuals", 6],
  ["Faqs", 6],
  ["SupportTopics", 8],
  ["MarketplaceTools", 6],
  ["MarketplaceServices", 4],
  ["PartnerPrograms", 6],
  ["PortalFeatures", 8],
  ["EditingTabs", 3],
  ["EngineTabs", 3],
  ["Sdks", 4],
])("%s has at least the %i items of the specification", (type, min) => {
  expect(items(type).length).toBeGreaterThanOrEqual(min);
});

test("the API has the endpoints and events of the specification, in its order", () => {
  const api = entriesOf(collection, "ApiDescription")[0]?.value as unknown as ApiDescription;
  expect(endpointsOf(api).map(({ method, path }) => `${method} ${path.replace("/api/v1/", "")}`)).toEqual([
    ...["GET spaces", "GET spaces/{id}", "POST spaces", "PUT spaces/{id}", "DELETE spaces/{id}"],
    ...["POST auth/token", "POST auth/refresh"],
  ]);
  expect(eventsOf(api).map(({ name }) => name)).toEqual(["space.created", "space.updated", "processing.complete"]);
});

/** The entries with the specified numbers. Editors may delete some of them, which the content check reports. */
const specified = (type: string, max: number) =>
  entriesOf(collection, type)
    .map(({ value }) => value as { id: number; industry: string; category: string; headline: { value: string } })
    .filter(({ id }) => id <= max);

test.each(specified("CaseStudy", 11))(
  "case study $id has the headline figure and industry of the specification",
  (study) => {
    const figures = ["37%", "22%", "45%", "68%", "53%", "300%", "65%", "90%", "40%", "35%", "28%"];
    const industries = [
      ...["real-estate", "real-estate", "aec", "aec", "insurance", "insurance", "insurance"],
      ...["manufacturing", "manufacturing", "travel-retail", "travel-retail"],
    ];
    expect(study.headline.value).toBe(figures[study.id - 1]);
    expect(study.industry).toBe(industries[study.id - 1]);
  },
);

test.each(specified("Article", 15))("article $id is in the category of the specification", ({ id, category }) => {
  const names = [
    "Product Announcements",
    "Partner Spotlights",
    "Customer Stories",
    "Company News",
    "Industry Insights",
  ];
  expect(category).toBe(names[Math.floor((id - 1) / 3)]);
});

test("manuals and support topics have the numbers of pages and articles of the specification", () => {
  expect((items("Manuals") as { pages: number }[]).map(({ pages }) => pages)).toEqual([84, 56, 72, 128, 94, 86]);
  const topics = items("SupportTopics") as { name: string; articles: number }[];
  expect(topics.map(({ articles }) => articles)).toEqual([28, 24, 26, 32, 46, 43, 38, 29]);
});

test("the title of the case studies follows the pattern of the specification", () => {
  const page = entriesOf(collection, "CaseStudiesPage")[0]?.value as { seo: { title: string } } | undefined;
  expect(page?.seo.title).toBe("Case Studies | {brand}");
});

describe("the glossary", () => {
  const terms = entriesIn<{ slug: string; path: string; name: string; definition: string }>("glossary");
  const locale = localeOf(contentOf("site.json"));
  const articles = entriesIn<{ id: number; content: string }>("articles");

  test("has at least 30 terms, each with a definition of 60 to 120 words", () => {
    expect(terms.length).toBeGreaterThanOrEqual(30);
    const lengths = terms.map(({ slug, definition }) => [slug, definition.split(/\s+/).length] as const);
    expect(lengths.filter(([, words]) => words < 60 || words > 120)).toEqual([]);
  });

  test("is linked from all articles except at most three, at most MAX_LINKS times each", () => {
    const finder = createTermFinder(terms, locale);
    const counts = articles.map(({ content }) => linkTerms(content, finder).split("/academy/glossary/").length - 1);
    expect(counts.filter((count) => count > MAX_LINKS)).toEqual([]);
    expect(counts.filter((count) => count > 0).length).toBeGreaterThanOrEqual(articles.length - 3);
  });
});
