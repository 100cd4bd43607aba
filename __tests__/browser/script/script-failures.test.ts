import type { BrowserContextOptions, Locator, Page, Request } from "@playwright/test";
import { DEMO_FORM_PATH } from "../../../src/domain/dialogs";
import { HONEYPOT } from "../../../src/forms/payload/form-endpoint";
import { routes } from "../../../testing/routes";
import { fillFields } from "../../support/browser/form-answers";
import { waitForHydration, watchPage } from "../../../testing/site";
import { holdRequests } from "../../support/browser/hold-requests";
import { startOf } from "../../support/browser/page-text";
import { siteVisit } from "../../support/browser/site-visit";
import { FILLED } from "../../support/content/data";
import { itemsOf, pageOf } from "../../support/content/pages";
import { testIf } from "../../support/content/test-if";
import { inputFor, interfaceLabels, wordsOf } from "../../support/words/words-of-forms";
import { headerDemo, menu, navigation } from "../../support/words/words-of-navigation";

const visit = siteVisit();

/**
 * In these tests, fallback mode starts this long after a press, unless the page hydrates first: `shortenFallbackDelay`
 * replaces the 5 s of the build, which `built/plugins.test.ts` checks. In fallback mode, a page works as without
 * JavaScript.
 */
const SHORT_FALLBACK_DELAY_MS = 500;
const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

const banner = (page: Page): Locator => page.getByRole("banner");
const demoButton = (page: Page): Locator => banner(page).getByRole("button", { name: headerDemo, exact: true });
const demoLink = (page: Page): Locator => banner(page).getByRole("link", { name: headerDemo, exact: true });

const menuButton = (page: Page, of: typeof menu): Locator =>
  banner(page).getByRole("button", { name: of?.text ?? "", exact: true });
/** The description of the first link of a menu. */
const firstRow = (page: Page, of: typeof menu): Locator =>
  banner(page)
    .getByText(of?.items[0]?.description ?? "", { exact: true })
    .filter({ visible: true });

const contact = wordsOf("contact");
const lastMenu = navigation.menus.at(-1);
const faqs = itemsOf("academy/faqs.json");
const { tutorials, manuals, help } = pageOf<Queries.AcademyPageQuery>("academy");
const academyPanels = [
  ...(itemsOf("academy/tutorials.json").length > 0 ? [tutorials] : []),
  ...(itemsOf("academy/manuals.json").length > 0 ? [manuals] : []),
  help,
];
const hasFilm = ["engine", "featured"].some((name) => itemsOf(`home/${name}.json`).length > 0);
const testMenu = testIf(menu !== undefined, "The header has no menu.");

const FAILURES = [
  { failure: "JavaScript is off", options: { javaScriptEnabled: false }, blocked: undefined },
  { failure: "the script fails to load", options: {}, blocked: "**/app-*.js" },
  { failure: "the page's data fails to load", options: {}, blocked: "**/page-data/**" },
];

describe.each(FAILURES)("when $failure", ({ options, blocked }) => {
  let page: Page;
  const open = async (path: string, more: BrowserContextOptions = {}): Promise<void> => {
    page = await visit.newPage({ viewport: WIDE, ...options, ...more });
    if (blocked !== undefined) await page.route(blocked, (route) => route.abort());
    await page.goto(visit.url + path);
  };

  testMenu("a menu opens on click, and its links work", async () => {
    await open("/");
    await menuButton(page, menu).click();
    await page.mouse.move(640, 780);
    await banner(page)
      .getByRole("link", { name: startOf(menu?.items[0]?.text ?? "") })
      .filter({ visible: true })
      .first()
      .click();
    await page.waitForURL(visit.url + (menu?.items[0]?.to ?? ""));
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  });

  testMenu("the phone menu opens on tap", async () => {
    const { text = "", to = "" } = lastMenu?.items[0] ?? {};
    await open("/", { viewport: PHONE, hasTouch: true });
    await banner(page).getByRole("button", { name: interfaceLabels.openMenu, exact: true }).tap();
    await banner(page)
      .getByRole("link", { name: startOf(text) })
      .filter({ visible: true })
      .first()
      .tap();
    await page.waitForURL(visit.url + to);
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  });

  testIf(
    routes.includes("/academy") && faqs.length > 0 && headerDemo !== "",
    "The site has no academy with questions, or no button for the demo form.",
  )("all panels are shown, questions open, and controls that need a script are hidden", async () => {
    await open("/academy");
    for (const { heading } of academyPanels)
      await page.getByRole("heading", { name: heading, level: 2, exact: true }).waitFor();
    const question = page.locator("main details").first();
    await question.locator("summary").click();
    await question.locator("p").first().waitFor();
    expect(await page.getByRole("tab").filter({ visible: true }).count()).toBe(0);
    expect(await page.getByRole("search").filter({ visible: true }).count()).toBe(0);
    expect(await demoButton(page).count()).toBe(0);
    const href = routes.includes("/showcase") ? DEMO_FORM_PATH : expect.stringMatching(/^mailto:/);
    expect(await demoLink(page).getAttribute("href")).toEqual(href);
  });

  test("the browser sends a form", async () => {
    await open("/contact");
    const form = page.getByRole("form", { name: contact.title });
    await fillFields(form, inputFor("contact"));
    const submission = new Promise<Request>((done) => {
      void page.route("**/api/submit-form?form=contact", async (route) => {
        done(route.request());
        await route.fulfill({ contentType: "text/html", body: "<h1>Received</h1>" });
      });
    });
    await form.getByRole("button", { name: contact.submit, exact: true }).click();
    const request = await submission;
    expect(request.method()).toBe("POST");
    expect(Object.fromEntries(new URLSearchParams(request.postData() ?? ""))).toEqual({
      ...FILLED.contact,
      [HONEYPOT]: "",
    });
    await page.getByRole("heading", { name: "Received" }).waitFor();
  });

  testIf(hasFilm, "The home page has no film.")("a film has the browser's own controls", async () => {
    await open("/");
    const film = page.locator("main video[controls]").first();
    await film.scrollIntoViewIfNeeded();
    expect(await film.isVisible()).toBe(true);
  });
});

/** Replaces the fallback delay in the home page with a shorter one. */
async function shortenFallbackDelay(page: Page): Promise<void> {
  await page.route(`${visit.url}/`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(/"fallbackDelayMs":\d+/, `"fallbackDelayMs":${SHORT_FALLBACK_DELAY_MS}`);
    expect(body).not.toBe(html);
    await route.fulfill({ response, body });
  });
}

describe("a slow script", () => {
  const testHeader = testIf(
    menu !== undefined && headerDemo !== "",
    "The header has no menu or no button for the demo form.",
  );

  let page: Page;
  let messages: string[];
  /** Lets the script load. */
  let releaseScript: () => void;
  beforeEach(async () => {
    // The policy contains the hash of the inline script that `shortenFallbackDelay` changes.
    page = await visit.newVisitor({ viewport: WIDE, bypassCSP: true });
    messages = watchPage(page, visit.url);
    releaseScript = await holdRequests(page, "**/app-*.js");
    await shortenFallbackDelay(page);
    await page.goto(`${visit.url}/`);
  });

  /** Checks that the page works as if its script had loaded immediately. */
  const expectInteractive = async (): Promise<void> => {
    releaseScript();
    await waitForHydration(page);
    expect(await demoLink(page).count()).toBe(0);
    await demoButton(page).click();
    await page.getByRole("dialog", { name: wordsOf("demo").title }).waitFor();
    await page.keyboard.press("Escape");
    await menuButton(page, lastMenu).click();
    await firstRow(page, lastMenu).waitFor();
    expect(messages).toEqual([]);
  };

  testHeader("does not start fallback mode while the visitor only moves the mouse", async () => {
    await page.mouse.move(640, 400);
    await page.waitForTimeout(2 * SHORT_FALLBACK_DELAY_MS);
    expect(await demoButton(page).isVisible()).toBe(true);
    await expectInteractive();
  });

  testHeader("hydrates a page that is in fallback mode after a press", async () => {
    await menuButton(page, menu).press("Enter");
    await firstRow(page, menu).waitFor({ timeout: 8000 });
    expect(await demoLink(page).isVisible()).toBe(true);
    releaseScript();
    await waitForHydration(page);
    // The menu stays open while it contains the focus.
    await firstRow(page, menu).waitFor();
    await page.waitForFunction(() => document.querySelector('[data-menu] > button[aria-expanded="true"]') !== null);
    await expectInteractive();
  });
});
