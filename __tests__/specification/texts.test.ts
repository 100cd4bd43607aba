import { contentOf } from "../support/content/data";
import { itemsOf } from "../support/content/pages";

interface View {
  readonly prefix: string;
  readonly heading: string;
  readonly text: string;
  readonly actions: readonly { readonly text: string; readonly to: string }[];
}
const HOME = "Return to Home /";

/** Texts that the specification quotes, by the file and the field that contain them. */
const QUOTED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "pages/showcase.json": {
    "labels.allProjects": "All Projects",
    "labels.empty": "No projects found in this category.",
    "labels.viewAll": "View all projects",
  },
  "pages/case-studies.json": {
    "labels.searchPlaceholder": "Search case studies...",
    "labels.allIndustries": "All Industries",
    "labels.empty": "No case studies found",
    "labels.reset": "Reset Filters",
  },
  "pages/blog.json": {
    "labels.searchPlaceholder": "Search articles...",
    "labels.all": "All",
    "labels.searchResults": "Search Results",
    "labels.categoryHeading": "{category} Articles",
    "labels.empty": "No articles found",
    "labels.reset": "Reset Filters",
  },
  "pages/academy.json": {
    "labels.searchPlaceholder": "Search tutorials, manuals, or FAQs...",
    "labels.tabTutorials": "Tutorials",
    "labels.tabManuals": "Manuals",
    "labels.tabHelp": "Help Center",
    "labels.emptyTutorials": "No tutorials found matching your search.",
    "labels.emptyManuals": "No manuals found matching your search.",
  },
  "pages/developers.json": {
    "labels.tabGuides": "Guides",
    "labels.tabReference": "API Reference",
    "labels.tabExamples": "Examples",
  },
  "pages/marketplace.json": {
    "labels.tabTools": "Tools",
    "labels.tabServices": "Services",
    "labels.requestService": "Request Service",
    "labels.offerServices": "Offer Services",
  },
  "labels/forms.json": { email: "Please enter a valid email address." },
  "labels/submissions.json": { email: "Please enter a valid email address." },
  "labels/article.json": { "readTime.other": "{count} min read" },
  "labels/product.json": { price: "Contact for pricing" },
  "navigation.json": { "logIn.text": "Log In", "demo.text": "Request Demo" },
};

test.each(Object.entries(QUOTED))("%s has the texts that the specification quotes", (file, texts) => {
  const content = contentOf<object>(file);
  for (const [field, text] of Object.entries(texts)) expect(content).toHaveProperty(field, text);
});

/** Names of the items of a list, in their order. */
const NAMES: readonly [file: string, key: string, names: readonly string[]][] = [
  ["home/engine.json", "title", ["AI Core", "Spatial Engine", "Visualization"]],
  ["home/featured.json", "category", ["Real Estate", "AEC", "Culture"]],
  ["platform/editing.json", "title", ["Space Content", "Space Experience", "Space Tailoring"]],
  ["marketplace/tools.json", "name", ["4D Live", "4D Pano", "4D Time", "4D BIM", "4D Labs", "Partner Apps"]],
  [
    "partners/programs.json",
    "title",
    ["Technology", "Referral", "Affiliate", "Reseller", "Distributor", "Exclusive"].map((name) => `${name} Partner`),
  ],
];

test.each(NAMES)("the items of %s have the names of the specification, in its order", (file, key, names) => {
  expect(itemsOf<Record<string, string>>(file).map((item) => item[key])).toEqual(names);
});

test.each([
  ["Space Content", ["Info", "Settings", "Tagging"]],
  ["Space Experience", ["Floor planner", "Route planner", "Tour planner"]],
  ["Space Tailoring", ["Optimizer", "Design", "Up/download"]],
])("%s has the three tools of the specification", (name, tools) => {
  const tabs = itemsOf<{ title: string; items: readonly { title: string }[] }>("platform/editing.json");
  const titles = tabs.find(({ title }) => title === name)?.items.map(({ title }) => title.toLowerCase());
  expect(titles).toEqual(tools.map((tool) => tool.toLowerCase()));
});

test("a service of the marketplace is delivered in 48 or 24 hours", () => {
  const facts = itemsOf<{ facts?: readonly string[] }>("marketplace/services.json").map((service) => service.facts);
  expect(facts).toContainEqual(expect.arrayContaining(["48h regular delivery", "24h express delivery"]));
});

test.each([
  ["/", "Page Not Found", undefined, [HOME, "Contact Support /contact"]],
  ["/products/", "Product Not Found", "The product you're looking for doesn't exist or has been moved.", [HOME]],
  ["/solutions/", "Solution Not Found", undefined, [HOME]],
  [
    "/case-studies/",
    "Case Study Not Found",
    "The case study you're looking for doesn't exist.",
    ["Return to Case Studies /case-studies"],
  ],
  ["/blog/", "Post Not Found", "The blog post you're looking for doesn't exist.", ["Back to Blog /blog"]],
])("a missing page below %s shows “%s” with its links", (prefix, heading, text, links) => {
  const views = contentOf<{ items: readonly View[] }>("not-found.json").items;
  const view = views.find((each) => each.prefix === prefix);
  expect(view?.heading).toBe(heading);
  if (text !== undefined) expect(view?.text.replaceAll("’", "'")).toBe(text);
  expect(view?.actions.map((action) => `${action.text} ${action.to}`)).toEqual(links);
});
