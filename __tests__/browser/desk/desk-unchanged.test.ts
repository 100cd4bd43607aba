import { readFileSync } from "node:fs";
import { findForm } from "../../../desk/client/form-field";
import { createDeskSettings } from "../../../desk/config/settings";
import { jsonFilesOf } from "../../../src/content/model/files-below";
import { filesWithForms } from "../../support/content/files-with-forms";
import { formOf, openDesk, openForm, type Desk } from "../../../testing/desk/desk";

let desk: Desk;
beforeAll(async () => {
  // Sveltia only renders visible fields, so a form opens faster in a short window.
  desk = await openDesk(500);
});
afterAll(() => desk.close());

interface Form {
  /** Path below `#/collections/`. */
  path: string;
  file: string;
}

/** Lists the form of every file in data/. */
function listForms(): Form[] {
  const { config } = createDeskSettings("data", { name: "github", repo: "local/data" }, true);
  return jsonFilesOf("data").flatMap((name): Form[] => {
    const form = findForm(`data/${name}`, config.collections ?? []);
    return form ? [{ path: form.hash.replace("#/collections/", ""), file: `data/${name}` }] : [];
  });
}

/** Adds a digit to the first text or number of the open form, because Sveltia does not save an unchanged form. */
async function addDigit(): Promise<void> {
  const form = formOf(desk.page);
  const texts = form
    .locator(
      ["string", "number", "focal-point"].map((type) => `[data-field-type="${type}"] input:not([readonly])`).join() +
        ', [data-field-type="text"] textarea:not([readonly])',
    )
    .filter({ visible: true });
  const folded = form.getByRole("button", { name: "Expand", exact: true }).filter({ visible: true });
  await texts.or(folded).first().waitFor();
  while ((await texts.count()) === 0) {
    // Sveltia renders a group when it is scrolled into view.
    if ((await folded.count()) === 0) await form.locator("[data-key-path]").last().scrollIntoViewIfNeeded();
    else await folded.first().click();
  }
  await texts.first().press("End");
  await texts.first().pressSequentially("1");
}

/** The changed lines of a file, unless the added digit is the only change. */
function otherChanges(file: string): string[] {
  const before = readFileSync(file, "utf8").split("\n");
  const now = desk.read(file.replace("data/", "")).split("\n");
  const changed = before.flatMap((line, index) => (line === now[index] ? [] : [`${line} → ${now[index] ?? ""}`]));
  const isOneDigit =
    before.length === now.length && changed.length === 1 && now.join("").length === before.join("").length + 1;
  return isOneDigit ? [] : [`${file}: ${changed.slice(0, 3).join(" ")}`];
}

/** Whether a translation differs only in the digit that was added to the id of an item, to which it refers. */
function hasNewIdOnly(file: string): boolean {
  const [before, now] = [readFileSync(file, "utf8"), desk.read(file.replace("data/", ""))].map((text) =>
    text.replace(/1(?=["\]])/g, ""),
  );
  return before === now;
}

/** The features of a value that the desk might save differently: its keys, types, HTML and unusual characters. */
function featuresOf(value: unknown, path = ""): string[] {
  if (Array.isArray(value)) return [`${path}[]`, ...value.flatMap((item) => featuresOf(item, `${path}[]`))];
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([key, item]) => featuresOf(item, `${path}.${key}`));
  if (typeof value !== "string") return [`${path}: ${typeof value}`];
  const marks = value.match(/<\/?\w+|&\w+;|\s{2,}|[\n\t"\\]|[^\x20-\x7e]/g) ?? [];
  return [`${path}: ${value === "" ? "empty" : "string"}`, ...marks.map((mark) => `${path}: ${mark}`)];
}

/**
 * Omits each form whose features all occur in earlier forms of the same kind. Entries that differ only in words test the
 * same code.
 */
function selectForms(forms: readonly Form[]): Form[] {
  const seen = new Set<string>();
  return forms.filter(({ path, file }) => {
    const kind = path.split("/")[0] ?? "";
    const features = featuresOf(JSON.parse(readFileSync(file, "utf8"))).map((feature) => kind + feature);
    const isNew = features.some((feature) => !seen.has(feature));
    for (const feature of features) seen.add(feature);
    return isNew;
  });
}

test("every file has a form, except those that only engineers change", () => {
  const files = listForms().map(({ file }) => file);
  expect(files.sort()).toEqual(
    filesWithForms("data")
      .map((name) => `data/${name}`)
      .sort(),
  );
});

test("saving a file changes nothing but the edited field, and no translation", async () => {
  const forms = selectForms(listForms());
  for (const { path } of forms) {
    await openForm(desk.page, path);
    await addDigit();
    await desk.saveForm();
  }
  const files = forms.map(({ file }) => file).sort();
  const changed = await desk.pull();
  const translations = changed.filter((file) => !files.includes(file));
  expect(changed.filter((file) => files.includes(file))).toEqual(files);
  expect(translations.filter((file) => !file.startsWith("data/locales/") || !hasNewIdOnly(file))).toEqual([]);
  expect(files.flatMap(otherChanges)).toEqual([]);
});
