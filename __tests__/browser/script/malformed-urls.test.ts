import type { Page } from "@playwright/test";
import { KINDS } from "../../../testing/page-kinds";
import { routes } from "../../../testing/routes";
import { waitForHydration, watchPage } from "../../../testing/site";
import { expect, test } from "../../support/browser/fixtures";
import { headingOf } from "../../support/words/words-of-navigation";

const MALFORMED = "#100%";

/** Waits until the page is hydrated and has a header, main content with a heading, and a footer. */
async function expectCompletePage(page: Page): Promise<void> {
  await waitForHydration(page);
  for (const part of ["banner", "main", "contentinfo"] as const) await expect(page.getByRole(part)).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

const QUERIES: Readonly<Record<string, string>> = {
  [KINDS.home]: "",
  [KINDS.product]: "",
  [KINDS.contact]: "",
  [KINDS.blog]: "?q=%&category=%zz",
  [KINDS.compare]: "?devices=%E0%A4%A&without=%&show=constructor&units=__proto__",
  [KINDS.finder]: "?subject=%",
  [KINDS.accuracy]: "?decision=constructor&distance=%&control=__proto__",
  [KINDS.planner]: "?units=toString&area=%zz",
  [KINDS.academy]: "?tab=constructor&q=%",
  [KINDS.tour]: "?room=%&yaw=%zz&pitch=1e999",
  [KINDS.search]: "?q=%E0%A4%A",
};
const paths = Object.keys(QUERIES).filter((path) => routes.includes(path));

test("pages with a malformed query string and hash are complete and at their tops", async ({ page, siteUrl }) => {
  const messages = watchPage(page, siteUrl, ["/404", `/404${MALFORMED}`]);
  for (const path of [...paths, "/404"]) {
    await page.goto(path + (QUERIES[path] ?? "") + MALFORMED);
    await expectCompletePage(page);
    expect(await page.evaluate(() => scrollY), path).toBe(0);
  }
  expect(messages).toEqual([]);
});

test("pages for unknown malformed paths hydrate", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  for (const path of ["/100%", "/%zz", "/100%25", "/products/%E0%A4%A"]) {
    await page.goto(path);
    await expectCompletePage(page);
  }
  expect(errors).toEqual([]);
});

test("a malformed hash does not change how a page opens, and does not scroll an open page", async ({
  page,
  listFaults,
}) => {
  const entry = KINDS.product;
  test.skip(entry === "", "The site has no product.");
  await page.goto(entry + MALFORMED, { waitUntil: "domcontentloaded" });
  // The script loads early.
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await expectCompletePage(page);
  await page.evaluate((path) => {
    const { ___navigate: navigate } = window as unknown as { ___navigate: (to: string) => void };
    navigate(path);
  }, KINDS.contact + MALFORMED);
  await expect(page).toHaveURL(KINDS.contact + MALFORMED);
  await expect(page.getByRole("heading", { level: 1, name: headingOf(KINDS.contact) })).toBeVisible();
  await expectCompletePage(page);
  await page.goBack();
  await expect(page).toHaveURL(entry + MALFORMED);
  for (const hash of ["#%zz", "#unknown", "#%E0%A4%A", MALFORMED]) {
    await page.evaluate((next) => (location.hash = next), hash);
    await expectCompletePage(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
  await page.evaluate(() => (location.hash = "#specifications"));
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(await listFaults()).toEqual([]);
});
