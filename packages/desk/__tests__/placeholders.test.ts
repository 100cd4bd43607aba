import { wordsIn } from "@capture/words/words";
import { settings, fieldAt } from "../../../__tests__/support/company/desk-forms";
import { showWords } from "../src/client/placeholders";

const LABELS = "data/labels/interface.json";

test("an empty label shows the text of the engine in the language of the site, and may stay empty", () => {
  const search = wordsIn("de")["labels/interface.json"]?.search;
  expect(settings.placeholders[LABELS]).toMatchObject({ _default: { search } });
  expect(fieldAt(LABELS, "search").required).toBe(false);
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
