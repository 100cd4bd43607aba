import type { BrowserContextOptions, Locator, Page, Request } from "playwright-core";
import { fillFields, FORM_INPUT } from "../../support/browser/form-answers";
import { waitForHydration, watchPage } from "../../../testing/site";
import { holdRequests } from "../../support/browser/hold-requests";
import { siteVisit } from "../../support/browser/site-visit";

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
const demoButton = (page: Page): Locator => banner(page).getByRole("button", { name: "Request Demo" });
const demoLink = (page: Page): Locator => banner(page).getByRole("link", { name: "Request Demo" });

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

  test("a menu opens on click, and its links work", async () => {
    await open("/");
    await banner(page).getByRole("button", { name: "Products" }).click();
    await page.mouse.move(640, 780);
    await banner(page)
      .getByRole("link", { name: /^MINION/ })
      .first()
      .click();
    await page.waitForURL(`${visit.url}/products/minion`);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toContain("MINION");
  });

  test("the phone menu opens on tap", async () => {
    await open("/", { viewport: PHONE, hasTouch: true });
    await banner(page).getByRole("button", { name: "Menu" }).tap();
    await banner(page).getByRole("link", { name: "Manufacturing" }).filter({ visible: true }).tap();
    await page.waitForURL(`${visit.url}/solutions/manufacturing`);
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  });

  test("all panels are shown, questions open, and controls that need a script are hidden", async () => {
    await open("/academy");
    await page.getByRole("heading", { name: "Manuals" }).waitFor();
    const question = page.locator("main details").first();
    await question.locator("summary").click();
    await question.locator("p").first().waitFor();
    expect(await page.getByRole("tab").filter({ visible: true }).count()).toBe(0);
    expect(await page.getByRole("search").filter({ visible: true }).count()).toBe(0);
    expect(await demoButton(page).count()).toBe(0);
    expect(await demoLink(page).getAttribute("href")).toBe("/showcase#demo");
  });

  test("the browser sends a form", async () => {
    await open("/contact");
    const form = page.getByRole("form", { name: "Send Us a Message" });
    await fillFields(form, FORM_INPUT.contact);
    const submission = new Promise<Request>((done) => {
      void page.route("**/api/submit-form?form=contact", async (route) => {
        done(route.request());
        await route.fulfill({ contentType: "text/html", body: "<h1>Received</h1>" });
      });
    });
    await form.getByRole("button", { name: "Send Message" }).click();
    const request = await submission;
    expect(request.method()).toBe("POST");
    expect(Object.fromEntries(new URLSearchParams(request.postData() ?? ""))).toEqual({
      firstName: "Ada",
      lastName: "Byron",
      email: "ada@example.com",
      subject: "An invoice",
      message: "Two were sent.",
      annotation: "",
    });
    await page.getByRole("heading", { name: "Received" }).waitFor();
  });

  test("a film has the browser's own controls", async () => {
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
    await page.getByRole("dialog", { name: "Request a Demo" }).waitFor();
    await page.keyboard.press("Escape");
    await banner(page).getByRole("button", { name: "Solutions" }).click();
    await banner(page).getByText("Evidence secured on the first visit").waitFor();
    expect(messages).toEqual([]);
  };

  test("does not start fallback mode while the visitor only moves the mouse", async () => {
    await page.mouse.move(640, 400);
    await page.waitForTimeout(2 * SHORT_FALLBACK_DELAY_MS);
    expect(await demoButton(page).isVisible()).toBe(true);
    await expectInteractive();
  });

  test("hydrates a page that is in fallback mode after a press", async () => {
    const products = banner(page).getByRole("button", { name: "Products" });
    await products.press("Enter");
    await banner(page).getByText("Manage, edit and share captured spaces").waitFor({ timeout: 8000 });
    expect(await demoLink(page).isVisible()).toBe(true);
    releaseScript();
    await waitForHydration(page);
    // The menu stays open while it contains the focus.
    await banner(page).getByText("Manage, edit and share captured spaces").waitFor();
    await page.waitForFunction(() => document.querySelector('[data-menu] > button[aria-expanded="true"]') !== null);
    await expectInteractive();
  });
});
