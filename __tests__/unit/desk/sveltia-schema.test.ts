import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import Ajv from "ajv";
import { createDeskSettings, type DeskSettings } from "../../../desk/config/settings";
import { COMPANY } from "../../support/company/company";
import { GERMAN, provideContentFolder } from "../../support/content/content-folder";

const BACKEND = { name: "github", repo: "owner/name" } as const;
const folder = provideContentFolder();

const packageFolder = dirname(createRequire(__filename).resolve("@sveltia/cms"));
const schema = JSON.parse(readFileSync(join(packageFolder, "../schema/sveltia-cms.json"), "utf8")) as object;
const validate = new Ajv({ strict: false, allErrors: true, validateFormats: false }).compile(schema);

function createSettingsWithLanguage(): DeskSettings {
  folder.write("locales/de/language.json", JSON.stringify(GERMAN));
  return createDeskSettings(folder.path, BACKEND, true);
}

test.each([
  ["the company", () => createDeskSettings(COMPANY, BACKEND, true)],
  ["a desk with review", () => createDeskSettings(COMPANY, BACKEND, false, true)],
  ["a site with a language", createSettingsWithLanguage],
])("the settings of %s match Sveltia's schema", (_of, createSettings) => {
  validate(createSettings().config);
  expect(validate.errors ?? []).toEqual([]);
});
