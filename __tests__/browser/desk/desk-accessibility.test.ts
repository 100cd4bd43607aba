import type { Field } from "@sveltia/cms";
import { formOf, openForm } from "../../../testing/desk/desk";
import { articleNumbers } from "../../../testing/desk/desk-forms";
import { violations } from "../../support/browser/accessibility";
import { expect, test } from "../../support/desk/desk-fixtures";
import { listForms } from "../../support/desk/forms";

/**
 * Faults of Sveltia itself. `region`: its editor is not inside a landmark. It covers the whole page, has the focus when it
 * opens, and is a group with a name, so a screen reader finds it.
 */
const KNOWN_RULES = ["region"];

test.use({ deskHeight: 2500 });

/** The types of all fields of a form. */
const typesOf = (fields: readonly Field[]): Set<string> => new Set(fields.flatMap(typesIn));

const typesIn = (field: Field): string[] => [
  "widget" in field ? (field.widget ?? "") : "",
  ...("fields" in field ? (field.fields ?? []).flatMap(typesIn) : []),
  ...("field" in field && field.field ? typesIn(field.field) : []),
];

/** The paths of one form of each collection, and of further ones until every type of field is in one of them. */
function formsOfAllKinds(): string[] {
  const collections = new Set<string>();
  const types = new Set<string>();
  const forms = listForms().map(({ path, fields }) => ({ path, types: typesOf(fields) }));
  const mostTypesFirst = forms.toSorted((a, b) => b.types.size - a.types.size);
  return mostTypesFirst
    .filter((form) => {
      const [collection = ""] = form.path.split("/");
      const newTypes = [...form.types].filter((type) => !types.has(type));
      if (collections.has(collection) && newTypes.length === 0) return false;
      collections.add(collection);
      for (const type of newTypes) types.add(type);
      return true;
    })
    .map(({ path }) => path);
}

for (const [index, path] of formsOfAllKinds().entries()) {
  test(`axe finds no violations in the form ${path}`, async ({ desk: { page } }) => {
    await openForm(page, path);
    await formOf(page).locator("[data-key-path]").first().waitFor();
    for (const button of await page.getByRole("button", { name: "Expand All" }).all()) {
      if (await button.isEnabled()) await button.click();
    }
    // The parts of the page around a form are the same for all forms.
    const found = await violations(page, index === 0 ? "html" : ".content-editor");
    expect(found.filter((text) => !KNOWN_RULES.some((rule) => text.startsWith(`${rule}:`)))).toEqual([]);
  });
}

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
