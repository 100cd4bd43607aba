import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { EntryCollection } from "@sveltia/cms";
import { jsonFilesOf } from "@capture/content/model/files-below";
import { collections, fieldAt, settings, labelsOf } from "../../../__tests__/support/company/desk-forms";
import { COMPANY } from "../../../__tests__/support/company/company";

const { nullableFields, names } = settings;

test("no choice is empty, because Sveltia would then open no form", () => {
  const choices = JSON.stringify(collections).match(/"options":\[\]/g);
  expect(choices).toBeNull();
});

test("draft has the field type status", () => {
  expect(fieldAt("data/articles/1.json", "draft")).toMatchObject({ widget: "status", required: false });
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
  expect(nullableFields["product-record.schema.json"]?.laser).toEqual(["safetyClass", "standard"]);
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
  expect(nullableFields["product.schema.json"]).toEqual({
    "specifications.conditions": ["of", "distance", "confidence", "method"],
  });
});

test("a text that can be longer than a line has a textarea", () => {
  expect(fieldAt("data/glossary/polter.json", "definition").widget).toBe("text");
  expect(fieldAt("data/case-studies/1.json", "title").widget).toBe("string");
});

test("the button that adds to a list has the label of one item", () => {
  expect(fieldAt("data/articles/1.json", "aliases")).toMatchObject({ label_singular: "old URL" });
  expect(fieldAt("data/articles/1.json", "tags")).toMatchObject({ label_singular: "tag", field: { label: "Tag" } });
  expect(fieldAt("data/blog/categories.json", "items")).toMatchObject({ label_singular: "category" });
});

test("icons, pictures, dates, article bodies and links have their own field types", () => {
  expect(fieldAt("data/case-studies/1.json", "icon").widget).toBe("icon");
  expect(fieldAt("data/articles/1.json", "image.src").widget).toBe("image");
  expect(fieldAt("data/articles/1.json", "date").widget).toBe("datetime");
  expect(fieldAt("data/articles/1.json", "content").widget).toBe("html");
  expect(fieldAt("data/pages/about.json", "closing.actions.to").widget).toBe("link");
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
  expect(fieldAt("data/site.json", "founded")).toMatchObject({ min: 1800, max: 2100 });
  expect(fieldAt("data/site.json", "recipients.contact")).toMatchObject({ widget: "select" });
});

test("releases have a form with lists that may stay empty", () => {
  expect(fieldAt("data/releases/platform-2025-5.json", "postponable")).toMatchObject({ required: false });
  expect(fieldAt("data/releases/platform-2025-5.json", "knownIssues")).toMatchObject({
    widget: "list",
    required: false,
  });
  expect(fieldAt("data/releases/platform-2025-5.json", "product")).toMatchObject({ widget: "select" });
});

describe("field-choices", () => {
  const { targets } = settings;

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
    expect(labelsOf(fieldAt("data/forms/demo.json", "inputs.autocomplete").options).get("given-name")).toBe(
      "Given name",
    );
  });

  test("the choices of a link are all pages and dialogs, with titles", () => {
    const [article] = jsonFilesOf(COMPANY).filter((name) => name.startsWith("articles/"));
    const { id, title } = JSON.parse(readFileSync(join(COMPANY, article ?? ""), "utf8")) as {
      id: number;
      title: string;
    };
    expect(targets).toEqual(
      expect.arrayContaining([
        { value: "/contact", label: "Anschrift" },
        { value: `/blog/${id}`, label: title },
        { value: "dialog:demo", label: "opens the form “Vorführung”" },
      ]),
    );
    expect(targets.map(({ value }) => value)).toEqual([...new Set(targets.map(({ value }) => value))]);
  });
});
