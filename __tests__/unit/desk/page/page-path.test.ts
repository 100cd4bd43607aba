import type { CmsConfig } from "@sveltia/cms";
import { pagePathOf } from "../../../../desk/client/page/page-path";

const fields = [{ name: "title", widget: "string" as const }];
const collections: NonNullable<CmsConfig["collections"]> = [
  { name: "articles", folder: "data/articles", preview_path: "blog/{{slug}}", fields },
  { name: "legal", folder: "data/pages/legal", preview_path: "{{fields.route}}", fields },
  { name: "authors", folder: "data/authors", fields },
  {
    name: "pages",
    files: [
      { name: "home", file: "data/pages/home.json", preview_path: "/", fields },
      { name: "labels", file: "data/pages/labels.json", fields },
    ],
  },
];
const pathOf = (collection: string, name: string, values = {}): string | undefined =>
  pagePathOf({ collection, name, ownLocale: "en", current: { en: values } }, collections);

test("the page of an entry is named by its slug or its route", () => {
  expect(pathOf("articles", "2")).toBe("/blog/2");
  expect(pathOf("legal", "terms", { route: "/terms" })).toBe("/terms");
});

test("a single file has the page of its form", () => {
  expect(pathOf("pages", "home")).toBe("/");
});

test("an entry without a page, or one that is not saved, has no path", () => {
  expect(pathOf("authors", "jo")).toBeUndefined();
  expect(pathOf("pages", "labels")).toBeUndefined();
  expect(pathOf("articles", "")).toBeUndefined();
  expect(pathOf("unknown", "2")).toBeUndefined();
});
