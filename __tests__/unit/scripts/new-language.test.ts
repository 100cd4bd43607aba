import { readFileSync } from "node:fs";
import { join } from "node:path";
import { createLanguage } from "../../../scripts/content/new/language";
import { provideContentFolder } from "../../support/content/content-folder";

const folder = provideContentFolder();

test.each([
  ["fr", { name: "Français", direction: "ltr", region: "FR" }],
  ["ar", { name: "العربية", direction: "rtl", region: "EG" }],
])("a new language “%s” has its name, its direction and its region, and is valid", (code, expected) => {
  const file = createLanguage(folder.path, code);
  expect(JSON.parse(readFileSync(join(folder.path, file), "utf8"))).toMatchObject(expected);
  expect(folder.problems()).toEqual([]);
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
