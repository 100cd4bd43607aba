import type { Locator, Page } from "@playwright/test";
import { DEMO_FORM_PATH } from "@capture/domain/dialogs";
import { HONEYPOT } from "@capture/receiver/payload/form-endpoint";
import { routes } from "../../../testing/routes";
import { waitForHydration } from "../../../testing/site";
import { expect, test } from "../../support/browser/fixtures";
import { fillFields } from "../../support/browser/form-answers";
import { holdRequests } from "../../support/browser/hold-requests";
import { startOf } from "../../support/browser/page-text";
import { skipWithoutHeaderDemo, skipWithoutPages } from "../../support/browser/skips";
import { FILLED } from "../../support/content/data";
import { itemsOf, pageOf } from "../../support/content/pages";
import { inputFor, interfaceLabels, wordsOf } from "../../support/words/words-of-forms";
import { headerDemo, menu, navigation } from "../../support/words/words-of-navigation";

const banner = (page: Page): Locator => page.getByRole("banner");
const demoButton = (page: Page): Locator => banner(page).getByRole("button", { name: headerDemo, exact: true });
const demoLink = (page: Page): Locator => banner(page).getByRole("link", { name: headerDemo, exact: true });
const menuButton = (page: Page, of = menu): Locator =>
  banner(page).getByRole("button", { name: of?.text ?? "", exact: true });
/** The link of an open menu whose text begins with this text. */
const menuLink = (page: Page, text = ""): Locator =>
  banner(page)
    .getByRole("link", { name: startOf(text) })
    .filter({ visible: true })
    .first();
const skipWithoutMenu = (): void => test.skip(menu === undefined, "The header has no menu.");

const hasFilm = ["engine", "featured"].some((name) => itemsOf(`home/${name}.json`).length > 0);
const lastMenu = navigation.menus.at(-1);
const [firstItem, lastItem] = [menu?.items[0], lastMenu?.items[0]];

const FAILURES = [
  { failure: "JavaScript is off", javaScriptEnabled: false, blocked: [] },
  { failure: "the script fails to load", javaScriptEnabled: true, blocked: ["**/app-*.js"] },
  { failure: "the page's data fails to load", javaScriptEnabled: true, blocked: ["**/page-data/**"] },
];

for (const { failure, javaScriptEnabled, blocked } of FAILURES) {
  test.describe(`when ${failure}`, () => {
    test.use({ javaScriptEnabled, hasTouch: true });
    test.beforeEach(async ({ page }) => {
      for (const pattern of blocked) await page.route(pattern, (route) => route.abort());
    });

    test("films have the browser's own controls and fill their frames, and a menu opens on click with working links", async ({
      page,
    }) => {
      skipWithoutMenu();
      await page.goto("/");
      const films = page.locator("main video[controls]");
      await expect(films.first()).toBeVisible({ visible: hasFilm });
      const sizesOfFilms = await films.evaluateAll((videos) =>
        videos.map(({ clientWidth, clientHeight, parentElement }) => {
          const frame = parentElement?.closest("div");
          return [clientWidth - (frame?.clientWidth ?? 0), clientHeight - (frame?.clientHeight ?? 0)];
        }),
      );
      expect(sizesOfFilms.flat().filter((difference) => difference !== 0)).toEqual([]);
      await menuButton(page).click();
      await page.mouse.move(640, 780);
      await menuLink(page, firstItem?.text).click();
      await expect(page).toHaveURL(firstItem?.to ?? "");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    });

    // Without its data, a page falls back as it does without its script.
    if (blocked.includes("**/page-data/**")) return;

    test("the phone menu opens on tap", async ({ page }) => {
      skipWithoutMenu();
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto("/");
      await banner(page).getByRole("button", { name: interfaceLabels.openMenu, exact: true }).tap();
      await menuLink(page, lastItem?.text).tap();
      await expect(page).toHaveURL(lastItem?.to ?? "");
    });

    test("all panels are shown, questions open, and controls that need a script are hidden", async ({ page }) => {
      skipWithoutPages("/academy");
      skipWithoutHeaderDemo();
      const { tutorials, manuals, help } = pageOf<Queries.AcademyPageQuery>("academy");
      const [tutorialCount, manualCount, questionCount] = ["tutorials", "manuals", "faqs"].map(
        (name) => itemsOf(`academy/${name}.json`).length,
      );
      test.skip(questionCount === 0, "The academy has no questions.");
      await page.goto("/academy");
      const panels = [...(tutorialCount ? [tutorials] : []), ...(manualCount ? [manuals] : []), help];
      for (const { heading } of panels)
        await expect(page.getByRole("heading", { name: heading, level: 2, exact: true })).toBeVisible();
      const question = page.locator("main details").first();
      await question.locator("summary").click();
      await expect(question.locator("p").first()).toBeVisible();
      for (const role of ["tab", "search"] as const)
        await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
      await expect(demoButton(page)).toHaveCount(0);
      await expect(demoLink(page)).toHaveAttribute("href", routes.includes("/showcase") ? DEMO_FORM_PATH : /^mailto:/);
    });
  });
}

test("when the script fails to load, the browser sends a form", async ({ page }) => {
  const endpoint = "**/api/submit-form?form=contact";
  const { title, submit } = wordsOf("contact");
  await page.route("**/app-*.js", (route) => route.abort());
  await page.route(endpoint, (route) => route.fulfill({ contentType: "text/html", body: "<h1>Received</h1>" }));
  const sent = page.waitForRequest(endpoint);
  await page.goto("/contact");
  const form = page.getByRole("form", { name: title });
  await fillFields(form, inputFor("contact"));
  await form.getByRole("button", { name: submit, exact: true }).click();
  const request = await sent;
  expect(request.method()).toBe("POST");
  const values = Object.fromEntries(new URLSearchParams(request.postData() ?? ""));
  expect(values).toEqual({ ...FILLED.contact, [HONEYPOT]: "" });
  await expect(page.getByRole("heading", { name: "Received" })).toBeVisible();
});

test.describe("a script that loads after its page has fallen back", () => {
  /** Replaces the 5 s of the build, which `built/plugins.test.ts` checks. */
  const SHORT_FALLBACK_DELAY_MS = 100;
  // The policy contains the hash of the inline script, which the test changes.
  test.use({ bypassCSP: true });

  test("hydrates the page, whose menu stays open", async ({ page, siteUrl, listFaults }) => {
    skipWithoutMenu();
    skipWithoutHeaderDemo();
    const releaseScript = await holdRequests(page, "**/app-*.js");
    await page.route(`${siteUrl}/`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(/"fallbackDelayMs":\d+/, `"fallbackDelayMs":${SHORT_FALLBACK_DELAY_MS}`);
      await route.fulfill({ response, body });
    });
    await page.goto("/");
    await menuButton(page).press("Enter");
    await expect(menuLink(page, firstItem?.text)).toBeVisible();
    await expect(demoLink(page)).toBeVisible();
    releaseScript();
    await waitForHydration(page);
    await expect(menuButton(page)).toHaveAttribute("aria-expanded", "true");
    await expect(menuLink(page, firstItem?.text)).toBeVisible();
    await expect(demoLink(page)).toHaveCount(0);
    await demoButton(page).click();
    await expect(page.getByRole("dialog", { name: wordsOf("demo").title })).toBeVisible();
    await page.keyboard.press("Escape");
    await menuButton(page, lastMenu).click();
    await expect(menuLink(page, lastItem?.text)).toBeVisible();
    expect(await listFaults()).toEqual([]);
  });
});
