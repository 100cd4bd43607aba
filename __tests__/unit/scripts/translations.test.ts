import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { readCollection } from "@capture/content/check/collection";
import { readLanguages } from "@capture/content/locales/languages";
import { textsOf } from "@capture/content/locales/texts";
import { wordsIn } from "@capture/words/words";
import { createLanguage } from "../../../scripts/content/new/language";
import { acceptAll, exportTexts, importTexts, type Work } from "../../../scripts/content/translations/exchange";
import { writeWords } from "../../../scripts/content/translations/write-words";
import { COMPANY } from "../../support/company/company";

// Prettier imports itself dynamically, which Jest cannot do.
jest.mock("../../../scripts/lib/format-file", () => ({ formatFile: () => Promise.resolve() }));

const LABELS = "labels/interface.json";
const CONTACT = "forms/contact.json";
const ARTICLE = "labels/article.json";
const TRANSLATED = `locales/en/${LABELS}`;

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), "translations-"));
  cpSync(COMPANY, site, { recursive: true });
  createLanguage(site, "en");
});
afterEach(() => rmSync(site, { recursive: true }));

function write(name: string, value: object): void {
  mkdirSync(dirname(join(site, name)), { recursive: true });
  writeFileSync(join(site, name), JSON.stringify(value));
}

const read = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(join(site, name), "utf8")) as Record<string, unknown>;

function workOn(): Work {
  const collection = readCollection(site);
  const [language] = readLanguages(collection);
  if (!language) throw new Error("The site has no other language.");
  const sources = collection.entries.filter((entry) => textsOf(entry, collection.schemas).size > 0);
  return { collection, language, sources, locales: { source: "de-DE", translation: "en-US" } };
}

test("all translations are accepted together, but only those of changed sources are written", async () => {
  write("locales/en/products/kluppe.json", { subtitle: "A scanner", title: "KLUPPE" });
  write("locales/en/products/rahmen.json", { title: "RAHMEN" });
  expect(await acceptAll(workOn())).toEqual([
    { name: "products/kluppe.json", count: 2 },
    { name: "products/rahmen.json", count: 1 },
  ]);
  expect(await acceptAll(workOn())).toEqual([]);
});

describe("translations that return", () => {
  const english = wordsIn("en")[LABELS] ?? {};

  /** Exports the texts, and imports them with changes. */
  async function exchange(change: (xml: string) => string): Promise<void> {
    const path = join(site, "texts.xlf");
    await exportTexts(workOn(), path);
    writeFileSync(path, change(readFileSync(path, "utf8")));
    await importTexts(workOn(), path);
  }

  test("are not written where the engine shows the same", async () => {
    await exchange((xml) => xml);
    expect(existsSync(join(site, TRANSLATED))).toBe(false);
  });

  test("replace a text of the site, also by the wording of the engine", async () => {
    write(TRANSLATED, { search: "Find it" });
    await exchange((xml) => xml.replace("Find it", String(english.search)));
    expect(read(TRANSLATED).search).toBe(english.search);
  });

  test("are written for a text that the site has changed, also in the wording of the engine", async () => {
    write(LABELS, { $schema: "../schemas/labels-interface.schema.json", search: "Finden" });
    await exchange((xml) => xml.replace(/<source>Finden<\/source>/, `$&<target>${String(english.search)}</target>`));
    expect(read(TRANSLATED)).toMatchObject({ search: english.search });
  });
});

test("the words of the site’s own language have the format of the engine, with all plural forms of the site", async () => {
  write("site.json", { ...read("site.json"), language: "pl", region: "PL" });
  const readTime = { one: "{count} minuta", few: "{count} minuty", many: "{count} minut", other: "{count} minuty" };
  write(ARTICLE, { $schema: "../schemas/labels-article.schema.json", readTime });
  const name = { name: "firstName", label: "Imię", type: "text", autocomplete: "name" };
  write(CONTACT, { ...read(CONTACT), inputs: [name] });
  await writeWords(readCollection(site), "pl", join(site, "pl.json"));
  const words = read("pl.json") as Record<string, { inputs?: object[] }>;
  expect(words[ARTICLE]).toEqual({ ...wordsIn("pl")[ARTICLE], readTime });
  const [first, ...others] = wordsIn("pl")[CONTACT]?.inputs as object[];
  expect(words[CONTACT]?.inputs).toEqual([{ ...first, label: "Imię" }, ...others]);
});
