import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { CollectionFile, CollectionSlugOptions, EntryCollection, Field, FileCollection } from "@sveltia/cms";
import { jsonFilesOf } from "../../../src/content/model/files-below";
import { COMPANY } from "../../support/company/company";
import { collections, fieldAt, forms, settings } from "../../support/company/desk-forms";

const { config, keys } = settings;

test("every file of data/ has a form, and every value in it has a field", () => {
  const withoutField: string[] = [];
  const collectUnknown = (value: unknown, fields: readonly Field[], path: string): void => {
    const unknown = Object.keys(value as object).filter((key) => !fields.some(({ name }) => name === key));
    if (unknown.length > 0) withoutField.push(`${path}: ${unknown.join()}`);
    for (const [key, inner] of Object.entries(value as object)) {
      const field = fields.find(({ name }) => name === key) as { fields?: Field[] } | undefined;
      const inside = field?.fields;
      if (!inside) continue;
      for (const each of Array.isArray(inner) ? inner : [inner]) collectUnknown(each, inside, `${path} ${key}`);
    }
  };
  const all = forms();
  for (const name of jsonFilesOf(COMPANY).map((each) => `data/${each}`)) {
    const fields = all.get(name);
    if (!fields) withoutField.push(name);
    else collectUnknown(JSON.parse(readFileSync(join(COMPANY, name.slice("data/".length)), "utf8")), fields, name);
  }
  expect(withoutField).toEqual([]);
});

test("a file that only engineers change has no form", () => {
  expect(forms().has("data/developers/openapi.json")).toBe(false);
  expect(forms().has("data/developers/guides.json")).toBe(true);
});

const namesIn = (file: string): string[] => (forms().get(file) ?? []).map(({ name }) => name);

test("a form begins with the name of the entry and ends with URLs and search engine texts", () => {
  expect(namesIn("data/articles/1.json")).toEqual([
    ...[
      "title",
      "draft",
      "from",
      "until",
      "$schema",
      "excerpt",
      "content",
      "author",
      "date",
      "update",
      "category",
      "readTime",
      "image",
      "tags",
    ],
    ...["reviewBy", "id", "aliases", "seo"],
  ]);
  expect(namesIn("data/pages/about.json").slice(0, 3)).toEqual(["name", "draft", "from"]);
  expect(namesIn("data/pages/about.json").slice(-4)).toEqual(["route", "aliases", "seo", "updated"]);
  expect(keys["article.schema.json"]?.slice(0, 5)).toEqual(["$schema", "id", "draft", "from", "until"]);
});

test("the start screen has the name and the logo of the company", () => {
  const { brand } = JSON.parse(readFileSync(join(COMPANY, "site.json"), "utf8")) as { brand: string };
  expect(config).toMatchObject({ app_title: `${brand} content desk`, logo: { src: "/favicon.svg" } });
});

test("the forms of a page and of its lists link to the page", () => {
  const pathOf = (collection: string, file: string): string | undefined =>
    (collections.find(({ name }) => name === collection) as FileCollection).files.find(({ name }) => name === file)
      ?.preview_path;
  expect(pathOf("pages", "home")).toBe("/");
  expect(pathOf("pages", "contact")).toBe("/contact");
  expect(pathOf("academy", "faqs")).toBe("/academy");
  expect(pathOf("labels", "forms")).toBeUndefined();
});

test("collections have unique labels and descriptions", () => {
  const labels = collections.map(({ label }) => label);
  expect(labels).toEqual([...new Set(labels)]);
  expect(collections.filter(({ description }) => description === undefined)).toEqual([]);
});

test("a form applies the restrictions of allOf", () => {
  const names = (fieldAt("data/case-studies/1.json", "seo").fields as Field[]).map(({ name }) => name);
  expect(names).toEqual(["description", "keywords", "listed"]);
  expect(fieldAt("data/pages/about.json", "seo.title").required).toBe(true);
});

/** Whether an editor can rename an entry to this name. */
function canRename(name: string, slug: string): boolean {
  const { slug: options } = collections.find((each) => each.name === name) as EntryCollection;
  const [pattern = "", message = ""] = (options as CollectionSlugOptions).pattern ?? [];
  expect(message).toMatch(/^[A-Z].*\.$/);
  return new RegExp(pattern).test(slug);
}

test("a numbered entry can only be renamed to a number, and other entries to a valid slug", () => {
  expect(["44", "0", "16-1", "new"].map((slug) => canRename("articles", slug))).toEqual([true, false, false, false]);
  expect(["ports", "Ports", "two-ports"].map((slug) => canRename("solutions", slug))).toEqual([true, false, true]);
  const { slug } = collections.find(({ name }) => name === "articles") as EntryCollection;
  expect(slug).toMatchObject({ template: "{{id}}", editable: ["update"] });
});

test("a form contains the labels and descriptions of its schema", () => {
  const { files } = collections.find(({ name }) => name === "pages") as FileCollection;
  const about = files.find(({ name }) => name === "about") as CollectionFile;
  expect(about.fields.find(({ name }) => name === "story")).toMatchObject({
    label: "Story",
    hint: "How the company began.",
  });
});
