import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { wordsIn } from "@capture/words/words";
import { checkContent } from "../src/check/check";
import { problemText } from "../src/check/problem";
import { completeDocuments } from "../src/model/complete";
import { localizeFolder } from "../src/locales/localize";
import { readSchemas, schemaOf, schemaPath } from "../src/model/schemas";
import { COMPANY } from "../../../__tests__/support/company/company";
import { COMPANY_ORIGINS } from "../../../testing/company-site";

const LABELS = "labels/interface.json";
const CONTACT = "forms/contact.json";
const SCHEMA = { $schema: "../schemas/labels-interface.schema.json" };

let site: string;

beforeEach(() => {
  process.env.ALLOWED_ORIGINS = COMPANY_ORIGINS;
  site = mkdtempSync(join(tmpdir(), "words-"));
  cpSync(COMPANY, site, { recursive: true });
});
afterEach(() => rmSync(site, { recursive: true }));

function write(name: string, value: object): void {
  mkdirSync(dirname(join(site, name)), { recursive: true });
  writeFileSync(join(site, name), JSON.stringify(value, null, 2));
}

const addLanguage = (code: string, region: string): void =>
  write(`locales/${code}/language.json`, {
    $schema: "../../schemas/language.schema.json",
    name: code,
    direction: "ltr",
    region,
    minShare: 90,
  });

const problems = (): string[] => checkContent(site).map(problemText);

test("a site as version 1.0.0 wrote it is in order", () => {
  cpSync(`${COMPANY}-1.0.0`, site, { recursive: true });
  expect(problems()).toEqual([]);
});

test.each(["de", "en"])("the texts of the engine in “%s” are in order as those of a site", (language) => {
  const facts = JSON.parse(readFileSync(join(site, "site.json"), "utf8")) as object;
  write("site.json", { ...facts, language });
  const schemas = readSchemas(site);
  for (const [name, texts] of Object.entries(wordsIn(language))) {
    const [schemaFile = "", schema] = schemaOf(name, schemas) ?? [];
    expect(Object.keys(texts)).toEqual(expect.arrayContaining(schema?.["x-words"] ?? []));
    write(name, { $schema: schemaPath(name, schemaFile), ...texts });
  }
  expect(problems().filter((line) => /^data\/(labels|forms|not-found)/.test(line))).toEqual([]);
});

test("the texts of a site replace single texts, and a file with x-optional turns its part on", () => {
  write(LABELS, { ...SCHEMA, search: "Finden" });
  const documents = completeDocuments(site);
  expect(documents.get(LABELS)).toMatchObject({ search: "Finden", reload: wordsIn("de")[LABELS]?.reload });
  expect([documents.has("labels/markdown.json"), documents.has("labels/own-scan.json")]).toEqual([true, false]);
});

test("reports once how many texts a language of the site lacks that the engine does not have", () => {
  addLanguage("fr", "FR");
  expect(problems()).toEqual([
    expect.stringMatching(
      /^data\/locales\/fr\/[\w/-]+\.json:1:1 notice: \d{3} texts of buttons, labels and messages are shown in “de”, because the engine has none in “fr”; write them here and in \d+ other files\. “npm run content:translations -- fr --words fr\.json” writes all of them into one file\.$/,
    ),
  ]);
});

describe("another language that the engine has", () => {
  const textsIn = (code: string, name: string): unknown => {
    const target = mkdtempSync(join(tmpdir(), "words-"));
    localizeFolder(site, code, target);
    const texts = completeDocuments(target).get(name);
    rmSync(target, { recursive: true });
    return texts;
  };

  beforeEach(() => addLanguage("en", "US"));

  test("has the texts of the engine, and those of the site in their place", () => {
    write("locales/en/labels/interface.json", { search: "", reload: "Load it again" });
    expect(textsIn("en", LABELS)).toMatchObject({ search: wordsIn("en")[LABELS]?.search, reload: "Load it again" });
  });

  test("has the texts of the engine in a list of which the site translates one text", () => {
    rmSync(join(site, CONTACT));
    const inputs = wordsIn("en")[CONTACT]?.inputs as { label: string }[];
    write(`locales/en/${CONTACT}`, { inputs: [{ label: "Given name" }] });
    const [, ...others] = inputs.map(({ label }) => ({ label }));
    expect(textsIn("en", CONTACT)).toMatchObject({ inputs: [{ label: "Given name" }, ...others] });
  });

  test("shows a text that only the site has as it is, until it is translated", () => {
    write(LABELS, { ...SCHEMA, search: "Finden" });
    expect(textsIn("en", LABELS)).toMatchObject({ search: "Finden", reload: wordsIn("en")[LABELS]?.reload });
    expect(problems()).toContain("data/locales/en/labels/interface.json:1:1 notice: 1 text is not translated: search.");
  });
});
