import type { Locator, Page } from "playwright-core";
import { rendered, visitSite, type Visit } from "../../../testing/site";

let visit: Visit;
beforeAll(async () => {
  visit = await visitSite();
});
afterAll(() => visit.close());
afterEach(() => visit.releasePages());

/** Ways to press and to release a button. */
const WAYS: [string, (page: Page, button: Locator) => Promise<void>, (page: Page) => Promise<void>][] = [
  [
    "mouse",
    async (page, button) => {
      await button.hover();
      await page.mouse.down();
    },
    (page) => page.mouse.up(),
  ],
  [
    "space bar",
    async (page, button) => {
      await button.focus();
      await page.keyboard.down(" ");
    },
    (page) => page.keyboard.up(" "),
  ],
];

test.each(WAYS)(
  "a button pressed by %s before its script is loaded, and released after, opens its dialog",
  async (...way) => {
    const [, press, release] = way;
    const page = await visit.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${visit.address}/showcase`);
    await rendered(page);
    let arrive: () => void = () => undefined;
    const arrival = new Promise<void>((done) => (arrive = done));
    await page.route("**/*.js", async (route) => {
      await arrival;
      await route.continue();
    });
    const requested = page.waitForRequest("**/*.js");
    await press(page, page.getByRole("main").getByRole("button", { name: "Tower Site Walkthrough" }));
    await requested;
    arrive();
    // Long enough for the script to load and to render, as with a slow hand.
    await page.waitForTimeout(1000);
    await release(page);
    const dialog = page.getByRole("dialog", { name: "Tower Site Walkthrough" });
    await dialog.waitFor({ timeout: 5000 });
    expect(await dialog.isVisible()).toBe(true);
  },
);
