import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readCollection } from "@capture/content/check/collection";
import { localizeFolder } from "@capture/content/locales/localize";
import { textsOf, hashText } from "@capture/content/locales/texts";
import { composeTranslation } from "@capture/content/locales/write";
import { routesOf } from "@capture/content/model/routes";
import { createLanguage } from "../../../scripts/content/new/language";
import { provideContentFolder } from "../../support/content/content-folder";
import { readLanguage } from "../../../scripts/site/languages/localized-content";
import { fromXliff, toXliff, type TextFile } from "../../../scripts/content/translations/xliff";

const folder = provideContentFolder();

describe("third-language", () => {
  /** The sources of the three pages that are translated, with their paths. */
  const PAGES = {
    "articles/7.json": "/blog/7",
    "pages/blog.json": "/blog",
    "solutions/aec.json": "/solutions/aec",
  } as const;
  const FRENCH = /^« .* »$/s;
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
  afterEach(() => rmSync(target, { recursive: true }));

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

  test("the check accepts it, and counts the texts of the engine that it lacks", () => {
    expect(folder.problems()).toEqual([expect.stringContaining("because the engine has none in “fr”")]);
  });
});

describe("new-language", () => {
  test.each([
    ["fr", { name: "Français", direction: "ltr", region: "FR" }],
    ["ar", { name: "العربية", direction: "rtl", region: "EG" }],
  ])("a new language “%s” has its name, its direction and its region, and is valid", (code, expected) => {
    const file = createLanguage(folder.path, code);
    expect(JSON.parse(readFileSync(join(folder.path, file), "utf8"))).toMatchObject(expected);
    expect(folder.problems()).toEqual([expect.stringContaining(`because the engine has none in “${code}”`)]);
  });

  test("refuses what is not a language, the site’s own language, and one that the site has", () => {
    createLanguage(folder.path, "fr");
    const refused = (code?: string) => () => createLanguage(folder.path, code);
    expect(refused()).toThrow("Missing language.");
    expect(refused("french")).toThrow("“french” is not the code of a language, such as fr.");
    expect(refused("qqq")).toThrow("“qqq” is not the code of a language, such as fr.");
    expect(refused("en")).toThrow("The site is written in “en”; add another language.");
    expect(refused("fr")).toThrow("data/locales/fr/language.json already exists.");
  });
});

describe("localized-content", () => {
  test.each([
    [[], undefined, []],
    [["--language", "de"], "de", []],
    [["--port", "8001", "--language=de", "--open"], "de", ["--port", "8001", "--open"]],
    [["-H", "0.0.0.0", "--language", "de"], "de", ["-H", "0.0.0.0"]],
  ])("%j has the language %s, and the arguments %j for Gatsby", (args, language, others) => {
    expect(readLanguage(args)).toEqual({ language, others });
  });
});

describe("xliff", () => {
  const FILES: readonly TextFile[] = [
    {
      name: "products/pro.json",
      texts: [
        { key: "title", path: ["title"], text: "Eight lenses & <b>8K</b>", translation: "Acht Objektive & <b>8K</b>" },
        { key: "parts[lens].name", path: ["parts", 0, "name"], text: "Lens {count}" },
      ],
    },
  ];

  test("XLIFF has valid ids, and comes back as it was written", async () => {
    const xml = await toXliff(FILES, "en-US", "de-DE");
    expect(xml).toContain('version="2.0" srcLang="en-US" trgLang="de-DE"');
    const ids = [...xml.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
    expect(ids).toEqual(["products:pro.json", "title", "parts:lens.name"]);
    expect(await fromXliff(xml, FILES, "de-DE")).toEqual(
      new Map([
        [
          "products/pro.json",
          [{ key: "title", translation: "Acht Objektive & <b>8K</b>", hash: hashText("Eight lenses & <b>8K</b>") }],
        ],
      ]),
    );
  });

  test("a text keeps the hash of the source that the translator saw", async () => {
    const xml = (await toXliff(FILES, "en-US", "de-DE")).replace("Eight lenses", "Six lenses");
    const [[text] = []] = (await fromXliff(xml, FILES, "de-DE")).values();
    expect(text?.hash).toBe(hashText("Six lenses & <b>8K</b>"));
  });

  test("a file for another language is an error", async () => {
    const xml = await toXliff(FILES, "en-US", "fr-FR");
    await expect(fromXliff(xml, FILES, "de-DE")).rejects.toThrow("The XLIFF file is for “fr-FR”, not for “de-DE”.");
  });
});
