import type { Locator, Page } from "@playwright/test";
import { languagePaths, routes } from "../../../testing/routes";
import { KINDS } from "../../../testing/page-kinds";
import { settle } from "../../../testing/site";
import { expect, test } from "../../support/browser/fixtures";

const [language = ""] = languagePaths;
const code = language.slice(1);

test.skip(language === "", "The site has one language.");
test.use({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });

const linkTo = (page: Page, to: string): Locator => page.getByRole("banner").locator(`a[hreflang="${to}"]`).first();
const html = (page: Page): Locator => page.locator("html");

test("the link to the other language keeps page, query and scroll position, and leads back", async ({ page }) => {
  const path = `${KINDS.products}?utm_source=test`;
  await page.goto(path);
  await settle(page);
  await page.mouse.wheel(0, 1500);
  await page.waitForFunction(() => scrollY > 1000);
  const share = await page.evaluate(() => scrollY / document.documentElement.scrollHeight);
  await linkTo(page, code).click();
  await expect(page).toHaveURL(language + path);
  await expect(html(page)).toHaveAttribute("lang", code);
  await page.waitForFunction(
    (expected) => Math.abs(scrollY / document.documentElement.scrollHeight - expected) < 0.05,
    share,
  );
  await page.goBack();
  await expect(page).toHaveURL(path);
});

test("a visit stays in the language: links, search and URLs of tools", async ({ page }) => {
  await page.goto(language);
  await settle(page);
  await page.getByRole("main").locator(`a[href="${language}${KINDS.product}"]`).first().click();
  await expect(page).toHaveURL(language + KINDS.product);
  await expect(html(page)).toHaveAttribute("lang", code);
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("searchbox").or(dialog.getByRole("combobox")).first().fill("PRO");
  await expect(dialog.locator(`a[href^="${language}/products/"]`).first()).toBeVisible();
  await page.goto(language + KINDS.finder);
  await settle(page);
  await page.getByRole("main").getByRole("radio").first().check();
  await page.waitForFunction((path) => location.pathname === path && location.search !== "", language + KINDS.finder);
});

test("a missing URL shows its page in the language, and the link keeps the URL", async ({ page }) => {
  const response = await page.goto(`${language}/no-such-page`);
  expect(response?.status()).toBe(404);
  await settle(page);
  await expect(html(page)).toHaveAttribute("lang", code);
  await linkTo(page, "en").click();
  await expect(page).toHaveURL("/no-such-page");
});

test.describe("in a browser that prefers the language", () => {
  test.use({ locale: code });

  test("the language is offered, until the visitor declines", async ({ page }) => {
    await page.goto(KINDS.contact);
    const offer = page.locator(`aside[lang="${code}"]`);
    await expect(offer).toBeVisible();
    // It scrolls with the page, so that it covers nothing of the rest.
    await page.evaluate(() => scrollTo(0, innerHeight));
    await expect(offer).not.toBeInViewport();
    await page.evaluate(() => scrollTo(0, 0));
    await page.emulateMedia({ media: "print" });
    await expect(offer).toBeHidden();
    const listFixed = (): Promise<string[]> =>
      page.evaluate(() =>
        [...document.body.querySelectorAll("*")]
          .filter((element) => element.checkVisibility() && getComputedStyle(element).position === "fixed")
          .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      );
    expect(await listFixed()).toEqual([]);
    await page.emulateMedia({ media: null });
    await offer.getByRole("button").click();
    await expect(offer).toHaveCount(0);
    await page.goto(KINDS.about);
    await settle(page);
    expect(await offer.count()).toBe(0);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the link leads to the same page in the other language", async ({ page }) => {
    for (const route of [KINDS.home, KINDS.product, KINDS.contact].filter((path) => routes.includes(path))) {
      await page.goto(route);
      await linkTo(page, code).click();
      await expect(page).toHaveURL(language + route);
    }
  });
});
