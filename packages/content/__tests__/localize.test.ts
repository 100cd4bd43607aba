import { isSameInAllLanguages } from "../src/locales/numbers";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readCollection, type Entry } from "../src/check/collection";
import { localizeFolder } from "../src/locales/localize";
import { hiddenFiles } from "../src/model/drafts";
import { filesBelow } from "../src/model/files-below";
import { hashText } from "../src/locales/texts";
import { composeTranslation } from "../src/locales/write";
import { provideContentFolder, GERMAN } from "../../../__tests__/support/content/content-folder";

const folder = provideContentFolder();
let target: string;

beforeEach(() => {
  folder.write("locales/de/language.json", JSON.stringify(GERMAN));
  target = mkdtempSync(join(tmpdir(), "de-"));
});

afterEach(() => rmSync(target, { recursive: true }));

/** A translated list. `sources` has the source of each text. */
const translation = (sources: Record<string, string>, items: readonly unknown[]): string => {
  const hashes = Object.entries(sources).map(([key, text]) => [key, hashText(text)] as const);
  return JSON.stringify({ items, $sources: Object.fromEntries(hashes) });
};

const readTarget = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(target, name), "utf8")) as Record<string, unknown>;

test("replaces texts by the id of their item, and keeps the source where nothing is translated", () => {
  folder.write(
    "locales/de/academy/faqs.json",
    translation({ "items[c].question": "Q c" }, [{ id: "c", question: "Frage c" }]),
  );
  localizeFolder(folder.path, "de", target);
  const items = readTarget("academy/faqs.json").items as Record<string, string>[];
  expect(items[2]).toMatchObject({ id: "c", question: "Frage c", answer: "A c" });
  expect(items[0]).toMatchObject({ question: "Q a" });
});

test("replaces texts of a list without ids by their position, and names that refer to them", () => {
  folder.write("locales/de/blog/categories.json", translation({ "items[0]": "Company News" }, ["Aus dem Unternehmen"]));
  localizeFolder(folder.path, "de", target);
  expect(readTarget("blog/categories.json").items).toEqual(["Aus dem Unternehmen", "Customer Stories"]);
  expect(readTarget("articles/7.json").category).toBe("Aus dem Unternehmen");
});

test("keeps the source where it has changed since it was translated", () => {
  folder.write("locales/de/blog/categories.json", translation({ "items[0]": "Company news" }, ["Unternehmen"]));
  localizeFolder(folder.path, "de", target);
  expect(readTarget("blog/categories.json").items).toEqual(["Company News", "Customer Stories"]);
});

describe("a language that shows translations of changed texts", () => {
  const localizeStale = (source: string, translated: string): unknown => {
    folder.write("locales/de/language.json", JSON.stringify({ ...GERMAN, stale: "show" }));
    folder.write("locales/de/blog/categories.json", translation({ "items[0]": source }, [translated]));
    localizeFolder(folder.path, "de", target);
    return readTarget("blog/categories.json").items;
  };

  test("keeps them while only words have changed", () => {
    expect(localizeStale("Company news", "Unternehmen")).toEqual(["Unternehmen", "Customer Stories"]);
  });

  test("shows the source instead when a figure has changed", () => {
    expect(localizeStale("News of 7 days", "Nachrichten aus 7 Tagen")).toEqual(["Company News", "Customer Stories"]);
  });
});

test("a page with too few translated texts is not listed, and the language knows its path", () => {
  localizeFolder(folder.path, "de", target);
  expect(readTarget("articles/7.json").seo).toMatchObject({ listed: false });
  expect(readTarget("locales/source.json").untranslated).toContain("/blog/7");
});

test("a page with the required share of translated texts is listed", () => {
  folder.write("locales/de/language.json", JSON.stringify({ ...GERMAN, minShare: 1 }));
  const { title } = JSON.parse(readFileSync(join(folder.path, "articles/7.json"), "utf8")) as { title: string };
  folder.write("locales/de/articles/7.json", JSON.stringify({ title: "Sieben", $sources: { title: hashText(title) } }));
  localizeFolder(folder.path, "de", target);
  expect(readTarget("articles/7.json").seo).not.toHaveProperty("listed");
  expect(readTarget("locales/source.json").untranslated).not.toContain("/blog/7");
});

test("links lead to the translated URLs of pages, and slugs stay the names of entries", () => {
  const slugs = [{ page: "/solutions/aec", slug: "bau" }];
  folder.write("locales/de/language.json", JSON.stringify({ ...GERMAN, slugs }));
  folder.change("articles/7.json", "<p>", '<p><a href=\\"/solutions/aec#results\\">AEC</a> ');
  localizeFolder(folder.path, "de", target);
  expect(readTarget("articles/7.json").content).toContain('href="/solutions/bau#results"');
  expect(readTarget("solutions/aec.json").slug).toBe("aec");
  expect(readTarget("locales/source.json").untranslated).toContain("/solutions/bau");
  expect(readTarget("locales/de/language.json").slugs).toEqual(slugs);
});

test("a draft stays a draft in the language, whose content does not mention its page", () => {
  const { title } = JSON.parse(readFileSync(join(folder.path, "articles/7.json"), "utf8")) as { title: string };
  folder.write("locales/de/articles/7.json", JSON.stringify({ title: "Sieben", $sources: { title: hashText(title) } }));
  folder.change("articles/7.json", '"id": 7,', '"id": 7, "draft": true,');
  localizeFolder(folder.path, "de", target);
  // The build leaves these files out: they have no page, no twin and no entry in the search.
  expect(hiddenFiles(target)).toEqual(["articles/7.json"]);
  expect(filesBelow(target).filter((name) => /^locales\/.*\/articles\//.test(name))).toEqual([]);
  expect(readTarget("locales/source.json").untranslated).not.toContain("/blog/7");
});

test("names the site’s own language, and keeps the settings of all languages", () => {
  localizeFolder(folder.path, "de", target);
  const { language, url } = JSON.parse(readFileSync(join(folder.path, "site.json"), "utf8")) as Record<string, string>;
  expect(readTarget("locales/source.json")).toMatchObject({ language });
  expect(readTarget("site.json").url).toBe(`${url}/de`);
  expect(readTarget("locales/de/language.json")).toMatchObject({ name: "Deutsch" });
});

test("sets the language of the site, and links to pictures without copying them", () => {
  localizeFolder(folder.path, "de", target);
  expect(readTarget("site.json")).toMatchObject({ language: "de", region: "DE", brand: "Acme" });
  expect(readTarget("site.json")).not.toHaveProperty("direction");
  expect(readFileSync(join(target, "images/wide.png"))).toEqual(readFileSync(join(folder.path, "images/wide.png")));
});

test("replaces the mailboxes of departments that answer in the language", () => {
  const mailboxes = { sales: "vertrieb@acme.example" };
  folder.write("locales/de/language.json", JSON.stringify({ ...GERMAN, mailboxes }));
  const own = (readCollection(folder.path).site as { mailboxes: object }).mailboxes;
  localizeFolder(folder.path, "de", target);
  expect(readTarget("site.json").mailboxes).toEqual({ ...own, ...mailboxes });
});

test("sets the direction of a language that is written from right to left", () => {
  folder.write("locales/ar/language.json", JSON.stringify({ ...GERMAN, direction: "rtl", region: "AE" }));
  localizeFolder(folder.path, "ar", target);
  expect(readTarget("site.json")).toMatchObject({ language: "ar", direction: "rtl" });
});

test("does not know a language without a folder", () => {
  expect(() => localizeFolder(folder.path, "fr", target)).toThrow("data/locales/fr/language.json does not exist.");
});

describe("composeTranslation", () => {
  const entryOf = (name: string): Entry => {
    const entry = readCollection(folder.path).entries.find(({ file }) => file.name === name);
    if (!entry) throw new Error(`There is no ${name}.`);
    return entry;
  };
  const schemas = () => readCollection(folder.path).schemas;

  test("writes the ids of items, and the hash of each source", () => {
    const translations = new Map([["items[c].question", "Frage c"]]);
    expect(composeTranslation(entryOf("academy/faqs.json"), translations, schemas())).toEqual({
      items: ["a", "b", "c", "d", "e", "f"].map((id) => (id === "c" ? { id, question: "Frage c" } : { id })),
      $sources: { "items[c].question": hashText("Q c") },
    });
  });

  test("keeps the hash from which a text was translated", () => {
    const translations = new Map([["items[1]", "Kundenberichte"]]);
    const hashes = { "items[1]": "00000000" };
    expect(composeTranslation(entryOf("blog/categories.json"), translations, schemas(), hashes)).toEqual({
      items: ["", "Kundenberichte"],
      $sources: hashes,
    });
  });
});

test.each([
  ["75 °C", true],
  ["120 kW", true],
  ["±1 cm", true],
  ["16384×8192", true],
  ["65 dB(A)", true],
  ["0.5 m", false],
  ["1,500 m²", false],
  ["1 500 m²", false],
  ["5 to 30 °C", false],
  ["4 hours", false],
  ["m", false],
])("whether the figure “%s” is the same in all languages", (text, isSame) => {
  expect(isSameInAllLanguages(text)).toBe(isSame);
});
