import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compareTexts } from "../../../src/content/locales/compare";
import { readLanguages } from "../../../src/content/locales/languages";
import { mistakesIn } from "../../../src/content/check/problem";
import { checkContent } from "../../../src/content/check/check";
import { readCollection } from "../../../src/content/check/collection";
import { writePseudoContent } from "../../../testing/pseudo-locale/write-pseudo-content";
import { provideContentFolder } from "../../support/content/content-folder";

const folder = provideContentFolder();
let target: string;
let content: string;

beforeAll(() => {
  target = mkdtempSync(join(tmpdir(), "pseudo-"));
  content = writePseudoContent(folder.path, target);
});

afterAll(() => {
  rmSync(target, { recursive: true });
});

const read = (folder: string, name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(folder, name), "utf8")) as Record<string, unknown>;

test("runs from right to left, and keeps the company’s name", () => {
  expect(read(content, "site.json")).toMatchObject({ language: "ar", direction: "rtl", brand: "Acme" });
});

test("replaces the names of texts wherever an entry refers to them", () => {
  const categories = read(content, "blog/categories.json").items as string[];
  expect(categories).toContain("Çööɱþááñýý Ñééŵš");
  expect(categories).toContain(read(content, "articles/7.json").category);
});

test("translates every text of every file", () => {
  const collection = readCollection(join(target, "source"));
  const [language] = readLanguages(collection);
  const missing = collection.entries
    .filter(({ file }) => !file.name.startsWith("locales/"))
    .flatMap((entry) => compareTexts(entry, language?.files.get(entry.file.name), collection.schemas).missing);
  expect(missing).toEqual([]);
});

test("keeps figures, tags and placeholders, as the content check requires", () => {
  const mistakes = mistakesIn(checkContent(join(target, "source")));
  expect(mistakes.filter(({ file }) => file.startsWith("data/locales/"))).toEqual([]);
});

test("links pictures and videos to those of the source", () => {
  const picture = readFileSync(join(folder.path, "images/wide.png"));
  expect(readFileSync(join(content, "images/wide.png"))).toEqual(picture);
});
