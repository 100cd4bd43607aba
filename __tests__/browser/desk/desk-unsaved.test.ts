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

/** Opens a form from its list, so that there is a page to go back to. */
async function openFromList(place: string): Promise<void> {
  await desk.page.evaluate((list) => (location.hash = list), `#/collections/${place.split("/")[0] ?? ""}`);
  await openForm(desk.page, place);
}

async function typeTitle(words: string): Promise<void> {
  await title().click();
  await desk.page.keyboard.press("End");
  await desk.page.keyboard.type(words);
}

/** Leaves in some way, answers the question, and returns its kind. */
async function leaveBy(leave: () => Promise<unknown>, answer: "accept" | "dismiss"): Promise<string> {
  const shown = desk.page.waitForEvent("dialog");
  const left = leave();
  const dialog = await shown;
  await dialog[answer]();
  await left;
  return dialog.type();
}

/** Waits until Sveltia has stored the form, which it does half a second after the last change. */
async function waitForBackup(words: string): Promise<void> {
  const hasBackup = (text: string): Promise<boolean> =>
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
          resolve(JSON.stringify(reading.result).includes(text));
        };
      };
    });
  const deadline = Date.now() + 10_000;
  while (!(await desk.page.evaluate(hasBackup, words))) {
    if (Date.now() > deadline) throw new Error("Sveltia has stored no backup of the form.");
    await desk.page.waitForTimeout(100);
  }
}

test.each<[string, () => Promise<unknown>]>([
  ["the arrow", pressArrow],
  ["Escape", () => desk.page.keyboard.press("Escape")],
  ["Back", () => desk.page.evaluate(() => history.back())],
  ["a link to another form", () => desk.page.evaluate(() => (location.hash = "#/collections/articles/entries/2"))],
])("%s asks before it leaves a form with unsaved text", async (_name, leave) => {
  await openFromList(ARTICLE);
  await typeTitle(" unsaved");
  await waitForBackup(" unsaved");
  expect(await leaveBy(leave, "dismiss")).toBe("confirm");
  expect(await title().inputValue()).toMatch(/ unsaved$/);
  expect(await leaveBy(leave, "accept")).toBe("confirm");
  await desk.page.waitForURL(({ hash }) => !hash.endsWith(ARTICLE));
  // The desk also offers the discarded text.
  await openFromList(ARTICLE);
  await desk.page.getByRole("button", { name: "Discard", exact: true }).click();
  expect(await title().inputValue()).not.toMatch(/unsaved/);
  await pressArrow();
  await formOf(desk.page).waitFor({ state: "detached" });
});

test("a new entry asks only when it has text", async () => {
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
  "%s is saved without a question, and is not offered again",
  async (place) => {
    await openFromList(place);
    const field = fieldOf(desk.page, place === ARTICLE ? "title" : "name").locator("input");
    const before = await field.inputValue();
    await field.click();
    await desk.page.keyboard.press("End");
    await desk.page.keyboard.type(" changed");
    await waitForBackup(" changed");
    await desk.saveForm();
    await openFromList(place);
    expect(await field.inputValue()).toBe(`${before} changed`);
    await field.fill(before);
    await desk.saveForm();
  },
);

test("after a crash the desk offers the unsaved text", async () => {
  await openFromList(ARTICLE);
  await typeTitle(" kept");
  await waitForBackup(" kept");
  // The browser asks the same when the tab is closed.
  const reload = (): Promise<void> => desk.page.evaluate(() => location.reload());
  expect(await leaveBy(reload, "dismiss")).toBe("beforeunload");
  expect(await title().inputValue()).toMatch(/ kept$/);
  expect(await leaveBy(reload, "accept")).toBe("beforeunload");
  await desk.page.getByRole("button", { name: "Restore", exact: true }).click();
  await desk.page.getByText("Draft backup restored.").waitFor();
  expect(await title().inputValue()).toMatch(/ kept$/);
});
