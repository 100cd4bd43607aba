import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { filesBelow } from "@capture/content/model/files-below";
import { formOf, openForm, type Desk } from "../../../testing/desk/desk";
import { filesWithForms } from "../../support/content/files-with-forms";
import { expect, test } from "../../support/desk/desk-fixtures";
import { listForms, type DeskForm } from "../../support/desk/forms";

test.use({ deskHeight: 700 });

/**
 * Adds a digit to the first text of the open form, because Sveltia does not save an unchanged form. A number, which may have
 * limits, is changed only in a form without texts.
 */
async function addDigit(page: Page): Promise<void> {
  const form = formOf(page);
  const fieldsOf = (types: readonly string[]): string =>
    types.map((type) => `[data-field-type="${type}"] :is(input, textarea):not([readonly])`).join();
  const texts = form.locator(fieldsOf(["string", "text"])).filter({ visible: true });
  const numbers = form.locator(fieldsOf(["number", "focal-point"])).filter({ visible: true });
  const folded = form.getByRole("button", { name: "Expand", exact: true }).filter({ visible: true });
  await texts.or(numbers).or(folded).first().waitFor();
  let lastPath: string | null = null;
  while ((await texts.count()) === 0) {
    if ((await folded.count()) > 0) {
      await folded.first().click();
      continue;
    }
    // Sveltia renders a group when it is scrolled into view.
    const last = form.locator("[data-key-path]").last();
    const path = await last.getAttribute("data-key-path");
    if (path === lastPath && (await numbers.count()) > 0) break;
    lastPath = path;
    await last.scrollIntoViewIfNeeded();
  }
  const field = (await texts.count()) > 0 ? texts.first() : numbers.first();
  await field.press("End");
  await field.pressSequentially("1");
}

/** The texts of all JSON files in the copy of data/, by their paths in the project. */
const textsIn = ({ data, read }: Desk): ReadonlyMap<string, string> =>
  new Map(
    filesBelow(data)
      .filter((name) => name.endsWith(".json"))
      .map((name) => [`data/${name}`, read(name)]),
  );

/** A digit in a field that was empty, because its text comes from the engine: `"title": "1",`. */
const OWN_TEXT = /^ *"\w+": "1",?$/;

/** The changed lines of a text, unless an added digit is the only change. */
function otherChanges(before = "", now = ""): string[] {
  const [oldLines, newLines] = [before.split("\n"), now.split("\n")];
  const changed = oldLines.flatMap((line, index) => (line === newLines[index] ? [] : [`${line} → ${newLines[index]}`]));
  const isOneDigit = oldLines.length === newLines.length && changed.length === 1 && now.length === before.length + 1;
  const withoutOwnText = newLines.filter((line) => !OWN_TEXT.test(line)).map(withoutComma);
  const isOneText =
    newLines.length === oldLines.length + 1 && withoutOwnText.join() === oldLines.map(withoutComma).join();
  return isOneDigit || isOneText ? [] : [changed.slice(0, 3).join(" ")];
}

const withoutComma = (line: string): string => line.replace(/,$/, "");

/** Whether a translation differs only in the digit that was added to the id of an item, to which it refers. */
function hasNewIdOnly(before = "", now = ""): boolean {
  const [old, saved] = [before, now].map((text) => text.replace(/1(?=["\]])/g, ""));
  return old === saved;
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
function selectForms(forms: readonly DeskForm[]): DeskForm[] {
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

const isPage = ({ file }: DeskForm): boolean => file.startsWith("data/pages/");
const isSetting = ({ file }: DeskForm): boolean => /^data\/(labels\/|[^/]+$)/.test(file);

/** The forms of each test. */
const GROUPS: readonly (readonly [string, (form: DeskForm) => boolean])[] = [
  ["a page", isPage],
  ["labels and settings", isSetting],
  ["an entry", (form) => !isPage(form) && !isSetting(form)],
];

for (const [name, isInGroup] of GROUPS) {
  test(`saving ${name} changes nothing but the edited field, and no translation`, async ({ desk }) => {
    const before = textsIn(desk);
    const forms = selectForms(listForms().filter(isInGroup));
    for (const { path } of forms) {
      await openForm(desk.page, path);
      await addDigit(desk.page);
      await desk.saveForm();
    }
    const files = forms.map(({ file }) => file).sort();
    const changed = await desk.pull();
    const now = textsIn(desk);
    const others = changed.filter((file) => !files.includes(file));
    expect(changed.filter((file) => files.includes(file))).toEqual(files);
    expect(
      others.filter((file) => !file.startsWith("data/locales/") || !hasNewIdOnly(before.get(file), now.get(file))),
    ).toEqual([]);
    expect(
      files.flatMap((file) => otherChanges(before.get(file), now.get(file)).map((changes) => `${file}: ${changes}`)),
    ).toEqual([]);
  });
}
