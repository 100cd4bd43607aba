import { isRecord, type JsonValue } from "@capture/domain/lib/json-value";
import de from "../de.json";
import en from "../en.json";
import { mergeTexts } from "../src/merge-texts";

describe("mergeTexts", () => {
  test("replaces single texts, and keeps all others", () => {
    expect(mergeTexts({ a: "A", group: { b: "B", c: "C" } }, { group: { c: "Sea" } })).toEqual({
      a: "A",
      group: { b: "B", c: "Sea" },
    });
  });

  test("replaces a list as a whole, and the forms of a text with a number", () => {
    const defaults = { items: ["A", "B"], read: { one: "{count} minute", other: "{count} minutes" } };
    const overrides = { items: ["C"], read: { few: "{count} minuty", other: "{count} minut" } };
    expect(mergeTexts(defaults, overrides)).toEqual(overrides);
  });
});

/** A document with the placeholders of each text in its place. */
function shapeOf(value: JsonValue): JsonValue {
  if (Array.isArray(value)) return value.map(shapeOf);
  if (isRecord(value)) return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shapeOf(item)]));
  return typeof value === "string" ? (value.match(/\{[^}]*\}/g) ?? []).sort().join() : value;
}

test("all languages have the same documents, fields and placeholders", () => {
  expect(shapeOf(de as unknown as JsonValue)).toEqual(shapeOf(en as unknown as JsonValue));
});
