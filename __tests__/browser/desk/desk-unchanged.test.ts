import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import type { EntryCollection, FileCollection } from "@sveltia/cms";
import { createDeskSettings } from "../../../desk/config/settings";
import { jsonFilesOf } from "../../../src/content/check/collection";
import { formOf, openDesk, openForm, type Desk } from "../../../testing/desk/desk";

/** Each form takes half a second, and several times that on a busy machine. Milliseconds. */
const PATIENCE = 600_000;

let desk: Desk;
beforeAll(async () => {
  // Sveltia draws what is in view: a low window opens a form sooner.
  desk = await openDesk(500);
});
afterAll(() => desk.close());

interface Form {
  /** Address below the desk's collections. */
  place: string;
  file: string;
}

/** Every file's form. */
function everyForm(): Form[] {
  const { config } = createDeskSettings("data", { name: "github", repo: "local/data" }, true);
  const files = jsonFilesOf("data").map((name) => `data/${name}`);
  return (config.collections as (EntryCollection | FileCollection)[]).flatMap((collection) => {
    const form = (name: string, file: string): Form => ({ place: `${collection.name}/entries/${name}`, file });
    return "files" in collection
      ? collection.files.map(({ name, file }) => form(name, file))
      : files.filter((file) => dirname(file) === collection.folder).map((file) => form(basename(file, ".json"), file));
  });
}

/** Adds a digit to the first text or number of the open form: Sveltia saves nothing that is as it was. */
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

/** What is different beside the one digit, or nothing. */
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
  "opening and saving a file changes nothing but what was typed",
  async () => {
    for (const { place } of everyForm()) {
      await openForm(desk.page, place);
      await addDigit();
      await desk.saveForm();
    }
    expect(await desk.pull()).toEqual(files);
    expect(files.flatMap(otherChanges)).toEqual([]);
  },
  PATIENCE,
);
