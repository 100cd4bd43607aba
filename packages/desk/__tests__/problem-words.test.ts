import type { Collection } from "@sveltia/cms";
import { findField } from "../src/client/form-field";
import { messageWords, placeWords } from "../src/client/problems/problem-words";

const KEYWORDS = { name: "keywords", label: "Keywords", field: { name: "keywords" } };
const RULES = { name: "rules", label: "Rules", fields: [{ name: "when", label: "Condition" }] };
const collections = [
  {
    name: "articles",
    label: "Articles",
    label_singular: "Article",
    folder: "data/{{locale}}/articles",
    i18n: true,
    fields: [{ name: "seo", label: "Search engines", fields: [KEYWORDS] }, RULES],
  },
] as Collection[];
const languages = { defaultLocale: "en", names: { "locales/de": "German" } };
const problem = { file: "data/articles/7.json", line: 3, column: 5, where: "", message: "" };

test.each([
  ["seo.keywords[0]", "Article 7 › Search engines › Keywords, first"],
  ["rules[10].when", "Article 7 › Rules, 11th › Condition"],
  ["rules[21]", "Article 7 › Rules, 22nd"],
  ["readTime", "Article 7 › Read time"],
])("names %s by the labels of the form", (where, label) => {
  expect(findField({ ...problem, where }, collections, languages)?.label).toBe(label);
});

test.each([
  ["data/articles/7.json already has this title.", "Article 7 already has this title."],
  ["the text of data/locales/de/articles/7.json is old.", "The text of Article 7 › German is old."],
  ["14 published entries in data/articles/*.json, 15 expected.", "14 published entries in Articles, 15 expected."],
  ["there is no picture data/images/mill/tower.jpg.", "There is no picture “tower.jpg”."],
  [
    "there is no image at rules[2].when; see example.com.",
    "There is no image at Rules, third › Condition; see example.com.",
  ],
  [
    "no Author has the slug “a”; the existing slugs are: b.",
    "No Author has the address “a”; the existing addresses are: b.",
  ],
])("says “%s” in words of the forms", (message, words) => {
  expect(messageWords({ ...problem, message }, collections, languages)).toBe(words);
});

test("names a file without a form, and its line if people read it as text", () => {
  expect(placeWords({ ...problem, file: "data/images/old.jpg" })).toBe("“old.jpg”");
  expect(placeWords({ ...problem, file: "data/developers/openapi.json" })).toBe("“openapi.json”, line 3");
});
