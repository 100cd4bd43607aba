import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { FrameLocator, Locator } from "@playwright/test";
import { loadAxe } from "../../../testing/accessibility/axe-outcomes";
import { openDesk, openForm, serveCopy, type Desk } from "../../../testing/desk/desk";
import { articleNumbers, fieldOf } from "../../../testing/desk/desk-forms";
import { testIf } from "../../support/content/test-if";

let desk: Desk;
let site: FrameLocator;
beforeAll(async () => {
  desk = await openDesk(900, await serveCopy({ showsPage: true }));
  site = desk.page.frameLocator("iframe");
  desk.page.on("dialog", (dialog) => void dialog.accept());
});
afterAll(() => desk.close());

const [first, second, third] = articleNumbers("data");
const testArticles = testIf(third !== undefined, "The site has fewer than three articles.");
const NEW_TITLE = "A Title That Is Not Saved";
const title = (): Locator => fieldOf(desk.page, "title").locator("input");
const headline = (): Locator => site.getByRole("heading", { level: 1 });
const separator = (): Locator => desk.page.getByRole("separator", { name: "Width of the form" });
const button = (name: string): Locator => desk.page.getByRole("button", { name, exact: true });
const savedTitle = (number: number | undefined): string =>
  (JSON.parse(desk.read(`articles/${number}.json`)) as { title: string }).title;

/** Leaves the form. The question about unsaved changes is answered with yes. */
async function discard(): Promise<void> {
  await button("Cancel Editing").click();
  await desk.page.locator(".content-editor").waitFor({ state: "detached" });
}

testArticles("the page follows the open form, and shows and marks the text that is not saved", async () => {
  await openForm(desk.page, `articles/entries/${first}`);
  await headline().getByText(savedTitle(first)).waitFor();
  await title().fill(NEW_TITLE);
  await site.locator("h1[data-edited-in-desk]", { hasText: NEW_TITLE }).waitFor();
  expect(await site.locator("h1").evaluate((element) => element.getBoundingClientRect().top < innerHeight)).toBe(true);
  expect(savedTitle(first)).not.toBe(NEW_TITLE);
  await discard();
  await openForm(desk.page, `articles/entries/${second}`);
  await headline().getByText(savedTitle(second)).waitFor();
  await discard();
});

testArticles("a text that the page renders later is marked when it appears", async () => {
  await openForm(desk.page, `articles/entries/${first}`);
  await headline().getByText(savedTitle(first)).waitFor();
  const parent = await headline().evaluateHandle((element) => element.parentElement);
  const removed = await headline().evaluateHandle((element) => (element.remove(), element));
  await title().focus();
  await parent.evaluate((element) => element?.append("Another text"));
  await parent.evaluate((element, text) => element?.prepend(text), removed);
  await site.locator("h1[data-edited-in-desk]").waitFor();
  await discard();
});

testArticles("other changes reach the content that the development site shows, until they are discarded", async () => {
  const published = join(desk.data, `../published/articles/${second}.json`);
  const readTags = (): string[] => (JSON.parse(readFileSync(published, "utf8")) as { tags: string[] }).tags;
  const [firstTag, ...otherTags] = readTags();
  // Sveltia renders only the fields in the viewport.
  await desk.page.setViewportSize({ width: 1400, height: 6000 });
  await openForm(desk.page, `articles/entries/${second}`);
  const sent = desk.page.waitForResponse(
    (response) => response.url().endsWith("/admin/draft") && response.request().method() === "POST",
  );
  await fieldOf(desk.page, "tags").getByRole("button", { name: "Reorder Item" }).first().press("ArrowDown");
  expect((await sent).ok()).toBe(true);
  expect(readTags()).toEqual([otherTags[0], firstTag, ...otherTags.slice(1)]);
  const removed = desk.page.waitForResponse((response) => response.request().method() === "DELETE");
  await discard();
  await removed;
  expect(readTags()).toEqual([firstTag, ...otherTags]);
  await desk.page.setViewportSize({ width: 1400, height: 900 });
});

test("the page and its controls have no violations", async () => {
  await loadAxe(desk.page);
  const violations = await desk.page.evaluate(async () => {
    const context = { include: [[".desk-page"], [".desk-split"]], exclude: [["iframe"]] };
    const { violations: found } = await window.axe.run(context);
    return found.map(({ id }) => id);
  });
  expect(violations).toEqual([]);
});

testArticles("a change with a mistake is named above the page", async () => {
  await openForm(desk.page, `articles/entries/${third}`);
  await headline().getByText(savedTitle(third)).waitFor();
  await fieldOf(desk.page, "readTime").locator("input").fill("40");
  await desk.page.getByRole("status").getByText("Cannot be published yet: ").waitFor();
  await discard();
});

testArticles("the width of the form is changed with the keyboard and the pointer", async () => {
  const value = async (): Promise<number> => Number(await separator().getAttribute("aria-valuenow"));
  const before = await value();
  await separator().press("ArrowRight");
  expect(await value()).toBe(before + 5);
  await separator().press("Home");
  expect(await value()).toBe(Number(await separator().getAttribute("aria-valuemin")));
  await separator().hover();
  await desk.page.mouse.down();
  await desk.page.mouse.move(700, 400, { steps: 3 });
  await desk.page.mouse.up();
  expect(await value()).toBe(50);
});

testArticles("the page has the width of a phone or a laptop, and can be hidden", async () => {
  const waitForWidth = (width: number): Promise<unknown> =>
    desk.page.waitForFunction(
      (wanted) => document.querySelector("iframe")?.contentWindow?.innerWidth === wanted,
      width,
    );
  await waitForWidth(1280);
  await button("Phone").click();
  expect(await button("Phone").getAttribute("aria-pressed")).toBe("true");
  await waitForWidth(390);
  await button("Laptop").click();
  await button("Hide page").click();
  expect(await separator().isVisible()).toBe(false);
  await button("Show page").press("Enter");
  expect(await separator().isVisible()).toBe(true);
});
