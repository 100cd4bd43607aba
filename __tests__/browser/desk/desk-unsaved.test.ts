import type { Locator } from "@playwright/test";
import { formOf, openDesk, openForm, type Desk } from "../../../testing/desk/desk";
import { articleNumbers, fieldOf } from "../../../testing/desk/desk-forms";
import { testIf } from "../../support/content/test-if";

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk(900);
});
afterAll(() => desk.close());

const [first] = articleNumbers("data");
const ARTICLE = `articles/entries/${first}`;
const HOME = "pages/entries/home";
const testArticle = testIf(first !== undefined, "The site has no article.");
const title = (): Locator => fieldOf(desk.page, "title").locator("input");
const pressArrow = (): Promise<void> => desk.page.getByRole("button", { name: "Cancel Editing" }).click();

/** Opens a form from its list, so that Back has a target. */
async function openFromList(path: string): Promise<void> {
  await desk.page.evaluate((list) => (location.hash = list), `#/collections/${path.split("/")[0] ?? ""}`);
  await openForm(desk.page, path);
}

async function typeTitle(text: string): Promise<void> {
  await title().click();
  await desk.page.keyboard.press("End");
  await desk.page.keyboard.type(text);
}

/** Leaves the form, accepts or dismisses the dialog that appears, and returns the dialog's type. */
async function leaveForm(leave: () => Promise<unknown>, answer: "accept" | "dismiss"): Promise<string> {
  const shown = desk.page.waitForEvent("dialog");
  const leaving = leave();
  const dialog = await shown;
  await dialog[answer]();
  await leaving;
  return dialog.type();
}

/** Waits until Sveltia has backed up the form with this text, about half a second after the last change. */
async function waitForBackup(text: string): Promise<void> {
  const hasBackup = (expected: string): Promise<boolean> =>
    new Promise((resolve, reject) => {
      const opening = indexedDB.open("github:local/site");
      opening.onerror = () => reject(new Error(String(opening.error)));
      opening.onsuccess = () => {
        const database = opening.result;
        const store = "draft-backups";
        if (!database.objectStoreNames.contains(store)) {
          database.close();
          return resolve(false);
        }
        const reading = database.transaction(store).objectStore(store).getAll();
        reading.onsuccess = () => {
          database.close();
          resolve(JSON.stringify(reading.result).includes(expected));
        };
      };
    });
  const deadline = Date.now() + 10_000;
  while (!(await desk.page.evaluate(hasBackup, text))) {
    if (Date.now() > deadline) throw new Error("Timed out waiting for Sveltia's backup of the form.");
    await desk.page.waitForTimeout(100);
  }
}

testArticle.each<[string, () => Promise<unknown>]>([
  ["the arrow of the form", pressArrow],
  ["the Escape key", () => desk.page.keyboard.press("Escape")],
  ["the Back button", () => desk.page.evaluate(() => history.back())],
  ["a link to another form", () => desk.page.evaluate((path) => (location.hash = `#/collections/${path}`), HOME)],
])("%s leaves a form with unsaved changes only after a confirmation", async (_name, leave) => {
  await openFromList(ARTICLE);
  await typeTitle(" unsaved");
  await waitForBackup(" unsaved");
  expect(await leaveForm(leave, "dismiss")).toBe("confirm");
  expect(await title().inputValue()).toMatch(/ unsaved$/);
  expect(await leaveForm(leave, "accept")).toBe("confirm");
  await desk.page.waitForURL(({ hash }) => !hash.endsWith(ARTICLE));
  // Sveltia offers to restore the changes.
  await openFromList(ARTICLE);
  await desk.page.getByRole("button", { name: "Discard", exact: true }).click();
  expect(await title().inputValue()).not.toMatch(/unsaved/);
  await pressArrow();
  await formOf(desk.page).waitFor({ state: "detached" });
});

testArticle("the form of a new entry needs a confirmation only after a change", async () => {
  await openFromList("articles/new");
  await pressArrow();
  await formOf(desk.page).waitFor({ state: "detached" });
  await openFromList("articles/new");
  await typeTitle("Unsaved");
  expect(await leaveForm(pressArrow, "dismiss")).toBe("confirm");
  expect(await leaveForm(pressArrow, "accept")).toBe("confirm");
  await formOf(desk.page).waitFor({ state: "detached" });
});

testArticle.each([ARTICLE, HOME])(
  "%s can be left after a save without a confirmation, and opens without an offer to restore changes",
  async (path) => {
    await openFromList(path);
    const field = fieldOf(desk.page, path === ARTICLE ? "title" : "name").locator("input");
    const before = await field.inputValue();
    await field.click();
    await desk.page.keyboard.press("End");
    await desk.page.keyboard.type(" changed");
    await waitForBackup(" changed");
    await desk.saveForm();
    await openFromList(path);
    expect(await field.inputValue()).toBe(`${before} changed`);
    await field.fill(before);
    await desk.saveForm();
  },
);

testArticle("a reload needs a confirmation, and the form then offers to restore the changes", async () => {
  await openFromList(ARTICLE);
  await typeTitle(" kept");
  await waitForBackup(" kept");
  // Closing the tab triggers the same event.
  const reload = (): Promise<void> => desk.page.evaluate(() => location.reload());
  expect(await leaveForm(reload, "dismiss")).toBe("beforeunload");
  expect(await title().inputValue()).toMatch(/ kept$/);
  expect(await leaveForm(reload, "accept")).toBe("beforeunload");
  await desk.page.getByRole("button", { name: "Restore", exact: true }).click();
  await desk.page.getByText("Draft backup restored.").waitFor();
  expect(await title().inputValue()).toMatch(/ kept$/);
});
