import { readFileSync } from "node:fs";
import { join } from "node:path";
import { hashText } from "../../../../src/content/locales/texts";
import { provideContentFolder } from "../../../support/content/content-folder";
import { GERMAN } from "../../../support/content/content-folder";

const content = provideContentFolder();

const LANGUAGE = { ...GERMAN, minShare: 1 };

/** The notices about links, after an article and perhaps its target were translated. */
function noticesOf(...translated: string[]): string[] {
  content.write("locales/de/language.json", JSON.stringify(LANGUAGE));
  content.change("articles/7.json", "<p>", '<p><a href=\\"/solutions/aec\\">AEC</a> ');
  for (const name of translated) {
    const source = JSON.parse(readFileSync(join(content.path, name), "utf8")) as Record<string, string>;
    const keys = ["title", "description", "content"].filter((key) => typeof source[key] === "string");
    const texts = Object.fromEntries(keys.map((key) => [key, source[key]]));
    const $sources = Object.fromEntries(keys.map((key) => [key, hashText(source[key] ?? "")]));
    content.write(`locales/de/${name}`, JSON.stringify({ ...texts, $sources }, null, 2));
  }
  return content.problems().filter((line) => line.includes("is not published in"));
}

test("gives a notice for a link to a page that the language does not publish, at the translated text", () => {
  expect(noticesOf("articles/7.json")).toEqual([
    "data/locales/de/articles/7.json:3:14 notice: content: this links to /solutions/aec, which is not published in Deutsch: too few of its texts are translated.",
  ]);
});

test("a link to a page that the language publishes is in order", () => {
  expect(noticesOf("articles/7.json", "solutions/aec.json")).toEqual([]);
});

test("a page that the language does not publish may link to others", () => {
  expect(noticesOf()).toEqual([]);
});
