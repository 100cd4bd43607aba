import { contentOf } from "../support/content/data";
import { itemsOf } from "../support/content/pages";

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

test("the tabs of the films on the home page have the names of the specification", () => {
  const namesIn = (file: string, key: "title" | "category"): string[] =>
    itemsOf<Record<typeof key, string>>(file).map((item) => item[key]);
  expect(namesIn("home/engine.json", "title")).toEqual(["AI Core", "Spatial Engine", "Visualization"]);
  expect(namesIn("home/featured.json", "category")).toEqual(["Real Estate", "AEC", "Culture"]);
});
