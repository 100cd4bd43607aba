import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Locator } from "@playwright/test";
import { openDesk, openForm, serveCopy, type Desk } from "../../../testing/desk/desk";
import { articleNumbers, fieldOf } from "../../../testing/desk/desk-forms";
import { violations } from "../../support/browser/accessibility";
import { testIf } from "../../support/content/test-if";
import { commitAll, createRepository } from "../../support/repository/commit";

const [number] = articleNumbers("data");
const FILE = `articles/${number}.json`;
const FORM = `articles/entries/${number}`;
const [OLD_TITLE, NEW_TITLE] = ["The earlier title", "The present title"];
const testArticle = testIf(number !== undefined, "The site has no article.");

let desk: Desk;
/** The file with the earlier title. */
let earlier = "";
beforeAll(async () => {
  const server = await serveCopy({
    prepare(data) {
      const root = dirname(data);
      createRepository(root);
      if (number === undefined) return;
      const path = join(data, FILE);
      const titled = (title: string): string =>
        readFileSync(path, "utf8")
          .replace(/"title": "[^"]*"/, `"title": "${title}"`)
          .replace(
            /"tags": \[[^\]]*\]/,
            title === OLD_TITLE ? '"tags": ["One", "Two", "Three"]' : '"tags": ["One", "Four"]',
          );
      earlier = titled(OLD_TITLE);
      writeFileSync(path, earlier);
      commitAll(root, { day: "2026-01-05", subject: "Add an article", author: "Ada" });
      writeFileSync(path, titled(NEW_TITLE));
      commitAll(root, { day: "2026-02-05", subject: "Rename an article", author: "Zoë" });
    },
  });
  desk = await openDesk(3000, server);
});
afterAll(() => desk.close());

const button = (): Locator => desk.page.getByRole("button", { name: "History", exact: true });
const dialog = (): Locator => desk.page.getByRole("dialog", { name: "History" });
const restore = (): Locator => dialog().getByRole("button", { name: /^Restore the version of Jan 5, 2026/ });
const title = (): Locator => fieldOf(desk.page, "title").locator("input");

testArticle("History lists who changed what and when, and is accessible", async () => {
  expect(await button().isVisible()).toBe(false);
  await openForm(desk.page, FORM);
  await button().press("Enter");
  await restore().waitFor();
  const items = await dialog().locator("ol > li").allInnerTexts();
  expect(items[0]).toMatch(/^Rename an article\s+Zoë, Feb 5, 2026/);
  expect(items[0]).toContain(`Title: ${OLD_TITLE} → ${NEW_TITLE}`);
  expect(items[0]).toMatch(/Tags › 2: Two → Four\s+Tags › 3: Three/);
  expect(items[1]).toMatch(/^Add an article\s+Ada, Jan 5, 2026/);
  expect(await violations(desk.page, ".desk-dialog")).toEqual([]);
  await desk.page.keyboard.press("Escape");
  await dialog().waitFor({ state: "hidden" });
});

testArticle("Restore puts a version into the form, and saves nothing", async () => {
  await openForm(desk.page, FORM);
  await button().press("Enter");
  await restore().press("Enter");
  await dialog().waitFor({ state: "hidden" });
  await desk.page.waitForFunction(
    (value) => document.querySelector<HTMLInputElement>('[data-key-path="title"] input')?.value === value,
    OLD_TITLE,
  );
  expect(await desk.pull()).toEqual([]);
  await button().click();
  await dialog().getByText("The form has changes that are not saved.").waitFor();
  expect(await restore().isDisabled()).toBe(true);
  await desk.page.keyboard.press("Escape");
  // The translations are composed again for the tags of the version.
  expect(await desk.save()).toContain(`data/${FILE}`);
  expect(desk.read(FILE)).toBe(earlier);
});

testArticle("a saved change that is not committed is listed first, and the last commit can be restored", async () => {
  await openForm(desk.page, FORM);
  expect(await title().inputValue()).toBe(OLD_TITLE);
  await button().click();
  await dialog().getByText("Saved, but not committed yet").waitFor();
  await dialog()
    .getByRole("button", { name: /^Restore the version of Feb 5, 2026/ })
    .click();
  await desk.page.waitForFunction(
    (value) => document.querySelector<HTMLInputElement>('[data-key-path="title"] input')?.value === value,
    NEW_TITLE,
  );
  expect(await desk.save()).toContain(`data/${FILE}`);
  expect(desk.read(FILE)).toContain(`"title": "${NEW_TITLE}"`);
});
