import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { answersText, summarize, type CompleteAnswers } from "../../../src/features/accuracy/accuracy-content";
import { specificationPath } from "../../../src/domain/accuracy/specification";
import { fillPlaceholders } from "../../../src/domain/placeholders";
import { localeOf } from "../../../src/lib/locale";
import { site } from "../../../testing/routes";
import { waitForHydration, waitForQuery, watchPage } from "../../../testing/site";
import { violations } from "../../support/browser/accessibility";
import { watchPolicy } from "../../support/browser/policy";
import { siteVisit } from "../../support/browser/site-visit";
import { contentOf } from "../../support/content/data";
import { deviceOf } from "../../support/content/devices";
import { testPages } from "../../support/content/test-if";
import { labelOf } from "../../support/words/words-of-forms";

type Linked = { readonly device?: string };

const PATH = "/products/accuracy";
const testGuide = testPages(PATH);
const { labels } = contentOf<Queries.AccuracyPage>("pages/accuracy.json");
const raw = contentOf<Queries.AccuracyPartsFragment & { rules: Linked[]; devices: Linked[] }>("accuracy.json");
const link = <T extends Linked>(item: T) => ({
  ...item,
  device: item.device === undefined ? null : deviceOf(item.device),
});
const guide = {
  ...raw,
  rules: raw.rules.map(link),
  devices: raw.devices.map(link),
} as unknown as Queries.AccuracyPartsFragment;

/** The first decision and the last answers, with the shortest distance in whole meters. */
const distance = Math.ceil(guide.distance.min);
const given: CompleteAnswers = {
  decision: guide.decisions[0] as CompleteAnswers["decision"],
  distance,
  answers: Object.fromEntries(guide.questions.map(({ id, answers }) => [id, answers.at(-1)?.id ?? ""])),
};
const locale = localeOf(site);
const summary = summarize({ guide, labels, locale }, given);
const query = `?${String(
  new URLSearchParams({ decision: given.decision.id, distance: String(distance), ...given.answers }),
)}`;

const visit = siteVisit();
let page: Page;
const main = (): Locator => page.getByRole("main");
const status = (): Locator => main().getByRole("status").first();

testGuide("answers by keyboard are in the URL, Back undoes the last one, and the demo form contains them", async () => {
  page = await visit.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
  const [messages, policyViolations] = [watchPage(page, visit.url), await watchPolicy(page)];
  await page.goto(visit.url + PATH);
  await waitForHydration(page);
  const choose = async (question: string, answer: string): Promise<void> => {
    await main().getByRole("group", { name: question }).getByRole("radio", { name: answer, exact: true }).focus();
    await page.keyboard.press("Space");
  };
  await choose(labels.decisionQuestion, given.decision.text);
  await main().getByRole("textbox", { name: guide.distance.text }).fill(String(distance));
  for (const { id, text } of guide.questions) {
    await choose(text, answersText({ guide, locale }, { [id]: given.answers[id] ?? "" }));
  }
  await status().getByText(summary).waitFor();
  await waitForQuery(page, query);
  expect(await violations(page, "main")).toEqual([]);
  await page.goBack();
  await main().getByText(labels.pending).waitFor();
  await page.goForward();
  await status().getByText(summary).waitFor();
  await main().getByRole("button", { name: labels.requestDemo, exact: true }).first().click();
  const message = page.getByRole("dialog").getByLabel(labelOf("demo", "message"), { exact: true });
  expect(await message.inputValue()).toContain(summary);
  expect([...messages, ...(await policyViolations())]).toEqual([]);
});

testGuide("a shared answer on a phone fits the screen, and its specification is copied and downloaded", async () => {
  page = await visit.newVisitor({
    viewport: { width: 390, height: 844 },
    reducedMotion: "reduce",
    permissions: ["clipboard-read", "clipboard-write"],
  });
  await page.goto(visit.url + PATH + query);
  await waitForHydration(page);
  await status().getByText(summary).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violations(page, "main")).toEqual([]);
  await main().getByRole("button", { name: labels.copy, exact: true }).click();
  await main().getByText(labels.copied, { exact: true }).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  const title = fillPlaceholders(labels.specificationTitle, { decision: given.decision.text });
  expect(copied).toContain(`# ${title}`);
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    main().getByRole("link", { name: labels.downloadMarkdown, exact: true }).click(),
  ]);
  expect(readFileSync(await download.path(), "utf8")).toBe(copied);
  const pdf = main().getByRole("link", { name: labels.downloadPdf, exact: true });
  const href = (await pdf.getAttribute("href")) ?? "";
  expect(href.startsWith(specificationPath(given.decision.id, {}).replace(".pdf", ""))).toBe(true);
  const response = await page.request.get(visit.url + href);
  expect([response.status(), response.headers()["content-type"]]).toEqual([200, "application/pdf"]);
});

testGuide("the tables are shown without JavaScript", async () => {
  const plain = await visit.newVisitor({ javaScriptEnabled: false });
  await plain.goto(visit.url + PATH);
  expect(await plain.getByRole("radio").first().isVisible()).toBe(false);
  // Playwright's search for texts ignores <noscript>.
  const hint = plain.locator("main noscript p").first();
  expect([await hint.textContent(), await hint.isVisible()]).toEqual([labels.withoutScript, true]);
  const row = plain.getByRole("row", { name: guide.classes[1]?.name ?? "" });
  expect(await row.first().isVisible()).toBe(true);
});
