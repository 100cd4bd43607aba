import type { JsonValue } from "@capture/domain/lib/json-value";
import { historyName, isTracked, trackedValues, type TrackedValue } from "../src/history/tracked-values";
import { continueHistory, historyOf, recordChanges, type History, type Revision } from "../src/history/record-changes";
import { compareValues } from "../src/history/compare-values";

describe("tracked-values", () => {
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
});

describe("record-changes", () => {
  const on = (date: string, weight: string, field = "weight"): Revision => ({
    date,
    values: [{ field, value: weight }],
  });
  const steps = ({ changes }: History) => changes.map(({ date, before, after }) => [date, before, after]);

  test("the first version of a file is not a change", () => {
    expect(historyOf([on("2026-01-01", "1 kg")])).toEqual({
      current: [{ field: "weight", value: "1 kg" }],
      changes: [],
    });
    expect(historyOf([])).toEqual({ current: [], changes: [] });
  });

  test("changes have the day of their revision, oldest first", () => {
    const history = historyOf([on("2026-01-01", "1 kg"), on("2026-02-01", "2 kg"), on("2026-03-01", "3 kg")]);
    expect(steps(history)).toEqual([
      ["2026-02-01", "1 kg", "2 kg"],
      ["2026-03-01", "2 kg", "3 kg"],
    ]);
  });

  test("several changes of one day become one, and none if the value returns", () => {
    const start = historyOf([on("2026-01-01", "1 kg")]);
    const twice = recordChanges(recordChanges(start, on("2026-02-01", "2 kg")), on("2026-02-01", "3 kg"));
    expect(steps(twice)).toEqual([["2026-02-01", "1 kg", "3 kg"]]);
    expect(steps(recordChanges(twice, on("2026-02-01", "1 kg")))).toEqual([]);
  });

  test("a renamed field takes its changes along", () => {
    const history = historyOf([on("2026-01-01", "1 kg"), on("2026-02-01", "2 kg"), on("2026-03-01", "2 kg", "mass")]);
    expect(history.changes.map(({ field }) => field)).toEqual(["mass"]);
  });

  test("continuing keeps changes and reasons, and adds only what followed", () => {
    const known: History = {
      current: [{ field: "weight", value: "2 kg" }],
      changes: [{ date: "2025-12-24", field: "weight", before: "1 kg", after: "2 kg", reason: "Lighter." }],
    };
    const revisions = [on("2026-01-01", "1 kg"), on("2026-02-01", "2 kg"), on("2026-03-01", "3 kg")];
    const history = continueHistory(known, revisions);
    expect(history.changes[0]).toEqual(known.changes[0]);
    expect(steps(history)).toEqual([
      ["2025-12-24", "1 kg", "2 kg"],
      ["2026-03-01", "2 kg", "3 kg"],
    ]);
    expect(continueHistory(history, revisions)).toEqual(history);
  });

  test("if no revision is the described one, only the last is compared", () => {
    const known: History = { current: [{ field: "weight", value: "9 kg" }], changes: [] };
    expect(steps(continueHistory(known, [on("2026-01-01", "1 kg"), on("2026-02-01", "2 kg")]))).toEqual([
      ["2026-02-01", "9 kg", "2 kg"],
    ]);
  });
});

describe("compare-values", () => {
  const values = (...pairs: readonly (readonly [string, string])[]): TrackedValue[] =>
    pairs.map(([field, value]) => ({ field, value }));
  const changes = (before: readonly TrackedValue[], after: readonly TrackedValue[]) =>
    compareValues(before, after).changes.map(({ field, ...change }) => [field, change.before, change.after]);

  test("a changed value, an added field and a removed field are changes", () => {
    expect(
      changes(values(["weight", "0.66 kg"], ["wifi", "5 GHz"]), values(["weight", "0.655 kg"], ["battery", "5 h"])),
    ).toEqual([
      ["weight", "0.66 kg", "0.655 kg"],
      ["battery", null, "5 h"],
      ["wifi", "5 GHz", null],
    ]);
  });

  test("the order of fields is not a change", () => {
    expect(changes(values(["a", "1"], ["b", "2"]), values(["b", "2"], ["a", "1"]))).toEqual([]);
  });

  test("a renamed field is not a change, and its new name is known", () => {
    const { changes: found, renamed } = compareValues(values(["mass", "2 kg"]), values(["weight", "2 kg"]));
    expect(found).toEqual([]);
    expect([...renamed]).toEqual([["mass", "weight"]]);
  });

  test("a paragraph in the middle does not change those after it", () => {
    const [first, third] = [["terms", "One."] as const, ["terms", "Three."] as const];
    expect(changes(values(first, third), values(first, ["terms", "Two."], third))).toEqual([["terms", null, "Two."]]);
  });

  test("a reworded paragraph is paired with the one in its place", () => {
    expect(changes(values(["terms", "One."], ["terms", "Two."]), values(["terms", "One!"], ["terms", "Two."]))).toEqual(
      [["terms", "One.", "One!"]],
    );
  });

  test("a paragraph that moved to another section is not a change", () => {
    const before = values(["a", "Stays."], ["a", "Moves."], ["b", "Other."]);
    expect(changes(before, values(["a", "Stays."], ["b", "Other."], ["b", "Moves."]))).toEqual([]);
  });
});
