import { findFile, findForm } from "../../../desk/client/form-field";
import { createDeskSettings } from "../../../desk/config/settings";
import { restoreForms } from "../../../desk/restored-forms";
import { jsonFilesOf } from "../../../src/content/model/files-below";
import { COMPANY } from "../../support/company/company";

const { config } = createDeskSettings(COMPANY, { name: "github", repo: "owner/name" }, true);
const collections = config.collections ?? [];

test("findFile finds the file of every form by the URL of the form", () => {
  const files = jsonFilesOf(COMPANY).map((name) => `data/${name}`);
  const forms = files.flatMap((file) => {
    const form = findForm(file, collections);
    return form ? [[form.hash, file] as const] : [];
  });
  expect(forms.length).toBeGreaterThan(20);
  expect(forms.map(([hash]) => findFile(hash, collections))).toEqual(forms.map(([, file]) => file));
});

test.each(["", "#/collections/articles", "#/collections/articles/new", "#/collections/missing/entries/1"])(
  "%j is not the URL of an entry",
  (hash) => {
    expect(findFile(hash, collections)).toBeUndefined();
  },
);

test("restoreForms reports that Sveltia's code has changed", () => {
  expect(() => restoreForms("const a = 1;")).toThrow("Sveltia’s code for values of a form has changed.");
});
