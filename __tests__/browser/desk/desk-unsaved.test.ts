import type { Locator, Page } from "@playwright/test";
import { formOf, openForm } from "../../../testing/desk/desk";
import { articleNumbers, fieldOf } from "../../../testing/desk/desk-forms";
import { expect, test } from "../../support/desk/desk-fixtures";

const [first] = articleNumbers("data");
const ARTICLE = `articles/entries/${first}`;
const HOME = "pages/entries/home";

test.skip(first === undefined, "The site has no article.");
test.use({ deskHeight: 900, deskCopy: { hasBackups: true } });

const titleOf = (page: Page): Locator => fieldOf(page, "title").locator("input");
const pressArrow = (page: Page): Promise<void> => page.getByRole("button", { name: "Cancel Editing" }).click();

/** Opens a form from its list, so that Back has a target. */
async function openFromList(page: Page, path: string): Promise<void> {
  await page.evaluate((list) => (location.hash = list), `#/collections/${path.split("/")[0] ?? ""}`);
  await openForm(page, path);
}

/** Adds a text to the value of a field. */
async function typeInto(field: Locator, text: string): Promise<void> {
  await field.press("End");
  await field.pressSequentially(text);
}

/** Leaves the form, accepts or dismisses the dialog that appears, and returns the dialog's type. */
async function leaveForm(
  page: Page,
  leave: (page: Page) => Promise<unknown>,
  answer: "accept" | "dismiss",
): Promise<string> {
  const shown = page.waitForEvent("dialog");
  const leaving = leave(page);
  const dialog = await shown;
  await dialog[answer]();
  await leaving;
  return dialog.type();
}

/** Runs in the page. Returns the forms that Sveltia has backed up, as JSON. */
async function readBackups(): Promise<string> {
  const [database, store] = ["github:local/site", "draft-backups"];
  const resultOf = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(new Error(String(request.error)));
    });
  const opened = await resultOf(indexedDB.open(database));
  const backups = opened.objectStoreNames.contains(store)
    ? await resultOf(opened.transaction(store).objectStore(store).getAll())
    : [];
  opened.close();
  return JSON.stringify(backups);
}

/** Waits until Sveltia has backed up the form with this text, about half a second after the last change. */
const waitForBackup = (page: Page, text: string): Promise<void> =>
  expect.poll(() => page.evaluate(readBackups), { intervals: [100] }).toContain(text);

const WAYS: Record<string, (page: Page) => Promise<unknown>> = {
  "the arrow of the form": pressArrow,
  "the Escape key": (page) => page.keyboard.press("Escape"),
  "the Back button": (page) => page.evaluate(() => history.back()),
  "a link to another form": (page) => page.evaluate((path) => (location.hash = `#/collections/${path}`), HOME),
};

for (const [name, leave] of Object.entries(WAYS)) {
  test(`${name} leaves a form with unsaved changes only after a confirmation`, async ({ desk: { page } }) => {
    await openFromList(page, ARTICLE);
    await typeInto(titleOf(page), " unsaved");
    await waitForBackup(page, " unsaved");
    expect(await leaveForm(page, leave, "dismiss")).toBe("confirm");
    await expect(titleOf(page)).toHaveValue(/ unsaved$/);
    expect(await leaveForm(page, leave, "accept")).toBe("confirm");
    await expect(titleOf(page)).toHaveCount(0);
    // Sveltia offers to restore the changes.
    await openFromList(page, ARTICLE);
    await page.getByRole("button", { name: "Discard", exact: true }).click();
    await expect(titleOf(page)).not.toHaveValue(/unsaved/);
    await pressArrow(page);
    await expect(formOf(page)).toHaveCount(0);
  });
}

test("the form of a new entry needs a confirmation only after a change", async ({ desk: { page } }) => {
  await openFromList(page, "articles/new");
  await pressArrow(page);
  await expect(formOf(page)).toHaveCount(0);
  await openFromList(page, "articles/new");
  await typeInto(titleOf(page), "Unsaved");
  expect(await leaveForm(page, pressArrow, "dismiss")).toBe("confirm");
  expect(await leaveForm(page, pressArrow, "accept")).toBe("confirm");
  await expect(formOf(page)).toHaveCount(0);
});

for (const [path, key] of [
  [ARTICLE, "title"],
  [HOME, "name"],
] as const) {
  test(`${path} can be left after a save without a confirmation, and opens without an offer to restore changes`, async ({
    desk,
  }) => {
    const { page, saveForm } = desk;
    await openFromList(page, path);
    const field = fieldOf(page, key).locator("input");
    const before = await field.inputValue();
    await typeInto(field, " changed");
    await waitForBackup(page, " changed");
    await saveForm();
    await openFromList(page, path);
    await expect(field).toHaveValue(`${before} changed`);
    await field.fill(before);
    await saveForm();
  });
}

test("a reload needs a confirmation, and the form then offers to restore the changes", async ({ desk: { page } }) => {
  await openFromList(page, ARTICLE);
  await typeInto(titleOf(page), " kept");
  await waitForBackup(page, " kept");
  // Closing the tab triggers the same event.
  const reload = (): Promise<void> => page.evaluate(() => location.reload());
  expect(await leaveForm(page, reload, "dismiss")).toBe("beforeunload");
  await expect(titleOf(page)).toHaveValue(/ kept$/);
  expect(await leaveForm(page, reload, "accept")).toBe("beforeunload");
  await page.getByRole("button", { name: "Restore", exact: true }).click();
  await expect(page.getByText("Draft backup restored.")).toBeVisible();
  await expect(titleOf(page)).toHaveValue(/ kept$/);
});
