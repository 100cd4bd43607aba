import type { Field } from "@sveltia/cms";
import { findForm } from "../../../desk/client/form-field";
import { createDeskSettings } from "../../../desk/config/settings";
import { jsonFilesOf } from "../../../src/content/model/files-below";
import { articleNumbers } from "../../../testing/desk/desk-forms";
import { formOf, openForm } from "../../../testing/desk/desk";
import { violations } from "../../support/browser/accessibility";
import { expect, test } from "../../support/desk/desk-fixtures";

/**
 * Faults of Sveltia itself. `region`: its editor is not inside a landmark. It covers the whole page, has the focus when it
 * opens, and is a group with a name, so a screen reader finds it.
 */
const KNOWN_RULES = ["region"];

test.use({ deskHeight: 2500 });

/** The types of all fields of a form. */
const typesOf = (fields: readonly Field[]): string[] =>
  fields.flatMap((field) => [
    "widget" in field ? (field.widget ?? "") : "",
    ...("fields" in field ? typesOf(field.fields ?? []) : []),
    ...("field" in field && field.field ? typesOf([field.field]) : []),
  ]);

/** One form of each collection, and further ones until every type of field is in one of them. */
function formsOfAllKinds(): string[] {
  const { config } = createDeskSettings("data", { name: "github", repo: "local/data" }, true);
  const forms = jsonFilesOf("data")
    .map((name) => findForm(`data/${name}`, config.collections ?? []))
    .filter((form) => form !== undefined);
  const collections = new Set<string>();
  const types = new Set<string>();
  const mostTypesFirst = forms.toSorted((a, b) => new Set(typesOf(b.fields)).size - new Set(typesOf(a.fields)).size);
  return mostTypesFirst.flatMap(({ hash, fields }) => {
    const path = hash.replace("#/collections/", "");
    const [collection = ""] = path.split("/");
    const newTypes = typesOf(fields).filter((type) => !types.has(type));
    if (collections.has(collection) && newTypes.length === 0) return [];
    collections.add(collection);
    for (const type of newTypes) types.add(type);
    return [path];
  });
}

test("axe finds no violations in a form of each kind", async ({ desk: { page } }) => {
  const found: string[] = [];
  for (const [index, path] of formsOfAllKinds().entries()) {
    await openForm(page, path);
    await formOf(page).locator("[data-key-path]").first().waitFor();
    for (const button of await page.getByRole("button", { name: "Expand All" }).all()) {
      if (await button.isEnabled()) await button.click();
    }
    // The parts of the page around a form are the same for all forms.
    const each = await violations(page, index === 0 ? "html" : ".content-editor");
    found.push(
      ...each
        .filter((text) => !KNOWN_RULES.some((rule) => text.startsWith(`${rule}:`)))
        .map((text) => `${path}: ${text}`),
    );
    await page.getByRole("button", { name: "Cancel Editing" }).click();
    await formOf(page).waitFor({ state: "detached" });
  }
  expect(found).toEqual([]);
});

test("every field of an article is reached with the Tab key", async ({ desk: { page } }) => {
  const [first] = articleNumbers("data");
  test.skip(first === undefined, "The site has no article.");
  await openForm(page, `articles/entries/${first}`);
  const names = await formOf(page)
    .locator("[data-key-path]")
    .evaluateAll((fields) => fields.map((field) => field.getAttribute("data-key-path") ?? ""));
  const reached = new Set<string>();
  await page.getByRole("button", { name: "Cancel Editing" }).focus();
  for (;;) {
    await page.keyboard.press("Tab");
    const paths = await page.evaluate(() => {
      const focused = document.activeElement;
      const isInForm = focused?.closest('[role="group"][aria-label^="Edit"]') ?? focused?.closest(".content-editor");
      if (!isInForm) return null;
      const path = focused?.closest("[data-key-path]")?.getAttribute("data-key-path");
      return path ?? "";
    });
    if (paths === null) break;
    reached.add(paths);
  }
  expect(names.filter((name) => ![...reached].some((path) => path === name || path.startsWith(`${name}.`)))).toEqual(
    [],
  );
});
