import { readFileSync } from "node:fs";
import { join, dirname } from "node:path";
import { createRequire } from "node:module";
import type { CollectionFile, CollectionSlugOptions, EntryCollection, Field, FileCollection } from "@sveltia/cms";
import Ajv from "ajv";
import { jsonFilesOf } from "@capture/content/model/files-below";
import { readDocument, writeDocument } from "../src/client/documents";
import { createDeskSettings, type DeskSettings } from "../src/config/settings";
import { COMPANY } from "../../../__tests__/support/company/company";
import { collections, fieldAt, forms, settings } from "../../../__tests__/support/company/desk-forms";
import { GERMAN, provideContentFolder } from "../../../__tests__/support/content/content-folder";

describe("collections", () => {
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

  describe("lists of entries", () => {
    const listOf = (name: string): EntryCollection => collections.find((each) => each.name === name) as EntryCollection;

    test("an article has its number, its date and the mark of a draft, and the newest is first", () => {
      expect(listOf("articles")).toMatchObject({
        summary: "{{draft | ternary('**Draft:** ', '')}}{{title}} · No. {{id}} · {{date | date('MMM D, YYYY')}}",
        sortable_fields: { fields: ["title", "id", "date"], default: { field: "date", direction: "descending" } },
        view_filters: [
          { label: "Drafts", field: "draft", pattern: true },
          { label: "With a start", field: "from", pattern: "\\d" },
          { label: "With an end", field: "until", pattern: "\\d" },
        ],
      });
      expect(listOf("articles").view_groups).toEqual(
        expect.arrayContaining([
          expect.objectContaining({ field: "category" }),
          { label: "Year", field: "date", pattern: "\\d{4}" },
        ]),
      );
    });

    test("products have their position and the day of their last change", () => {
      expect(listOf("products")).toMatchObject({
        summary: "{{draft | ternary('**Draft:** ', '')}}{{title}} · No. {{order}} · {{updated | date('MMM D, YYYY')}}",
        sortable_fields: { fields: ["title", "order", "updated"] },
      });
    });

    describe("products are grouped by family", () => {
      const folder = provideContentFolder();

      test.each([
        ["on a site with families", true],
        ["not on a site without families", false],
      ])("%s", (_of, hasFamilies) => {
        const family = {
          $schema: "../schemas/product-family.schema.json",
          slug: "scanners",
          order: 1,
          name: "Scanners",
        };
        if (hasFamilies) folder.write("product-families/scanners.json", JSON.stringify(family));
        const { config } = createDeskSettings(folder.path, { name: "github", repo: "owner/name" }, true);
        const products = (config.collections ?? []).find((each) => "name" in each && each.name === "products");
        const groups = (products as EntryCollection).view_groups as { field: string }[];
        expect(groups.some(({ field }) => field === "family")).toBe(hasFamilies);
      });
    });

    test("products and projects are in the order of the site", () => {
      for (const name of ["products", "projects"]) {
        expect(listOf(name)).toMatchObject({
          sortable_fields: { default: { field: "order", direction: "ascending" } },
        });
      }
    });

    test("entries without a status, number and date have only their name", () => {
      expect(listOf("authors")).toMatchObject({
        summary: "{{name}}",
        sortable_fields: { fields: ["name"], default: { field: "name", direction: "ascending" } },
      });
      expect(listOf("authors")).not.toHaveProperty("view_filters");
    });
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
});

describe("documents", () => {
  const { keys } = createDeskSettings(COMPANY, { name: "github", repo: "owner/name" }, true);

  test.each(jsonFilesOf(COMPANY))("%s is unchanged after reading and writing", async (name) => {
    const text = readFileSync(join(COMPANY, name), "utf8");
    expect(await writeDocument(readDocument(text), keys)).toBe(text);
  });

  test("a picture has a rooted path in Sveltia and a relative path in its file", async () => {
    const text = '{ "src": "images/homes/floor-plan.jpg", "to": "/images" }\n';
    const read = readDocument(text);
    expect(read).toEqual({ src: "/images/homes/floor-plan.jpg", to: "/images" });
    expect(JSON.parse(await writeDocument(read, {}))).toEqual(JSON.parse(text));
  });

  test("writes a short list on one line and an object on several lines", async () => {
    expect(await writeDocument({ tags: ["One", "Two"], seo: { title: "A" } }, {})).toBe(
      '{\n  "tags": ["One", "Two"],\n  "seo": {\n    "title": "A"\n  }\n}\n',
    );
  });

  test("writes null for fields of a record that were left empty", async () => {
    const nullableFields = { "a.schema.json": { maker: ["company", "address", "register"], radio: ["wifi"] } };
    const document = { $schema: "../schemas/a.schema.json", maker: { register: "", company: "Acme" } };
    const text = await writeDocument(document, { "a.schema.json": ["$schema", "maker", "radio"] }, nullableFields);
    expect(JSON.parse(text)).toEqual({
      ...document,
      maker: { company: "Acme", address: null, register: null },
      radio: { wifi: null },
    });
  });

  test("writes null for fields of a group inside a list, only in items that have the group", async () => {
    const nullableFields = { "a.schema.json": { "specifications.conditions": ["of", "method"] } };
    const specifications = [{ key: "weight" }, { key: "accuracy", conditions: { of: "point", method: "" } }];
    const text = await writeDocument({ $schema: "../schemas/a.schema.json", specifications }, {}, nullableFields);
    expect((JSON.parse(text) as { specifications: unknown }).specifications).toEqual([
      { key: "weight" },
      { key: "accuracy", conditions: { of: "point", method: null } },
    ]);
    const without = await writeDocument({ $schema: "../schemas/a.schema.json" }, {}, nullableFields);
    expect(JSON.parse(without)).toEqual({ $schema: "../schemas/a.schema.json" });
  });

  test("writes fields in the order of their schema", async () => {
    const document = { $schema: "../schemas/a.schema.json", title: "A", other: 1, slug: "a" };
    expect(await writeDocument(document, { "a.schema.json": ["$schema", "slug", "draft", "title"] })).toBe(
      '{\n  "$schema": "../schemas/a.schema.json",\n  "slug": "a",\n  "title": "A",\n  "other": 1\n}\n',
    );
  });
});

describe("sveltia-schema", () => {
  const BACKEND = { name: "github", repo: "owner/name" } as const;
  const folder = provideContentFolder();

  const packageFolder = dirname(createRequire(__filename).resolve("@sveltia/cms"));
  const schema = JSON.parse(readFileSync(join(packageFolder, "../schema/sveltia-cms.json"), "utf8")) as object;
  const validate = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(schema);

  function createSettingsWithLanguage(): DeskSettings {
    folder.write("locales/de/language.json", JSON.stringify(GERMAN));
    return createDeskSettings(folder.path, BACKEND, true);
  }

  test.each([
    ["the company", () => createDeskSettings(COMPANY, BACKEND, true)],
    ["a desk with review", () => createDeskSettings(COMPANY, BACKEND, false, true)],
    ["a site with a language", createSettingsWithLanguage],
  ])("the settings of %s match Sveltia's schema", (_of, createSettings) => {
    validate(createSettings().config);
    expect(validate.errors ?? []).toEqual([]);
  });
});
