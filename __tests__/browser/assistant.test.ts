import { bands } from "@brand";
import { formatRgb } from "culori";
import type { Page } from "@playwright/test";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { assertPresent } from "../../src/lib/assert-present";
import { settle } from "../../testing/site";
import { violations } from "../support/browser/accessibility";
import {
  askAssistant,
  assistantLabels,
  faq,
  figure,
  mailLink,
  skipWithoutAssistant,
} from "../support/browser/assistant";
import { expect, test } from "../support/browser/fixtures";
import { helpContent } from "../support/content/help-content";
import { UNKNOWN_WORD } from "../support/words/words-of-lists";

test.beforeEach(skipWithoutAssistant);

const open = (page: Page): Promise<unknown> => page.goto("/support/assistant");

test("the page has neither header nor footer, and loads the search when the visitor asks a question", async ({
  page,
  siteUrl,
  listFaults,
}) => {
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await open(page);
  const headingColor = (): Promise<string> =>
    page.getByRole("heading", { level: 1 }).evaluate((heading) => getComputedStyle(heading).color);
  const servedColor = await headingColor();
  expect(servedColor).toBe(formatRgb(bands.ink.text));
  await settle(page);
  expect(await headingColor()).toBe(servedColor);
  await expect(page.getByRole("navigation")).toHaveCount(0);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);

  const indexes = (): string[] => requests.filter((url) => url.includes("help-search"));
  const countScripts = (): number => requests.filter((url) => url.endsWith(".js")).length;
  expect(indexes()).toEqual([]);
  const scripts = countScripts();
  const { question, answer } = assertPresent(figure);
  await askAssistant(page, question);
  await expect(page.getByRole("log").getByText(answer.text).first()).toBeVisible();
  expect(indexes()).toEqual([`${siteUrl}/help-search.json`]);
  expect(countScripts()).toBeGreaterThan(scripts);
  expect(await listFaults()).toEqual([]);
});

for (const width of [320, 1280]) {
  test(`at ${width} px, axe reports no violations after a question, and the page does not scroll sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page);
    const log = page.getByRole("log");
    const { question, answer } = assertPresent(faq);
    await askAssistant(page, question);
    await expect(log.getByText(answer.text)).toBeVisible();
    await askAssistant(page, UNKNOWN_WORD);
    await expect(log.getByText(fillPlaceholders(assistantLabels.empty, { query: UNKNOWN_WORD }))).toBeVisible();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 700 } });

  test("the page shows the frequent questions with their answers, and the mailbox", async ({ page }) => {
    await open(page);
    const questions = page.getByRole("heading", { level: 3 }).filter({ visible: true });
    await expect(questions).toHaveCount(helpContent.faqs.length);
    const answer = page.getByRole("paragraph").filter({ hasText: helpContent.faqs[0]?.answer ?? "" });
    await expect(answer).toBeVisible();
    await expect(page.getByRole("link", { name: mailLink?.text ?? "" })).toBeVisible();
    await expect(page.getByRole("textbox").filter({ visible: true })).toHaveCount(0);
  });
});
