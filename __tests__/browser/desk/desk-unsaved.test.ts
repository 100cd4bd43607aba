import type { Locator } from "playwright-core";
import { formOf, openDesk, openForm, type Desk } from "../../../testing/desk/desk";
import { fieldOf } from "../../../testing/desk/desk-forms";

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk(900);
});
afterAll(() => desk.close());

const ARTICLE = "articles/entries/1";
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

/** Leaves the form, answers the question, and returns the type of its dialog. */
async function leaveBy(leave: () => Promise<unknown>, answer: "accept" | "dismiss"): Promise<string> {
  const shown = desk.page.waitForEvent("dialog");
  const left = leave();
  const dialog = await shown;
  await dialog[answer]();
  await left;
  return dialog.type();
}

/** Waits until Sveltia has stored the form, which it does half a second after the last change. */
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

test.each<[string, () => Promise<unknown>]>([
  ["the arrow", pressArrow],
  ["Escape", () => desk.page.keyboard.press("Escape")],
  ["Back", () => desk.page.evaluate(() => history.back())],
  ["a link to another form", () => desk.page.evaluate(() => (location.hash = "#/collections/articles/entries/2"))],
])("%s asks before leaving a form with unsaved changes", async (_name, leave) => {
  await openFromList(ARTICLE);
  await typeTitle(" unsaved");
  await waitForBackup(" unsaved");
  expect(await leaveBy(leave, "dismiss")).toBe("confirm");
  expect(await title().inputValue()).toMatch(/ unsaved$/);
  expect(await leaveBy(leave, "accept")).toBe("confirm");
  await desk.page.waitForURL(({ hash }) => !hash.endsWith(ARTICLE));
  // Sveltia offers the discarded changes again.
  await openFromList(ARTICLE);
  await desk.page.getByRole("button", { name: "Discard", exact: true }).click();
  expect(await title().inputValue()).not.toMatch(/unsaved/);
  await pressArrow();
  await formOf(desk.page).waitFor({ state: "detached" });
});

test("asks in a new entry only after a change", async () => {
  await openFromList("articles/new");
  await pressArrow();
  await formOf(desk.page).waitFor({ state: "detached" });
  await openFromList("articles/new");
  await typeTitle("Unsaved");
  expect(await leaveBy(pressArrow, "dismiss")).toBe("confirm");
  expect(await leaveBy(pressArrow, "accept")).toBe("confirm");
  await formOf(desk.page).waitFor({ state: "detached" });
});

test.each([ARTICLE, "pages/entries/about"])(
  "saves %s without a question, and does not offer the changes again",
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
    await field.fill(before);
    await desk.saveForm();
  },
);

test("offers the changes again after a reload", async () => {
  await openFromList(ARTICLE);
  await typeTitle(" kept");
  await waitForBackup(" kept");
  // Closing the tab asks in the same way.
  const reload = (): Promise<void> => desk.page.evaluate(() => location.reload());
  expect(await leaveBy(reload, "dismiss")).toBe("beforeunload");
  expect(await title().inputValue()).toMatch(/ kept$/);
  expect(await leaveBy(reload, "accept")).toBe("beforeunload");
  await desk.page.getByRole("button", { name: "Restore", exact: true }).click();
  await desk.page.getByText("Draft backup restored.").waitFor();
  expect(await title().inputValue()).toMatch(/ kept$/);
});
