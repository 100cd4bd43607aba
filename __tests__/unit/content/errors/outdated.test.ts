import { provideContentFolder } from "../../../support/content/content-folder";

const ARTICLE = "articles/7.json";
const PROMISE = "It ships in Q3 2025. word0";
const content = provideContentFolder();

test("gives a notice for a promise whose day has passed", () => {
  content.expectAfter(ARTICLE, "<p>word0", `<p>${PROMISE}`, [
    "data/articles/7.json:6:14 notice: content: “ships in Q3 2025” has passed; update the text, or say what became of it.",
  ]);
});

test("accepts a promise for a later day, and one that a later note explains", () => {
  content.expectAfter(ARTICLE, "<p>word0", "<p>It ships in Q3 2095. word0", []);
  content.change(ARTICLE, "It ships in Q3 2095. word0", PROMISE);
  content.expectAfter(
    ARTICLE,
    '"title":',
    '"update": { "date": "2025-11-01", "text": "It has shipped." },\n  "title":',
    [],
  );
});

test("still gives a notice if the note is older than the promise", () => {
  content.change(ARTICLE, "<p>word0", `<p>${PROMISE}`);
  content.change(ARTICLE, '"title":', '"update": { "date": "2025-08-01", "text": "It is nearly done." },\n  "title":');
  expect(content.problems()).toEqual([expect.stringContaining("notice: content: “ships in Q3 2025” has passed")]);
});

test("gives a notice for an entry whose day of review has passed", () => {
  content.change(ARTICLE, '"title":', '"reviewBy": "2026-01-31", "title":');
  expect(content.problems()).toEqual([
    expect.stringContaining(
      "notice: reviewBy: this day has passed; read the texts again, then set a later day or remove it.",
    ),
  ]);
  content.expectAfter(ARTICLE, "2026-01-31", "2096-01-31", []);
});
