import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import type { EntryCollection, FileCollection } from "@sveltia/cms";
import { createDeskSettings } from "../../../desk/config/settings";
import { jsonFilesOf } from "../../../src/content/check/collection";
import { formOf, openDesk, openForm, type Desk } from "../../../testing/desk/desk";

/** Each form takes half a second, and several times as long on a busy machine. */
const TIMEOUT_MS = 600_000;

let desk: Desk;
beforeAll(async () => {
  // Sveltia only renders visible fields, so a form opens faster in a low window.
  desk = await openDesk(500);
});
afterAll(() => desk.close());

interface Form {
  /** Path below `#/collections/`. */
  path: string;
  file: string;
}

/** The form of every file. */
function everyForm(): Form[] {
  const { config } = createDeskSettings("data", { name: "github", repo: "local/data" }, true);
  const files = jsonFilesOf("data").map((name) => `data/${name}`);
  return (config.collections as (EntryCollection | FileCollection)[]).flatMap((collection) => {
    const form = (name: string, file: string): Form => ({ path: `${collection.name}/entries/${name}`, file });
    return "files" in collection
      ? collection.files.map(({ name, file }) => form(name, file))
      : files.filter((file) => dirname(file) === collection.folder).map((file) => form(basename(file, ".json"), file));
  });
}

/** Adds a digit to the first text or number of the open form, because Sveltia does not save an unchanged form. */
async function addDigit(): Promise<void> {
  const form = formOf(desk.page);
  const texts = form
    .locator(
      ["string", "number"].map((type) => `[data-field-type="${type}"] input:not([readonly])`).join() +
        ', [data-field-type="text"] textarea:not([readonly])',
    )
    .filter({ visible: true });
  const folded = form.getByRole("button", { name: "Expand", exact: true }).filter({ visible: true });
  await texts.or(folded).first().waitFor();
  while ((await texts.count()) === 0) await folded.first().click();
  await texts.first().press("End");
  await texts.first().pressSequentially("1");
}

/** The changes of a file other than the added digit. */
function otherChanges(file: string): string[] {
  const before = readFileSync(file, "utf8").split("\n");
  const now = desk.read(file.replace("data/", "")).split("\n");
  const changed = before.flatMap((line, index) => (line === now[index] ? [] : [`${line} → ${now[index] ?? ""}`]));
  const isOneDigit =
    before.length === now.length && changed.length === 1 && now.join("").length === before.join("").length + 1;
  return isOneDigit ? [] : [`${file}: ${changed.slice(0, 3).join(" ")}`];
}

const files = everyForm()
  .map(({ file }) => file)
  .sort();

test("every file has a form", () => {
  expect(files).toEqual(
    jsonFilesOf("data")
      .map((name) => `data/${name}`)
      .sort(),
  );
});

test(
  "saving a file changes nothing but the edited field",
  async () => {
    for (const { path } of everyForm()) {
      await openForm(desk.page, path);
      await addDigit();
      await desk.saveForm();
    }
    expect(await desk.pull()).toEqual(files);
    expect(files.flatMap(otherChanges)).toEqual([]);
  },
  TIMEOUT_MS,
);
