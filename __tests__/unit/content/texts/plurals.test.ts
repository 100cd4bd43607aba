import { formatCount, pluralCategories } from "../../../../src/domain/plurals";

test.each([
  [1, "en-US", { one: "{count} room", other: "{count} rooms" }, "1 room"],
  [1200, "en-US", { one: "{count} room", other: "{count} rooms" }, "1,200 rooms"],
  [1200, "de-DE", { one: "{count} Raum", other: "{count} Räume" }, "1.200 Räume"],
  [
    3,
    "pl-PL",
    { one: "{count} pokój", few: "{count} pokoje", many: "{count} pokoi", other: "{count} pokoju" },
    "3 pokoje",
  ],
  [5, "pl-PL", { one: "{count} pokój", few: null, many: null, other: "{count} pokoju" }, "5 pokoju"],
])("formats %d in %s", (count, locale, forms, text) => {
  expect(formatCount(count, forms, locale)).toBe(text);
});

test("lists the plural forms that counts need", () => {
  expect(pluralCategories("en-US").sort()).toEqual(["one", "other"]);
  expect(pluralCategories("fr-FR").sort()).toEqual(["one", "other"]);
  expect(pluralCategories("pl-PL").sort()).toEqual(["few", "many", "one"]);
  expect(pluralCategories("ja-JP")).toEqual(["other"]);
});
