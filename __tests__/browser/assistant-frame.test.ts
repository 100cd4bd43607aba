import type { Frame, Page } from "@playwright/test";
import { readBrand } from "@capture/content/model/brand";
import { contentFolder } from "@capture/content/model/folder";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { assertPresent } from "../../src/lib/assert-present";
import { anyPage } from "../../testing/routes";
import { settle } from "../../testing/site";
import {
  askAssistant,
  assistantLabels,
  figure,
  skipWithoutAssistant,
  skipWithoutContact,
  ticketLink,
} from "../support/browser/assistant";
import { expect, test } from "../support/browser/fixtures";
import { startOf } from "../support/browser/page-text";
import { UNKNOWN_WORD } from "../support/words/words-of-lists";

// The assistant in the frame of the support page.

test("a question in the frame gets an answer with its source, and the source opens outside the frame", async ({
  page,
  listFaults,
}) => {
  skipWithoutAssistant();
  await page.goto("/support");
  const element = page.locator("iframe");
  await element.scrollIntoViewIfNeeded();
  expect(await element.evaluate((frame) => frame.clientHeight)).toBeGreaterThanOrEqual(698);
  expect((await element.boundingBox())?.height).toBe(700);
  const frame = element.contentFrame();
  const field = frame.getByRole("textbox", { name: assistantLabels.searchLabel });
  const { question, answer } = assertPresent(figure);
  await field.fill(question);
  const before = await page.evaluate(() => scrollY);
  await field.press("Enter");
  const log = frame.getByRole("log");
  await expect(log.getByText(answer.text).first()).toBeVisible();
  // The conversation has the whole frame.
  expect((await log.boundingBox())?.y).toBeLessThan(assertPresent(await element.boundingBox()).y + 64);
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  // The conversation scrolls in its frame; the page around it does not scroll.
  expect(await page.evaluate(() => scrollY)).toBe(before);
  expect(await listFaults()).toEqual([]);
  await log
    .getByRole("link", { name: fillPlaceholders(assistantLabels.specification, { name: answer.source }) })
    .first()
    .click();
  await expect(page).toHaveURL(answer.to);
});

test("a question in the hero is answered in the frame, which then has the only field", async ({ page }) => {
  skipWithoutAssistant();
  await page.goto("/support");
  await settle(page);
  const { question, answer } = assertPresent(figure);
  await askAssistant(page, question);
  const log = page.locator("iframe").contentFrame().getByRole("log");
  await expect(log.getByText(answer.text).first()).toBeVisible();
  await expect(page.getByRole("textbox", { name: assistantLabels.searchLabel })).toHaveCount(0);
});

/** Opens the support page and returns the frame of the assistant once its script runs. */
async function openFrame(page: Page): Promise<Frame> {
  await page.goto("/support");
  const element = page.locator("iframe");
  await element.scrollIntoViewIfNeeded();
  // The frame is lazy, so it loads some time after it has come near the screen.
  await expect(element.contentFrame().getByRole("heading", { level: 1 })).toBeVisible();
  const frame = assertPresent(await (await element.elementHandle())?.contentFrame());
  await frame.waitForFunction(() => "___loader" in window);
  return frame;
}

test("the sandboxed frame has an opaque origin and loads its fonts; a tab that it opens has the site's origin", async ({
  page,
  siteUrl,
  listFaults,
}) => {
  skipWithoutContact();
  const frame = await openFrame(page);
  expect(page.frames()).toHaveLength(2);
  expect(await frame.evaluate(() => window.origin)).toBe("null");
  await settle(frame);
  const loaded = await frame.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family),
  );
  const families = Object.values(readBrand(contentFolder()).fonts).map(({ family }) => family);
  // Chrome may also load fallback fonts and fonts with rare characters.
  expect(loaded).toEqual(expect.arrayContaining(families));
  await askAssistant(frame, UNKNOWN_WORD);
  const ticket = frame.getByRole("log").getByRole("link", { name: startOf(ticketLink?.text ?? "") });
  // The ticket form is on another host, to which tests send no requests.
  await ticket.evaluate((link, path) => link.setAttribute("href", path), anyPage);
  const [tab] = await Promise.all([page.waitForEvent("popup"), ticket.click()]);
  await expect(tab).toHaveURL(anyPage);
  expect(await tab.evaluate(() => window.origin)).toBe(siteUrl);
  expect(await listFaults()).toEqual([]);
});

test("a deploy while the frame loads neither stops the assistant nor logs anything", async ({ page, listFaults }) => {
  skipWithoutAssistant();
  await page.route("**/app-data.json", (route) =>
    route.request().frame() === page.mainFrame()
      ? route.continue()
      : route.fulfill({ json: { webpackCompilationHash: "later" }, headers: { "Access-Control-Allow-Origin": "*" } }),
  );
  const frame = await openFrame(page);
  const { question, answer } = assertPresent(figure);
  await askAssistant(frame, question);
  await expect(frame.getByRole("log").getByText(answer.text).first()).toBeVisible();
  expect(await listFaults()).toEqual([]);
});
