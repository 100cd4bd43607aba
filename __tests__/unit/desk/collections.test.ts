import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import Ajv from "ajv";
import type { CollectionFile, CollectionSlugOptions, EntryCollection, Field, FileCollection } from "@sveltia/cms";
import { createDeskSettings } from "../../../desk/config/settings";
import { jsonFilesOf } from "../../../src/content/model/files-below";
import { COMPANY, PARTS } from "../../support/company/company";

const { config, keys, unstated, names, targets } = createDeskSettings(
  COMPANY,
  { name: "github", repo: "owner/name" },
  true,
);
const collections = config.collections as (EntryCollection | FileCollection)[];

/** The fields of each file of data/, by the path of the file. */
function forms(): Map<string, readonly Field[]> {
  const found = new Map<string, readonly Field[]>();
  for (const collection of collections) {
    if ("files" in collection) for (const { file, fields } of collection.files) found.set(file, fields);
    else {
      const inFolder = new RegExp(`^${collection.folder}/[^/]+\\.json$`);
      for (const name of [...jsonFilesOf(COMPANY), ...jsonFilesOf(PARTS)].map((each) => `data/${each}`)) {
        if (inFolder.test(name)) found.set(name, collection.fields);
      }
    }
  }
  return found;
}

/** The field at a path of field names, inside objects and lists. */
function fieldAt(file: string, path: string): Record<string, unknown> {
  return path
    .split(".")
    .reduce<{ fields?: readonly Field[]; field?: Field }>(
      (inside, name) => (inside.fields ?? []).find((each) => each.name === name) as never,
      { fields: forms().get(file) ?? [] },
    ) as Record<string, unknown>;
}

test("the settings match Sveltia's schema", () => {
  const folder = dirname(createRequire(__filename).resolve("@sveltia/cms"));
  const schema = JSON.parse(readFileSync(join(folder, "../schema/sveltia-cms.json"), "utf8")) as object;
  const validate = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(schema);
  validate(config);
  expect(validate.errors ?? []).toEqual([]);
});

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

const labelsOf = (options: unknown): Map<string, string> =>
  new Map((options as { value: string; label: string }[]).map(({ value, label }) => [value, label]));

test("the choices of a reference are the values that the content check accepts, with names", () => {
  expect(labelsOf(fieldAt("data/articles/1.json", "category").options).get("Aus dem Wald")).toBe("Aus dem Wald");
  expect(labelsOf(fieldAt("data/case-studies/1.json", "industry").options).get("saegewerke")).toBe(
    "Sägewerke (saegewerke)",
  );
  const devices = fieldAt("data/case-studies/1.json", "tags").field as { options: unknown };
  expect(labelsOf(devices.options).get("KLUPPE Handscanner")).toBe("KLUPPE (KLUPPE Handscanner)");
  const terms = fieldAt("data/glossary/polter.json", "related").field as { options: unknown };
  expect(labelsOf(terms.options).get("rundholz")).toBe("Rundholz");
});

test("references to items of the same file have the field type item", () => {
  const rooms = { widget: "item", item: { in: "rooms.id" } };
  expect(fieldAt("data/tours/oak-flat.json", "stations.room")).toMatchObject(rooms);
  expect(fieldAt("data/tours/oak-flat.json", "doors.between").field).toMatchObject(rooms);
  for (const list of ["rules", "exclusions"]) {
    const question = fieldAt("data/finder.json", `${list}.when.question`);
    expect(question).toMatchObject({ widget: "item", item: { in: "questions.id" } });
    const { field } = fieldAt("data/finder.json", `${list}.when.answers`);
    expect(field).toMatchObject({ widget: "item", item: { in: "questions.answers.id", of: "question" } });
  }
});

test("the choices of a specification have its labels, and the choices of an enum are words", () => {
  const { items } = JSON.parse(readFileSync(join(COMPANY, "specification-fields.json"), "utf8")) as {
    items: { fields: { key: string; label: string }[] }[];
  };
  const labels = labelsOf(fieldAt("data/products/kluppe.json", "specifications.key").options);
  expect([...labels]).toEqual(items.flatMap(({ fields }) => fields.map(({ key, label }) => [key, label])));
  expect(labelsOf(fieldAt("data/forms/demo.json", "formType").options).get("demo_request")).toBe("Demo request");
});

test("a file that only engineers change has no form", () => {
  expect(forms().has("data/developers/openapi.json")).toBe(false);
  expect(forms().has("data/developers/guides.json")).toBe(true);
});

test("draft has the field type status", () => {
  expect(fieldAt("data/articles/1.json", "draft")).toMatchObject({ widget: "status", required: false });
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

test("the record of a device is named after the device, and its facts may stay empty", () => {
  const records = collections.find(({ name }) => name === "product-records") as EntryCollection;
  expect(records.slug).toEqual({ template: "{{device}}" });
  expect(records.preview_path).toBe("products/{{slug}}/record");
  expect(fieldAt("data/product-records/pro.json", "device")).toMatchObject({ widget: "select", required: true });
  expect(fieldAt("data/product-records/pro.json", "battery.capacity")).toMatchObject({
    widget: "string",
    required: false,
  });
  expect(fieldAt("data/product-records/pro.json", "support.until")).toMatchObject({
    widget: "datetime",
    required: false,
  });
  expect(unstated["product-record.schema.json"]?.laser).toEqual(["safetyClass", "standard"]);
});

test("the conditions of a figure are a choice, a distance, a number and a sentence, and each may stay empty", () => {
  const at = (name: string) => fieldAt("data/products/kluppe.json", `specifications.conditions.${name}`);
  expect(at("of")).toMatchObject({
    widget: "select",
    required: false,
    options: ["range", "point", "distance"].map((value) => expect.objectContaining({ value }) as object),
  });
  expect(at("distance")).toMatchObject({ widget: "object", required: false });
  expect(at("confidence")).toMatchObject({ widget: "number", required: false, min: 50, max: 100 });
  expect(at("method")).toMatchObject({ required: false });
  expect(unstated["product.schema.json"]).toEqual({
    "specifications.conditions": ["of", "distance", "confidence", "method"],
  });
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

test("files of a tour are uploaded into the folder of the tour", () => {
  const depth = fieldAt("data/tours/oak-flat.json", "stations.depth");
  expect(depth).toMatchObject({ widget: "file", accept: "image/png", media_folder: "/data/tours/{{slug}}" });
  expect(fieldAt("data/tours/oak-flat.json", "cloud")).toMatchObject({ widget: "file", accept: ".ply" });
});

test("files of a model are uploaded into the folder of the models", () => {
  for (const name of ["glb", "usdz"]) {
    expect(fieldAt("data/models/pro.json", name)).toMatchObject({
      widget: "file",
      accept: `.${name}`,
      media_folder: "/data/models",
    });
  }
});

test("a text that can be longer than a line has a textarea", () => {
  expect(fieldAt("data/glossary/polter.json", "definition").widget).toBe("text");
  expect(fieldAt("data/case-studies/1.json", "title").widget).toBe("string");
});

test("uploads have a maximum size and file names without accents", () => {
  expect(config.slug).toEqual({ encoding: "ascii", clean_accents: true });
  expect(config.media_libraries?.default).toMatchObject({ config: { max_file_size: 40_000_000 } });
});

test("the button that adds to a list has the label of one item", () => {
  expect(fieldAt("data/articles/1.json", "aliases")).toMatchObject({ label_singular: "old URL" });
  expect(fieldAt("data/articles/1.json", "tags")).toMatchObject({ label_singular: "tag", field: { label: "Tag" } });
  expect(fieldAt("data/blog/categories.json", "items")).toMatchObject({ label_singular: "category" });
});

test("collections have unique labels and descriptions", () => {
  const labels = collections.map(({ label }) => label);
  expect(labels).toEqual([...new Set(labels)]);
  expect(collections.filter(({ description }) => description === undefined)).toEqual([]);
});

test("icons, pictures, dates, article bodies and links have their own field types", () => {
  expect(fieldAt("data/case-studies/1.json", "icon").widget).toBe("icon");
  expect(fieldAt("data/articles/1.json", "image.src").widget).toBe("image");
  expect(fieldAt("data/articles/1.json", "date").widget).toBe("datetime");
  expect(fieldAt("data/articles/1.json", "content").widget).toBe("html");
  expect(fieldAt("data/pages/about.json", "closing.actions.to").widget).toBe("link");
});

test("a form applies the restrictions of allOf", () => {
  const names = (fieldAt("data/case-studies/1.json", "seo").fields as Field[]).map(({ name }) => name);
  expect(names).toEqual(["description", "keywords", "listed"]);
  expect(fieldAt("data/pages/about.json", "seo.title").required).toBe(true);
});

test("the number of an entry has the field type entry-number, and each collection defines its name field", () => {
  expect(fieldAt("data/articles/1.json", "id")).toMatchObject({
    widget: "entry-number",
    schema: "article.schema.json",
  });
  expect(names.solutions).toMatchObject({ key: "slug" });
  expect(names.articles).toMatchObject({ key: "id", isNumber: true });
});

test("a number has the limits of its schema, and a mailbox has choices", () => {
  expect(fieldAt("data/site.json", "founded")).toMatchObject({ min: 1900, max: 2100 });
  expect(fieldAt("data/site.json", "recipients.contact")).toMatchObject({ widget: "select" });
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

test("the choices of a link are all pages and dialogs, with titles", () => {
  const [article] = jsonFilesOf(COMPANY).filter((name) => name.startsWith("articles/"));
  const { id, title } = JSON.parse(readFileSync(join(COMPANY, article ?? ""), "utf8")) as { id: number; title: string };
  expect(targets).toEqual(
    expect.arrayContaining([
      { value: "/contact", label: "Anschrift" },
      { value: `/blog/${id}`, label: title },
      { value: "dialog:demo", label: "opens the form “Vorführung”" },
    ]),
  );
  expect(targets.map(({ value }) => value)).toEqual([...new Set(targets.map(({ value }) => value))]);
});

test("pictures of articles are uploaded into their own folder", () => {
  const articles = collections.find(({ name }) => name === "articles");
  expect(articles).toMatchObject({ media_folder: "/data/images/articles", public_folder: "/images/articles" });
});

test("a form contains the labels and descriptions of its schema", () => {
  const { files } = collections.find(({ name }) => name === "pages") as FileCollection;
  const about = files.find(({ name }) => name === "about") as CollectionFile;
  expect(about.fields.find(({ name }) => name === "story")).toMatchObject({
    label: "Story",
    hint: "How the company began.",
  });
});

test("releases have a form with lists that may stay empty", () => {
  expect(fieldAt("data/releases/platform-2025-5.json", "postponable")).toMatchObject({ required: false });
  expect(fieldAt("data/releases/platform-2025-5.json", "knownIssues")).toMatchObject({
    widget: "list",
    required: false,
  });
  expect(fieldAt("data/releases/platform-2025-5.json", "product")).toMatchObject({ widget: "select" });
});
