import { historyName, isTracked, trackedValues } from "../../../../src/content/history/tracked-values";
import type { JsonValue } from "../../../../src/lib/json-value";

const site = { brand: "Acme", company: { city: "Dublin" } };
const valuesOf = (name: string, document: JsonValue) =>
  trackedValues(name, document, site)?.map(({ field, value }) => [field, value]);

test("of a product only the specification counts, without the form of its figures", () => {
  const specifications: JsonValue = [
    { key: "weight", value: "2 kg", quantities: [{ values: [2], unit: "kg" }] },
    { key: "controlApp", value: "{brand} app" },
  ];
  expect(valuesOf("products/pro.json", { title: "PRO", specifications })).toEqual([
    ["weight", "2 kg"],
    ["controlApp", "Acme app"],
  ]);
});

test("of a record every statement counts, and what is not stated does not", () => {
  const record = {
    device: "pro",
    title: "PRO: record",
    battery: { kind: "Lithium", capacity: null },
    documents: [{ name: "Manual" }],
    seo: { description: "Words" },
    updated: "2026-11-28",
  };
  expect(valuesOf("product-records/pro.json", record)).toEqual([
    ["battery.kind", "Lithium"],
    ["documents.name", "Manual"],
  ]);
});

test("of a legal text each paragraph and point counts, as the page shows it", () => {
  const sections = [
    {
      id: "who",
      heading: "Who we are",
      lead: "In short.",
      paragraphs: ["{brand} in\u00a0{company.city}, {year}."],
      items: [{ title: "Mail", description: "By post." }],
    },
  ];
  expect(valuesOf("pages/legal/terms.json", { sections })).toEqual([
    ["who", "In short."],
    ["who", "Acme in Dublin, {year}."],
    ["who", "Mail. By post."],
  ]);
  expect(trackedValues("pages/legal/terms.json", { sections }, site)?.map(({ path }) => path)).toEqual([
    ["sections", 0, "lead"],
    ["sections", 0, "paragraphs", 0],
    ["sections", 0, "items", 0],
  ]);
});

test("drafts and other files have no tracked values", () => {
  expect(valuesOf("products/pro.json", { draft: true, specifications: [{ key: "weight", value: "2 kg" }] })).toBe(
    undefined,
  );
  expect(isTracked("pages/about.json")).toBe(false);
  expect(isTracked("products/deeper/pro.json")).toBe(false);
});

test("a history is named after its source", () => {
  expect(historyName("pages/legal/terms.json")).toBe("legal-terms");
  expect(historyName("product-records/pro.json")).toBe("product-records-pro");
});
