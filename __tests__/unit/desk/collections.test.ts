import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import Ajv from "ajv";
import type { CollectionFile, EntryCollection, Field, FileCollection } from "@sveltia/cms";
import { deskSettings } from "../../../desk/config/settings";
import { jsonFilesOf } from "../../../src/content/collection";

const { config, names, targets } = deskSettings("data", { name: "github", repo: "owner/name" }, true);
const collections = config.collections as (EntryCollection | FileCollection)[];

function forms(): Map<string, readonly Field[]> {
  const found = new Map<string, readonly Field[]>();
  for (const collection of collections) {
    if ("files" in collection) for (const { file, fields } of collection.files) found.set(file, fields);
    else {
      const inFolder = new RegExp(`^${collection.folder}/[^/]+\\.json$`);
      for (const name of jsonFilesOf("data").map((each) => `data/${each}`)) {
        if (inFolder.test(name)) found.set(name, collection.fields);
      }
    }
  }
  return found;
}

/** A field at a path of names, through objects and lists. */
function fieldAt(file: string, path: string): Record<string, unknown> {
  return path
    .split(".")
    .reduce<{ fields?: readonly Field[]; field?: Field }>(
      (inside, name) => (inside.fields ?? []).find((each) => each.name === name) as never,
      { fields: forms().get(file) ?? [] },
    ) as Record<string, unknown>;
}

test("the settings are what Sveltia's own schema asks for", () => {
  const folder = dirname(createRequire(__filename).resolve("@sveltia/cms"));
  const schema = JSON.parse(readFileSync(join(folder, "../schema/sveltia-cms.json"), "utf8")) as object;
  const validate = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(schema);
  validate(config);
  expect(validate.errors ?? []).toEqual([]);
});

test("every file of data/ has a form, and every value in it has a field, in the order of the file", () => {
  const withoutField: string[] = [];
  const look = (value: unknown, fields: readonly Field[], place: string): void => {
    const known = fields.map(({ name }) => name);
    const keys = Object.keys(value as object);
    const ordered = known.filter((name) => keys.includes(name));
    if (ordered.join() !== keys.join()) withoutField.push(`${place}: ${keys.join()} is not ${ordered.join()}`);
    for (const [key, inner] of Object.entries(value as object)) {
      const field = fields.find(({ name }) => name === key) as { fields?: Field[] } | undefined;
      const inside = field?.fields;
      if (!inside) continue;
      for (const each of Array.isArray(inner) ? inner : [inner]) look(each, inside, `${place} ${key}`);
    }
  };
  const all = forms();
  for (const name of jsonFilesOf("data").map((each) => `data/${each}`)) {
    const fields = all.get(name);
    if (!fields) withoutField.push(name);
    else look(JSON.parse(readFileSync(name, "utf8")), fields, name);
  }
  expect(withoutField).toEqual([]);
});

test("references are chosen among what the check accepts", () => {
  expect(fieldAt("data/articles/1.json", "category").options).toContainEqual({
    value: "Product Announcements",
    label: "Product Announcements",
  });
  const industry = fieldAt("data/case-studies/1.json", "industry");
  expect((industry.options as { value: string }[]).map(({ value }) => value)).toContain("aec");
  const devices = fieldAt("data/case-studies/1.json", "tags").field as { options: { value: string }[] };
  expect(devices.options.map(({ value }) => value)).toContain("PRO Camera");
});

test("an icon, a picture, a day, a body and a link have fields of their own", () => {
  expect(fieldAt("data/case-studies/1.json", "icon").widget).toBe("icon");
  expect(fieldAt("data/articles/1.json", "image.src").widget).toBe("image");
  expect(fieldAt("data/articles/1.json", "date").widget).toBe("datetime");
  expect(fieldAt("data/articles/1.json", "content").widget).toBe("html");
  expect(fieldAt("data/pages/about.json", "closing.actions.to").widget).toBe("link");
});

test("what allOf narrows is narrowed in the form too", () => {
  const names = (fieldAt("data/case-studies/1.json", "seo").fields as Field[]).map(({ name }) => name);
  expect(names).toEqual(["description", "keywords"]);
  expect(fieldAt("data/pages/about.json", "seo.title").required).toBe(true);
  expect(fieldAt("data/pages/about.json", "values.items").min).toBe(6);
});

test("an entry with a number gets the next one; one with a name gets the name of its file", () => {
  const last = Math.max(...jsonFilesOf("data").flatMap((name) => Number(/^articles\/(\d+)/.exec(name)?.[1] ?? 0)));
  expect(fieldAt("data/articles/1.json", "id")).toMatchObject({ widget: "entry-number", next: last + 1 });
  expect(names.solutions).toMatchObject({ key: "slug" });
  expect(names.articles).toMatchObject({ key: "id", isNumber: true });
});

test("links may lead to every page and dialog", () => {
  expect(targets).toEqual(expect.arrayContaining(["/about", "/products/pro", "dialog:demo"]));
});

test("pictures of articles go to a folder of their own", () => {
  const articles = collections.find(({ name }) => name === "articles");
  expect(articles).toMatchObject({ media_folder: "/data/images/articles", public_folder: "/images/articles" });
});

test("a page's form says the words of its schema", () => {
  const { files } = collections.find(({ name }) => name === "pages") as FileCollection;
  const about = files.find(({ name }) => name === "about") as CollectionFile;
  expect(about.fields.find(({ name }) => name === "story")).toMatchObject({
    label: "Story",
    hint: "How the company began.",
  });
});
