import type { BrowserContextOptions, Locator, Page } from "playwright-core";
import { fillFields, TYPED } from "../support/form-answers";
import { rendered, visitSite, watchPage, type Visit } from "../support/site";

let visit: Visit;
beforeAll(async () => {
  visit = await visitSite();
});
afterAll(() => visit.close());

const WIDE = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };

const banner = (page: Page): Locator => page.getByRole("banner");
const demoButton = (page: Page): Locator => banner(page).getByRole("button", { name: "Request Demo" });
const demoLink = (page: Page): Locator => banner(page).getByRole("link", { name: "Request Demo" });

const FAILURES = [
  { failure: "JavaScript is off", options: { javaScriptEnabled: false }, lost: undefined },
  { failure: "the script is lost", options: {}, lost: "**/app-*.js" },
  { failure: "the page's data is lost", options: {}, lost: "**/page-data/**" },
];

describe.each(FAILURES)("when $failure", ({ options, lost }) => {
  let page: Page;
  const open = async (path: string, more: BrowserContextOptions = {}): Promise<void> => {
    page = await visit.newPage({ viewport: WIDE, ...options, ...more });
    if (lost !== undefined) await page.route(lost, (route) => route.abort());
    await page.goto(visit.address + path);
  };
  afterEach(() => page.context().close());

  test("a menu opens at a press and leads on", async () => {
    await open("/");
    await banner(page).getByRole("button", { name: "Products" }).click();
    await page.mouse.move(640, 780);
    await banner(page)
      .getByRole("link", { name: /^MINION/ })
      .first()
      .click();
    await page.waitForURL(`${visit.address}/products/minion`);
  });

  test("a phone's menu opens at a tap", async () => {
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

  test("a form is handed to the mail program", async () => {
    await open("/contact");
    const form = page.getByRole("form", { name: "Send Us a Message" });
    await fillFields(form, TYPED.contact);
    // No script of the page hears of it when scripts are off.
    const handed =
      options.javaScriptEnabled === false
        ? form.getAttribute("action")
        : page.evaluate(
            () =>
              new Promise<string>((done) => {
                addEventListener("submit", (event) => {
                  const { action } = event.target as HTMLFormElement;
                  done(event.defaultPrevented ? "Nothing" : action);
                  event.preventDefault();
                });
              }),
          );
    await form.getByRole("button", { name: "Send Message" }).click();
    expect(await handed).toMatch(/^mailto:hello@/);
    expect(await form.getByLabel("Subject").inputValue()).toBe(TYPED.contact.Subject);
  });

  test("a film has the browser's own controls", async () => {
    await open("/");
    const film = page.locator("main video[controls]").first();
    await film.scrollIntoViewIfNeeded();
    expect(await film.isVisible()).toBe(true);
  });
});

describe("a script that comes after ten seconds", () => {
  let page: Page;
  let heard: string[];
  beforeEach(async () => {
    page = await visit.newPage({ viewport: WIDE });
    heard = watchPage(page, visit.address);
    await page.route("**/app-*.js", async (route) => {
      await new Promise((done) => setTimeout(done, 10_000));
      await route.continue();
    });
    await page.goto(`${visit.address}/`);
  });
  afterEach(() => page.context().close());

  /** The page is as if its script had come at once. */
  const expectAlive = async (): Promise<void> => {
    expect(await demoLink(page).count()).toBe(0);
    await demoButton(page).click();
    await page.getByRole("dialog", { name: "Request a Demo" }).waitFor();
    await page.keyboard.press("Escape");
    await banner(page).getByRole("button", { name: "Solutions" }).click();
    await banner(page).getByText("Evidence secured on the first visit").waitFor();
    expect(heard).toEqual([]);
  };

  test("is waited for while nobody asks for anything that needs it", async () => {
    await page.mouse.move(640, 400);
    await page.waitForTimeout(6000);
    expect(await demoButton(page).isVisible()).toBe(true);
    await rendered(page);
    await expectAlive();
  });

  test("finds a page that has fallen back, five seconds after a press, and puts it right", async () => {
    const products = banner(page).getByRole("button", { name: "Products" });
    await products.press("Enter");
    await banner(page).getByText("Manage, edit and share captured spaces").waitFor({ timeout: 8000 });
    expect(await demoLink(page).isVisible()).toBe(true);
    await rendered(page);
    // Whoever is still at the menu keeps it.
    await banner(page).getByText("Manage, edit and share captured spaces").waitFor();
    await page.waitForFunction(() => document.querySelector('[data-menu] > button[aria-expanded="true"]') !== null);
    await expectAlive();
  });
});
