import type { Field } from "@sveltia/cms";
import { readCollection } from "@capture/content/check/collection";
import { hashText, textsOf } from "@capture/content/locales/texts";
import { composeTranslation } from "@capture/content/locales/write";
import type { JsonValue } from "@capture/domain/lib/json-value";
import { formatDocument } from "../src/client/documents";
import { findField, findForm } from "../src/client/form-field";
import { textsIn } from "../src/client/form-texts";
import { composeFile, fillTranslation, readTranslation } from "../src/client/translations/translation-file";
import { composePreSave, fillTranslations } from "../src/client/translations/translations";
import { createDeskSettings } from "../src/config/settings";
import { provideContentFolder, GERMAN } from "../../../__tests__/support/content/content-folder";

const BACKEND = { name: "github", repo: "owner/name" } as const;

const folder = provideContentFolder();

const settingsWithLanguage = () => {
  folder.write("locales/de/language.json", JSON.stringify(GERMAN));
  return createDeskSettings(folder.path, BACKEND, true);
};

test("a site without other languages has no trace of them in the desk", () => {
  const settings = JSON.stringify(createDeskSettings(folder.path, BACKEND, true));
  expect(settings).not.toMatch(/i18n|\{\{locale\}\}|"languages"|locales/);
});

test("languages have a form", () => {
  const { config } = settingsWithLanguage();
  expect(findForm("data/locales/de/language.json", config.collections ?? [])).toMatchObject({
    hash: "#/collections/locales/entries/de/language",
    isTranslated: false,
  });
});

test("the forms translate exactly the texts that the check counts", () => {
  const { config } = settingsWithLanguage();
  const collection = readCollection(folder.path);
  const withForm = collection.entries.flatMap((entry) => {
    const form = findForm(`data/${entry.file.name}`, config.collections ?? []);
    return form ? [{ entry, form }] : [];
  });
  expect(withForm.length).toBeGreaterThan(10);
  for (const { entry, form } of withForm) {
    const keys = textsIn(entry.value, form.fields).map(({ key }) => key);
    expect([entry.file.name, keys.sort()]).toEqual([
      entry.file.name,
      [...textsOf(entry, collection.schemas).keys()].sort(),
    ]);
  }
});

test("a problem of a translation links to its field in the form of the entry", () => {
  const { config, languages } = settingsWithLanguage();
  const problem = { file: "data/locales/de/authors/jane.json", where: "bio", line: 1, column: 1, message: "" };
  expect(findField(problem, config.collections ?? [], languages)).toEqual({
    label: expect.stringMatching(/^Author jane › Deutsch › /) as string,
    hash: "#/collections/authors/entries/jane",
    keyPath: "bio",
    locale: "locales/de",
  });
  const own = { ...problem, file: "data/authors/jane.json" };
  expect(findField(own, config.collections ?? [], languages)?.locale).toBe(languages?.defaultLocale);
});

test("the form of a label that only a language overrides shows it, and saves it again", async () => {
  const { config, keys, words = {} } = settingsWithLanguage();
  const collections = config.collections ?? [];
  const file = "data/labels/interface.json";
  const source = { $schema: "../schemas/labels-interface.schema.json" };
  const override = { search: "Finden" };
  Object.assign(globalThis, { location: { hash: "#/collections/labels/entries/interface" }, window: {} });
  fillTranslations(collections, words);
  const contents = { en: source, "locales/de": readTranslation(override) ?? {} };
  window.fillTranslations?.(contents, "en", findForm(file, collections)?.fields ?? []);
  expect(contents["locales/de"]).toMatchObject(override);

  const written: unknown[] = [];
  const values: Readonly<Record<string, unknown>> = {
    path: file,
    data: { toJS: () => source },
    i18n: { toJS: () => ({ "locales/de": { data: contents["locales/de"] } }) },
  };
  const entry = {
    get: (key: string) => values[key],
    setIn: (_path: string[], value: unknown) => {
      written.push(JSON.parse(String(value)));
      return entry;
    },
  };
  const event = { entry } as unknown as Parameters<ReturnType<typeof composePreSave>>[0];
  await composePreSave(() => undefined, collections, keys, words)(event);
  expect(written).toEqual([{ ...override, $sources: { search: hashText("Search") } }]);
});

describe("a translated file", () => {
  const FIELDS = [
    { name: "title", widget: "string", i18n: true },
    { name: "order", widget: "number" },
    { name: "body", widget: "html", i18n: true },
    {
      name: "items",
      widget: "list",
      i18n: "duplicate",
      fields: [
        { name: "id", widget: "string" },
        { name: "text", widget: "text", i18n: true },
      ],
    },
    { name: "points", widget: "list", i18n: "duplicate", field: { name: "point", widget: "string", i18n: true } },
  ] as unknown as Field[];
  const ITEMS: JsonValue[] = [{ text: "Eins" }, { id: "two", text: "Zwei" }];
  const SOURCE: Record<string, JsonValue> = {
    title: "Title",
    order: 1,
    items: [{ text: "One" }, { id: "two", text: "Two" }] as JsonValue[],
    points: ["First", "Second"],
  };
  const FILE = {
    title: "Titel",
    items: ITEMS,
    $sources: { title: "00000000", "items[0].text": hashText("One"), "items[two].text": hashText("Two") },
  };

  const save = async (source: JsonValue, content: Record<string, JsonValue>): Promise<unknown> =>
    JSON.parse(
      await composeFile(source, { ...(readTranslation(FILE) as Record<string, JsonValue>), ...content }, FIELDS),
    );

  test("has empty texts in its form where it has no translation", () => {
    const flat = { title: "Title", order: 1, "items.0.id": "two", "items.0.text": "Two", "points.0": "First" };
    expect(fillTranslation(flat, readTranslation(FILE) ?? {}, FIELDS)).toMatchObject({
      title: "Titel",
      "items.0.text": "Zwei",
      "points.0": "",
    });
  });

  test("is unchanged when nothing was edited", async () => {
    expect(await save(SOURCE, { title: "Titel", items: ITEMS })).toEqual(FILE);
  });

  test("gets the hash of the present source for a changed text, and keeps other hashes", async () => {
    expect(await save(SOURCE, { title: "Überschrift", items: ITEMS })).toEqual({
      ...FILE,
      title: "Überschrift",
      $sources: { ...FILE.$sources, title: hashText("Title") },
    });
    const stale = { ...SOURCE, items: [{ text: "1" }, { id: "two", text: "Two" }] as JsonValue[] };
    expect(await save(stale, { title: "Titel", items: ITEMS })).toEqual(FILE);
  });

  test("does not contain an emptied text, or HTML that Sveltia has copied", async () => {
    const source = { ...SOURCE, body: "<p>Text</p>" };
    const { title: _title, ...sources } = FILE.$sources;
    expect(await save(source, { title: " ", body: "<p>Text</p>", items: ITEMS })).toEqual({
      items: ITEMS,
      $sources: sources,
    });
  });

  test("keeps the hash of a text whose item has moved", async () => {
    const source = { title: "Title", items: [{ text: "Zero" }, { text: "One" }] };
    expect(await save(source, { title: "Titel", items: [{ text: "" }, { text: "Eins" }] })).toEqual({
      title: "Titel",
      items: [{}, { text: "Eins" }],
      $sources: { title: "00000000", "items[1].text": hashText("One") },
    });
  });

  describe("of a document of which the engine has texts", () => {
    const WORDS = { title: "Engine’s title", points: ["One point"] };
    const OVERRIDES = { title: "Titel", points: ["Ein Punkt"], $sources: { title: "00000000" } };
    const translation = readTranslation(OVERRIDES) ?? {};

    test("shows the texts that replace those of the engine, except in lists that the site does not have", () => {
      const filled = { ...translation, order: 1, title: "Titel" };
      expect(fillTranslation({ order: 1 }, translation, FIELDS, WORDS)).toEqual(filled);
    });

    test("keeps them when it is saved, and gets those that were added", async () => {
      const saveOverrides = async (title: string): Promise<unknown> =>
        JSON.parse(
          await composeFile({ title: "", points: [] }, { ...translation, title } as JsonValue, FIELDS, WORDS),
        ) as unknown;
      const points = { "points[0]": hashText("One point") };
      expect(await saveOverrides("Titel")).toEqual({ ...OVERRIDES, $sources: { ...OVERRIDES.$sources, ...points } });
      expect(await saveOverrides("Überschrift")).toEqual({
        ...OVERRIDES,
        title: "Überschrift",
        $sources: { title: hashText("Engine’s title"), ...points },
      });
      expect(await saveOverrides("")).toEqual({ points: OVERRIDES.points, $sources: points });
    });
  });

  test("has the same bytes as one that the commands write", async () => {
    const { config, keys } = settingsWithLanguage();
    const collection = readCollection(folder.path);
    for (const entry of collection.entries) {
      const form = findForm(`data/${entry.file.name}`, config.collections ?? []);
      if (!form?.isTranslated) continue;
      const texts = [...textsOf(entry, collection.schemas).values()];
      const translations = new Map(texts.map(({ key, text }) => [key, text]));
      const document = composeTranslation(entry, translations, collection.schemas);
      const written = await formatDocument(JSON.stringify(document, null, 2));
      const order = keys[entry.schemaFile] ?? [];
      const fields = form.fields.toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
      const content = { ...(readTranslation(document) as object), ...(entry.value as object) } as JsonValue;
      expect(await formatDocument(await composeFile(entry.value, content, fields))).toBe(written);
    }
  });
});
