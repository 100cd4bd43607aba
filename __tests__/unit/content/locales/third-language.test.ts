import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLanguage } from "../../../../scripts/content/new/language";
import { readCollection } from "../../../../src/content/check/collection";
import { localizeFolder } from "../../../../src/content/locales/localize";
import { textsOf } from "../../../../src/content/locales/texts";
import { composeTranslation } from "../../../../src/content/locales/write";
import { routesOf } from "../../../../src/content/model/routes";
import { provideContentFolder } from "../../../support/content/content-folder";

/** The sources of the three pages that are translated, with their paths. */
const PAGES = {
  "articles/7.json": "/blog/7",
  "pages/blog.json": "/blog",
  "solutions/aec.json": "/solutions/aec",
} as const;
const FRENCH = /^« .* »$/s;

const folder = provideContentFolder();
let target: string;
beforeEach(() => {
  target = mkdtempSync(join(tmpdir(), "fr-"));
  createLanguage(folder.path, "de");
  createLanguage(folder.path, "fr");
  const { entries, schemas } = readCollection(folder.path);
  for (const entry of entries.filter(({ file }) => file.name in PAGES)) {
    const texts = [...textsOf(entry, schemas)].map(([key, { text }]) => [key, `« ${text} »`] as const);
    const translation = composeTranslation(entry, new Map(texts), schemas);
    folder.write(`locales/fr/${entry.file.name}`, JSON.stringify(translation, null, 2));
  }
});
afterEach(() => {
  rmSync(target, { recursive: true });
});

/** The titles of entries in a language, and the pages that it does not publish. */
function localize(code: string): { title: (name: string) => string; untranslated: string[] } {
  localizeFolder(folder.path, code, target);
  const read = (name: string): Record<string, unknown> =>
    JSON.parse(readFileSync(join(target, name), "utf8")) as Record<string, unknown>;
  return {
    title: (name) => String(read(name).title),
    untranslated: read("locales/source.json").untranslated as string[],
  };
}

test("a language that translates three pages publishes these, and falls back elsewhere", () => {
  const { title, untranslated } = localize("fr");
  const others = [...routesOf(readCollection(folder.path))].filter(([, { isPlanned }]) => isPlanned !== true);
  const paths = others.map(([path]) => path).filter((path) => !Object.values<string>(PAGES).includes(path));
  expect(paths.length).toBeGreaterThan(0);
  expect([...untranslated].sort()).toEqual(paths.sort());
  expect(title("articles/7.json")).toMatch(FRENCH);
  expect(title("products/pro.json")).not.toMatch(FRENCH);
});

test("the other languages do not show its texts", () => {
  const { title, untranslated } = localize("de");
  expect(untranslated).toEqual(expect.arrayContaining(Object.values(PAGES)));
  expect(title("articles/7.json")).not.toMatch(FRENCH);
});

test("the check accepts it", () => {
  expect(folder.problems()).toEqual([]);
});
