import { readFileSync } from "node:fs";
import { renameWords, type Strings } from "../src/patches/rename-words";

const read = (locale: string): Strings =>
  JSON.parse(readFileSync(`node_modules/@sveltia/cms/locales/${locale}.json`, "utf8")) as Strings;

/** All texts by path, without the messages of settings and of features that the desk does not have. */
const textsOf = (strings: Strings, path = ""): [string, string][] =>
  Object.entries(strings).flatMap(([key, value]): [string, string][] => {
    if (["config", "open_authoring", "_sui"].includes(key)) return [];
    return typeof value === "string" ? [[path + key, value]] : textsOf(value, `${path}${key}.`);
  });

const english = Object.fromEntries(textsOf(renameWords(read("en-US"), "en-US")));
const german = Object.fromEntries(textsOf(renameWords(read("de"), "de")));

test("no text of the desk has a word of engineers", () => {
  const words = /(?<!\$)\b(repositor(y|ies)|root directory|slugs?|assets?|locales?|collections?|backend)\b/i;
  expect(Object.entries(english).filter(([, text]) => words.test(text))).toEqual([]);
});

test.each([
  ["work_with_local_repo", "Open the content", "Inhalte öffnen"],
  ["edit_slug", "Edit Address", "Adresse bearbeiten"],
  ["entry_sidebar.slug.title", "Address", "Adresse"],
  ["locale_x_has_been_disabled", "Not translated into {$locale}.", "Nicht übersetzt: {$locale}."],
])("%s is “%s”, in German “%s”", (key, text, germanText) => {
  expect(english[key]).toBe(text);
  expect(german[key]).toBe(germanText);
});

test("the places of pictures are named by what they contain", () => {
  expect(english["assets_dialog.folder.collection"]).toBe("Files of this kind");
  expect(english.collections).toBe("Kinds");
  expect(english.x_assets).toContain("{{{$count} files}}");
  expect(english.x_collection).toContain("{$collection}");
});

test("renameWords reports texts that Sveltia no longer has", () => {
  expect(() => renameWords({ create: "New" }, "en-US")).toThrow("Sveltia no longer has the text");
});
