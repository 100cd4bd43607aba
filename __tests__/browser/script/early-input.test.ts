import type { Locator, Page } from "@playwright/test";
import { waitForFrames, waitForHydration, waitForQuery } from "../../../testing/site";
import { withExtension } from "../../support/browser/changed-page";
import { expect, test } from "../../support/browser/fixtures";
import { holdRequests } from "../../support/browser/hold-requests";
import { skipWithoutHeaderDemo, skipWithoutPages } from "../../support/browser/skips";
import { pageOf } from "../../support/content/pages";
import { UNKNOWN_WORD } from "../../support/words/words-of-lists";
import { headerDemo, menu } from "../../support/words/words-of-navigation";

// A visit shows that pages of the site apply early input; early-input-script.test.ts has the matrix on a small page.

const headerButton = (page: Page, name = ""): Locator =>
  page.getByRole("banner").getByRole("button", { name, exact: true });

/** Opens a page and holds its script back. @returns a function that loads the script and waits until it has hydrated the page */
async function openBeforeHydration(page: Page, path: string): Promise<() => Promise<void>> {
  const releaseScript = await holdRequests(page, "**/app-*.js");
  await page.goto(path, { waitUntil: "domcontentloaded" });
  // Before its first frame, Chromium scrolls to the fragment (`#message`), which takes the focus from a field.
  await waitForFrames(page);
  return async () => {
    releaseScript();
    await waitForHydration(page);
  };
}

test("a page applies the last press, the text and the position of the mouse after hydration", async ({
  page,
  listFaults,
}) => {
  skipWithoutPages("/academy");
  skipWithoutHeaderDemo();
  test.skip(menu === undefined, "The header has no menu.");
  const scripts: string[] = [];
  page.on("request", (request) => scripts.push(...(request.url().match(/\/app-[^/]*\.js$/) ?? [])));
  const hydrate = await openBeforeHydration(page, "/academy?q=before");
  const tab = page.getByRole("tab").last();
  const search = page.getByRole("main").getByRole("searchbox");
  await headerButton(page, headerDemo).click();
  await tab.click();
  await search.fill(UNKNOWN_WORD);
  await search.press("Home");
  await headerButton(page, menu?.text).hover();
  await expect(tab).toHaveAttribute("aria-selected", "false");
  await hydrate();
  await waitForQuery(page, `?q=${UNKNOWN_WORD}&tab=help`);
  await expect(tab).toHaveAttribute("aria-selected", "true");
  const { heading } = pageOf<Queries.AcademyPageQuery>("academy").help;
  await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  await expect(headerButton(page, menu?.text)).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.keyboard.type("-");
  await expect(search).toHaveValue(`-${UNKNOWN_WORD}`);
  expect(scripts).toHaveLength(1);
  expect(await listFaults()).toEqual([]);
});

test("the live form of a page that an extension has changed keeps text, focus and selection", async ({ page }) => {
  await withExtension(page);
  const hydrate = await openBeforeHydration(page, "/contact#message");
  const servedHeading = await page.locator("h1").elementHandle();
  const form = page.getByRole("main").getByRole("form");
  const [message, subject] = [form.locator("[name=message]"), form.locator("[name=subject]")];
  await message.fill("Two floors");
  await subject.fill("Early bird");
  await subject.evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 5));
  // Keys are pressed while React renders the page.
  await Promise.all([hydrate(), page.keyboard.type("-".repeat(50), { delay: 5 })]);
  // The served form has an action, the live form has none.
  await expect(form.and(page.locator(":not([action])"))).toBeVisible();
  // React renders a changed page again.
  expect(await servedHeading?.evaluate((heading) => heading.isConnected)).toBe(false);
  await expect(message).toHaveValue("Two floors");
  await page.keyboard.type("+");
  await expect(subject).toHaveValue(`Ea${"-".repeat(50)}+ bird`);
});
