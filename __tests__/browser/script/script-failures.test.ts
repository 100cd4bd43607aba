import type { BrowserContextOptions, Locator, Page, Request } from "playwright-core";
import { fillFields, FORM_INPUT } from "../../support/browser/form-answers";
import { rendered, visitSite, watchPage, type Visit } from "../../../testing/site";

let visit: Visit;
beforeAll(async () => {
  visit = await visitSite();
});
afterAll(() => visit.close());

/** A script that comes very late: a page falls back five seconds after a press. Milliseconds. */
const VERY_LATE = 10_000;
const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

const banner = (page: Page): Locator => page.getByRole("banner");
const demoButton = (page: Page): Locator => banner(page).getByRole("button", { name: "Request Demo" });
const demoLink = (page: Page): Locator => banner(page).getByRole("link", { name: "Request Demo" });

const FAILURES = [
  { failure: "JavaScript is off", options: { javaScriptEnabled: false }, lost: undefined },
  { failure: "the script fails to load", options: {}, lost: "**/app-*.js" },
  { failure: "the page's data fails to load", options: {}, lost: "**/page-data/**" },
];

describe.each(FAILURES)("when $failure", ({ options, lost }) => {
  let page: Page;
  const open = async (path: string, more: BrowserContextOptions = {}): Promise<void> => {
    page = await visit.newPage({ viewport: WIDE, ...options, ...more });
    if (lost !== undefined) await page.route(lost, (route) => route.abort());
    await page.goto(visit.address + path);
  };
  afterEach(() => visit.releasePages());

  test("a menu opens on click, and its links work", async () => {
    await open("/");
    await banner(page).getByRole("button", { name: "Products" }).click();
    await page.mouse.move(640, 780);
    await banner(page)
      .getByRole("link", { name: /^MINION/ })
      .first()
      .click();
    await page.waitForURL(`${visit.address}/products/minion`);
  });

  test("the phone menu opens on tap", async () => {
    await open("/", { viewport: PHONE, hasTouch: true });
    await banner(page).getByRole("button", { name: "Menu" }).tap();
    await banner(page).getByRole("link", { name: "Manufacturing" }).filter({ visible: true }).tap();
    await page.waitForURL(`${visit.address}/solutions/manufacturing`);
  });

  test("all panels are shown, questions open, and no control is dead", async () => {
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

  test("a form is sent by the browser", async () => {
    await open("/contact");
    const form = page.getByRole("form", { name: "Send Us a Message" });
    await fillFields(form, FORM_INPUT.contact);
    const handed = new Promise<Request>((done) => {
      void page.route("**/api/submit-form?form=contact", async (route) => {
        done(route.request());
        await route.fulfill({ contentType: "text/html", body: "<h1>Taken</h1>" });
      });
    });
    await form.getByRole("button", { name: "Send Message" }).click();
    const request = await handed;
    expect(request.method()).toBe("POST");
    expect(Object.fromEntries(new URLSearchParams(request.postData() ?? ""))).toEqual({
      firstName: "Ada",
      lastName: "Byron",
      email: "ada@example.com",
      subject: "An invoice",
      message: "Two were sent.",
      annotation: "",
    });
    await page.getByRole("heading", { name: "Taken" }).waitFor();
  });

  test("a film has the browser's own controls", async () => {
    await open("/");
    const film = page.locator("main video[controls]").first();
    await film.scrollIntoViewIfNeeded();
    expect(await film.isVisible()).toBe(true);
  });
});

describe("a script that is slow", () => {
  let page: Page;
  let heard: string[];
  /** Lets the script load. */
  let arrive: () => void;
  beforeEach(async () => {
    page = await visit.newVisitor({ viewport: WIDE });
    heard = watchPage(page, visit.address);
    const arrival = new Promise<void>((done) => (arrive = done));
    await page.route("**/app-*.js", async (route) => {
      await arrival;
      await route.continue();
    });
    await page.goto(`${visit.address}/`);
  });
  afterEach(() => visit.releasePages());

  /** Checks that the page works as if its script had loaded at once. */
  const expectInteractive = async (): Promise<void> => {
    arrive();
    await rendered(page);
    expect(await demoLink(page).count()).toBe(0);
    await demoButton(page).click();
    await page.getByRole("dialog", { name: "Request a Demo" }).waitFor();
    await page.keyboard.press("Escape");
    await banner(page).getByRole("button", { name: "Solutions" }).click();
    await banner(page).getByText("Evidence secured on the first visit").waitFor();
    expect(heard).toEqual([]);
  };

  test("is waited for while nobody uses anything that needs it", async () => {
    await page.mouse.move(640, 400);
    await page.waitForTimeout(VERY_LATE);
    expect(await demoButton(page).isVisible()).toBe(true);
    await expectInteractive();
  });

  test("hydrates a page that has fallen back five seconds after a press", async () => {
    const products = banner(page).getByRole("button", { name: "Products" });
    await products.press("Enter");
    await banner(page).getByText("Manage, edit and share captured spaces").waitFor({ timeout: 8000 });
    expect(await demoLink(page).isVisible()).toBe(true);
    arrive();
    await rendered(page);
    // The menu stays open for a visitor who is still in it.
    await banner(page).getByText("Manage, edit and share captured spaces").waitFor();
    await page.waitForFunction(() => document.querySelector('[data-menu] > button[aria-expanded="true"]') !== null);
    await expectInteractive();
  });
});
