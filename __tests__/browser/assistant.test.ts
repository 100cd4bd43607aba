import { bands } from "@brand";
import { formatRgb } from "culori";
import type { Page } from "@playwright/test";
import { violations } from "../support/browser/accessibility";
import { fillPlaceholders } from "../../src/domain/placeholders";
import { assertPresent } from "../../src/lib/assert-present";
import { settle, watchPage } from "../../testing/site";
import {
  askAssistant,
  assistantLabels,
  faq,
  figure,
  mailLink,
  testAssistant,
  testContact,
  ticketLink,
} from "../support/browser/assistant";
import { startOf } from "../support/browser/page-text";
import { siteVisit } from "../support/browser/site-visit";
import { helpContent } from "../support/content/help-content";
import { UNKNOWN_WORD } from "../support/words/words-of-lists";

const visit = siteVisit();

const open = async (width = 1280): Promise<Page> => visit.newPage({ viewport: { width, height: 800 } });

testAssistant("the assistant's page has no header and no footer", async () => {
  const page = await open();
  await page.goto(`${visit.url}/support/assistant`);
  await page.getByRole("heading", { level: 1 }).waitFor();
  const headingColor = (): Promise<string> =>
    page.getByRole("heading", { level: 1 }).evaluate((heading) => getComputedStyle(heading).color);
  const servedColor = await headingColor();
  expect(servedColor).toBe(formatRgb(bands.ink.text));
  await settle(page);
  expect(await headingColor()).toBe(servedColor);
  expect(await page.getByRole("navigation").count()).toBe(0);
  expect(await page.getByRole("contentinfo").count()).toBe(0);
});

testAssistant("the search loads when the visitor asks a question, and nothing is logged", async () => {
  const page = await open();
  const messages = watchPage(page, visit.url);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  await page.goto(`${visit.url}/support/assistant`);
  await settle(page);
  expect(requests.filter((url) => url.includes("help-search"))).toEqual([]);
  const scripts = requests.filter((url) => url.endsWith(".js")).length;
  const { question, answer } = assertPresent(figure);
  await askAssistant(page, question);
  await page.getByRole("log").getByText(answer.text).first().waitFor();
  expect(requests.filter((url) => url.includes("help-search"))).toEqual([`${visit.url}/help-search.json`]);
  expect(requests.filter((url) => url.endsWith(".js")).length).toBeGreaterThan(scripts);
  expect(messages).toEqual([]);
});

testContact("an unanswered question offers the mailbox and the ticket form", async () => {
  const page = await open();
  await page.goto(`${visit.url}/support/assistant`);
  await askAssistant(page, UNKNOWN_WORD);
  const log = page.getByRole("log");
  await log.getByText(fillPlaceholders(assistantLabels.empty, { query: UNKNOWN_WORD })).waitFor();
  expect(await log.getByRole("link", { name: mailLink?.text ?? "" }).getAttribute("href")).toBe(mailLink?.to);
  expect(await log.getByRole("link", { name: startOf(ticketLink?.text ?? "") }).getAttribute("target")).toBe("_blank");
});

testAssistant("an index that fails to load is reported, and the next question loads it again", async () => {
  const page = await open();
  await page.route("**/help-search.json", (route) => route.abort());
  await page.goto(`${visit.url}/support/assistant`);
  const { question, answer } = assertPresent(figure);
  await askAssistant(page, question);
  await page.getByRole("alert").waitFor();
  const field = page.getByRole("textbox", { name: assistantLabels.searchLabel });
  expect(await field.inputValue()).toBe(question);
  await page.unroute("**/help-search.json");
  await field.press("Enter");
  await page.getByRole("log").getByText(answer.text).first().waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
});

testAssistant(
  "without JavaScript the page shows the frequent questions with their answers, and the mailbox",
  async () => {
    const page = await visit.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 700 } });
    await page.goto(`${visit.url}/support/assistant`);
    const questions = page.getByRole("heading", { level: 3 }).filter({ visible: true });
    expect(await questions.count()).toBe(helpContent.faqs.length);
    const answer = page.getByRole("paragraph").filter({ hasText: helpContent.faqs[0]?.answer ?? "" });
    expect(await answer.isVisible()).toBe(true);
    expect(await page.getByRole("link", { name: mailLink?.text ?? "" }).isVisible()).toBe(true);
    expect(await page.getByRole("textbox").filter({ visible: true }).count()).toBe(0);
  },
);

testAssistant.each([320, 1280])(
  "at %i px, axe reports no violations after a question, and the page does not scroll sideways",
  async (width) => {
    const page = await open(width);
    await page.goto(`${visit.url}/support/assistant`);
    const { question, answer } = assertPresent(faq);
    await askAssistant(page, question);
    await page.getByRole("log").getByText(answer.text).waitFor();
    await askAssistant(page, UNKNOWN_WORD);
    await page
      .getByRole("log")
      .getByText(fillPlaceholders(assistantLabels.empty, { query: UNKNOWN_WORD }))
      .waitFor();
    expect(await violations(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  },
);
