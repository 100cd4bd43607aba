import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import { specificationPath } from "@capture/domain/accuracy/specification";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { localeOf } from "@capture/domain/lib/locale";
import type { CompleteAnswers } from "../../../src/features/tools/accuracy/accuracy-content";
import { summarize } from "../../../src/features/tools/accuracy/findings";
import { site } from "../../../testing/routes";
import { waitForHydration } from "../../../testing/site";
import { violations } from "../../support/browser/accessibility";
import { expect, test } from "../../support/browser/fixtures";
import { queryOf } from "../../support/browser/lists";
import { skipWithoutPages } from "../../support/browser/skips";
import { contentOf } from "../../support/content/data";
import { deviceOf } from "../../support/content/devices";

type Linked = { readonly device?: string };

const PATH = "/products/accuracy";
const { labels } = contentOf<Queries.AccuracyPage>("pages/accuracy.json");
const raw = contentOf<Queries.AccuracyFieldsFragment & { rules: Linked[]; devices: Linked[] }>("accuracy.json");
const link = <T extends Linked>(item: T) => ({
  ...item,
  device: item.device === undefined ? null : deviceOf(item.device),
});
const guide = {
  ...raw,
  rules: raw.rules.map(link),
  devices: raw.devices.map(link),
} as unknown as Queries.AccuracyFieldsFragment;

/** The first decision and the last answers, with the shortest distance in whole meters. */
const distance = Math.ceil(guide.distance.min);
const given: CompleteAnswers = {
  decision: guide.decisions[0] as CompleteAnswers["decision"],
  distance,
  answers: Object.fromEntries(guide.questions.map(({ id, answers }) => [id, answers.at(-1)?.id ?? ""])),
};
const locale = localeOf(site);
const summary = summarize({ guide, labels, locale }, given);
const query = queryOf({ decision: given.decision.id, distance: String(distance), ...given.answers });

const mainOf = (page: Page): Locator => page.getByRole("main");
const summaryOn = (page: Page): Locator => page.locator("#questions").getByRole("status").first().getByText(summary);

test.use({ reducedMotion: "reduce" });
test.beforeEach(() => skipWithoutPages(PATH));

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, permissions: ["clipboard-read", "clipboard-write"] });

  test("a shared answer fits the screen, and its specification is copied and downloaded", async ({ page }) => {
    const main = mainOf(page);
    await page.goto(PATH + query);
    await waitForHydration(page);
    await expect(summaryOn(page)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    expect(await violations(page, "main")).toEqual([]);
    await main.getByRole("button", { name: labels.copy, exact: true }).click();
    await expect(main.getByText(labels.copied, { exact: true })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain(`# ${fillPlaceholders(labels.specificationTitle, { decision: given.decision.text })}`);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      main.getByRole("link", { name: labels.downloadMarkdown, exact: true }).click(),
    ]);
    expect(readFileSync(await download.path(), "utf8")).toBe(copied);
    const pdf = main.getByRole("link", { name: labels.downloadPdf, exact: true });
    const href = (await pdf.getAttribute("href")) ?? "";
    expect(href.startsWith(specificationPath(given.decision.id, {}).replace(".pdf", ""))).toBe(true);
    const response = await page.request.get(href);
    expect([response.status(), response.headers()["content-type"]]).toEqual([200, "application/pdf"]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the ruler and the list of decisions are shown", async ({ page }) => {
    await page.goto(PATH);
    await expect(page.locator("#questions").getByRole("radio").first()).toBeHidden();
    await expect(page.locator("#first-screen").getByText(guide.classes[1]?.name ?? "")).toBeVisible();
    // Playwright's search for texts ignores <noscript>.
    const hint = page.locator("main noscript p").first();
    await expect(hint).toBeVisible();
    expect(await hint.textContent()).toBe(labels.withoutScript);
    await page.locator("#decisions summary").first().click();
    await expect(page.getByText(guide.decisions[0]?.reason ?? "")).toBeVisible();
  });
});
