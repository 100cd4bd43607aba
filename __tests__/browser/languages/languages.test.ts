import type { Page } from "@playwright/test";
import { languagePaths, routes } from "../../../testing/routes";
import { KINDS } from "../../../testing/page-kinds";
import { settle } from "../../../testing/site";
import { siteVisit } from "../../support/browser/site-visit";

const visit = siteVisit();
const WIDE = { viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" } as const;
const [language = ""] = languagePaths;
const code = language.slice(1);
/** A site in one language has none of this. */
const testLanguages = languagePaths.length > 0 ? test : test.skip;

const switchTo = (page: Page, to: string) => page.getByRole("banner").locator(`a[hreflang="${to}"]`).first();
const pathOf = (page: Page): string => new URL(page.url()).pathname + new URL(page.url()).search;
const langOf = (page: Page): Promise<string> => page.evaluate(() => document.documentElement.lang);

testLanguages("the link to the other language keeps page, query and scroll position, and leads back", async () => {
  const page = await visit.newPage(WIDE);
  await page.goto(`${visit.url}${KINDS.products}?utm_source=test`);
  await settle(page);
  await page.mouse.wheel(0, 1500);
  await page.waitForFunction(() => scrollY > 1000);
  const share = await page.evaluate(() => scrollY / document.documentElement.scrollHeight);
  await switchTo(page, code).click();
  await page.waitForURL(`**${language}${KINDS.products}?utm_source=test`);
  expect(await langOf(page)).toBe(code);
  await page.waitForFunction(
    (expected) => Math.abs(scrollY / document.documentElement.scrollHeight - expected) < 0.05,
    share,
  );
  await page.goBack();
  expect(pathOf(page)).toBe(`${KINDS.products}?utm_source=test`);
});

testLanguages("a visit stays in the language: links, search and addresses of tools", async () => {
  const page = await visit.newPage(WIDE);
  await page.goto(visit.url + language);
  await settle(page);
  await page.getByRole("main").locator(`a[href="${language}${KINDS.product}"]`).first().click();
  await page.waitForURL(`**${language}${KINDS.product}`);
  expect(await langOf(page)).toBe(code);
  await page.keyboard.press("Control+k");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("searchbox").or(dialog.getByRole("combobox")).first().fill("PRO");
  await dialog.locator(`a[href^="${language}/products/"]`).first().waitFor();
  await page.goto(visit.url + language + KINDS.finder);
  await settle(page);
  await page.getByRole("main").getByRole("radio").first().check();
  await page.waitForFunction((path) => location.pathname === path && location.search !== "", language + KINDS.finder);
});

testLanguages("a missing URL shows its page in the language, and the link keeps the URL", async () => {
  const page = await visit.newPage(WIDE);
  const response = await page.goto(`${visit.url}${language}/no-such-page`);
  expect(response?.status()).toBe(404);
  await settle(page);
  expect(await langOf(page)).toBe(code);
  await switchTo(page, "en").click();
  await page.waitForURL(`${visit.url}/no-such-page`);
});

testLanguages("a browser that prefers the language is offered it, until the visitor declines", async () => {
  const page = await visit.newPage({ ...WIDE, locale: code });
  await page.goto(visit.url + KINDS.contact);
  const offer = page.locator(`aside[lang="${code}"]`);
  await offer.waitFor();
  await offer.getByRole("button").click();
  await offer.waitFor({ state: "detached" });
  await page.goto(visit.url + KINDS.about);
  await settle(page);
  expect(await offer.count()).toBe(0);
});

testLanguages("without script the link leads to the same page in the other language", async () => {
  const page = await visit.newPage({ ...WIDE, javaScriptEnabled: false });
  for (const route of [KINDS.home, KINDS.product, KINDS.contact].filter((path) => routes.includes(path))) {
    await page.goto(visit.url + route);
    await switchTo(page, code).click();
    expect(pathOf(page)).toBe(language + route);
  }
});
