import { formOf, openDesk, openForm, type Desk } from "../../../testing/desk/desk";
import { fieldOf } from "../../../testing/desk/desk-forms";

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk(6000);
  // The question about unsaved changes.
  desk.page.on("dialog", (dialog) => void dialog.accept());
});
afterAll(() => desk.close());

test("a list with too few texts shows the minimum", async () => {
  await openForm(desk.page, "articles/entries/1");
  const keywords = fieldOf(desk.page, "seo.keywords");
  const remove = keywords.getByRole("button", { name: /^Remove/ });
  await remove.first().waitFor();
  while ((await remove.count()) > 2) await remove.last().click();
  await desk.page.getByRole("button", { name: "Save", exact: true }).click();
  // Sveltia wraps numbers in invisible direction marks.
  await keywords.getByText(/You must add at least .?3.? items\./u).waitFor();
});

test.each([
  ["pages/entries/home", "/"],
  ["pages/entries/about", "/about"],
  ["academy/entries/faqs", "/academy"],
  ["pages-legal/entries/privacy", "/privacy"],
])("the form of %s links to its page", async (place, path) => {
  const { page } = desk;
  await openForm(page, place);
  const opening = page.waitForEvent("popup");
  await page.getByRole("button", { name: "View on Live Site" }).click();
  const opened = await opening;
  expect(new URL(opened.url()).pathname).toBe(path);
  await opened.close();
  await page.getByRole("button", { name: "Cancel Editing" }).click();
  await formOf(page).waitFor({ state: "detached" });
});
