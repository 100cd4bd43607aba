import { readFileSync } from "node:fs";
import { basename, dirname } from "node:path";
import type { EntryCollection, FileCollection } from "@sveltia/cms";
import { deskSettings } from "../../desk/config/settings";
import { jsonFilesOf } from "../../src/content/collection";
import { formOf, openDesk, openForm, type Desk } from "../support/desk";

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk(1000);
});
afterAll(() => desk.close());

interface Form {
  /** Address below the desk's collections. */
  place: string;
  file: string;
}

function formsByCollection(): Form[][] {
  const { config } = deskSettings("data", { name: "github", repo: "local/data" }, true);
  const files = jsonFilesOf("data").map((name) => `data/${name}`);
  return (config.collections as (EntryCollection | FileCollection)[]).map((collection) => {
    const form = (name: string, file: string): Form => ({ place: `${collection.name}/entries/${name}`, file });
    return "files" in collection
      ? collection.files.map(({ name, file }) => form(name, file))
      : files.filter((file) => dirname(file) === collection.folder).map((file) => form(basename(file, ".json"), file));
  });
}

/** The first form of each collection, unless `npm run test:desk` asks for every file. */
const tried = formsByCollection().flatMap((forms) => (process.env["FORMS"] === "all" ? forms : forms.slice(0, 1)));

/** Adds a digit to the first text or number of the open form: Sveltia saves nothing that is as it was. */
async function addDigit(): Promise<void> {
  const form = formOf(desk.page);
  const texts = form.locator(
    ["string", "number"].map((type) => `[data-field-type="${type}"] input:not([readonly])`).join() +
      ', [data-field-type="text"] textarea:not([readonly])',
  );
  const folded = form.getByRole("button", { name: "Expand", exact: true }).first();
  while (!(await texts.or(folded).first().isVisible())) await texts.or(folded).first().waitFor();
  while (!(await texts.first().isVisible())) await folded.click();
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

test("every file has a form", () => {
  const files = formsByCollection().flatMap((forms) => forms.map(({ file }) => file));
  expect(files.sort()).toEqual(
    jsonFilesOf("data")
      .map((name) => `data/${name}`)
      .sort(),
  );
});

test("opening and saving a file changes nothing but what was typed", async () => {
  const wrong: string[] = [];
  for (const { place, file } of tried) {
    await openForm(desk.page, place);
    await addDigit();
    const changed = await desk.save();
    wrong.push(...(changed.join() === file ? otherChanges(file) : [`${file}: ${changed.join()}`]));
  }
  expect(wrong).toEqual([]);
}, 1_200_000);
