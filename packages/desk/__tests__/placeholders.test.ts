import { readCollection } from "@capture/content/check/collection";
import { wordsIn } from "@capture/words/words";
import { COMPANY } from "../../../__tests__/support/company/company";
import { settings, fieldAt } from "../../../__tests__/support/company/desk-forms";
import { showWords } from "../src/client/placeholders";
import { placeholdersOf } from "../src/config/placeholders";

const LABELS = "data/labels/interface.json";

test("an empty label shows the text of the engine in the language of the site, and may stay empty", () => {
  const search = wordsIn("de")["labels/interface.json"]?.search;
  expect(settings.placeholders[LABELS]).toMatchObject({ _default: { search } });
  expect(fieldAt(LABELS, "search").required).toBe(false);
});

test("another language shows the translation of the engine only for a text that the site has not changed", () => {
  const languages = { defaultLocale: "de", names: { "locales/en": "English" } };
  const placeholders = placeholdersOf(readCollection(COMPANY), languages)[LABELS];
  const { search, skipToContent } = wordsIn("de")["labels/interface.json"] ?? {};
  expect(placeholders?.de).toMatchObject({ search, skipToContent });
  expect(placeholders?.["locales/en"]).toMatchObject({ search: wordsIn("en")["labels/interface.json"]?.search });
  expect(placeholders?.["locales/en"]).not.toHaveProperty("skipToContent");
});

test("only the fields of a form of which the engine has texts show one", () => {
  const listeners = { location: { hash: "#/collections/labels/entries/interface" }, window: {} as Window };
  Object.assign(globalThis, listeners);
  showWords({ [LABELS]: { _default: { search: "Suche" } } }, settings.config.collections ?? []);
  const { placeholderOf } = listeners.window;
  expect([placeholderOf?.("search", "_default"), placeholderOf?.("search", "locales/fr")]).toEqual([
    "Suche",
    undefined,
  ]);
  listeners.location.hash = "#/collections/articles/entries/1";
  expect(placeholderOf?.("search", "_default")).toBeUndefined();
});
