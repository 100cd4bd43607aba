import type { Page } from "playwright-core";
import { queryIs, rendered, visitSite, watchPage, type Visit } from "../../../testing/site";

let visit: Visit;
let page: Page;
let heard: string[];
/** Lets the page's script load. */
let arrive: () => void;
beforeAll(async () => {
  visit = await visitSite();
});
afterAll(() => visit.close());
beforeEach(async () => {
  page = await visit.newVisitor({ viewport: { width: 1280, height: 800 } });
  heard = watchPage(page, visit.address);
  const arrival = new Promise<void>((done) => (arrive = done));
  await page.route("**/app-*.js", async (route) => {
    await arrival;
    await route.continue();
  });
});
afterEach(() => visit.releasePages());

const open = (path: string): Promise<unknown> => page.goto(visit.address + path);
const becomeInteractive = async (): Promise<void> => {
  arrive();
  await rendered(page);
};

test("the script is requested once, after the first paint and without any interaction", async () => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (/\/app-[^/]*\.js$/.test(request.url())) asked.push(request.url());
  });
  await open("/");
  await page.waitForFunction(() => document.querySelector("head script[src]") !== null);
  expect(await page.evaluate(() => performance.getEntriesByType("paint").length)).toBeGreaterThan(0);
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await becomeInteractive();
  expect(asked).toHaveLength(1);
});

test("of several buttons pressed before hydration, the last is pressed again, once", async () => {
  await open("/");
  const banner = page.getByRole("banner");
  const solutions = banner.getByRole("button", { name: "Solutions" });
  await solutions.press("Enter");
  await banner.getByRole("button", { name: "Request Demo" }).press("Enter");
  expect(await page.getByRole("dialog").count()).toBe(0);
  await becomeInteractive();
  await page.getByRole("dialog", { name: "Request a Demo" }).waitFor();
  expect(await solutions.getAttribute("aria-expanded")).toBe("false");
  await page.keyboard.press("Escape");
  await page.getByRole("dialog").waitFor({ state: "detached" });
  expect(heard).toEqual([]);
});

test("a tab clicked before hydration is selected afterwards", async () => {
  await open("/academy");
  const tab = page.getByRole("tab", { name: "Help Center" });
  await tab.click();
  expect(await tab.getAttribute("aria-selected")).toBe("false");
  await becomeInteractive();
  await page.getByRole("heading", { name: "Hardware" }).waitFor();
  expect(heard).toEqual([]);
});

test("text typed into a search before hydration filters its list afterwards", async () => {
  await open("/blog");
  const before = await page.locator("main article").count();
  await page.getByRole("searchbox").first().fill("zzzz");
  await becomeInteractive();
  await page.waitForFunction((count) => document.querySelectorAll("main article").length < count, before);
  expect(await page.getByRole("searchbox").first().inputValue()).toBe("zzzz");
  expect(heard).toEqual([]);
});

test("text typed before hydration wins over the query that the address came with", async () => {
  await open("/search?q=water+damage");
  await page.getByRole("main").getByRole("searchbox").fill("zzzz");
  await becomeInteractive();
  await page.getByRole("main").getByText("Nothing found for “zzzz”").waitFor();
  await queryIs(page, "?q=zzzz");
  expect(heard).toEqual([]);
});

test("an answer chosen in the finder before hydration counts", async () => {
  await open("/products/finder");
  const question = page.getByRole("main").getByRole("group").first();
  await question.getByRole("radio", { name: "Plants and halls" }).check();
  await becomeInteractive();
  await page.getByRole("main").getByText("1 of 4 answered").waitFor();
  await queryIs(page, "?subject=plants");
  expect(heard).toEqual([]);
});

test("text typed into a form before hydration is kept by the live form", async () => {
  // At its form the page asks for the script before it is loaded.
  await page.goto(`${visit.address}/contact#message`, { waitUntil: "domcontentloaded" });
  const form = page.getByRole("form", { name: "Send Us a Message" });
  await form.getByLabel("Subject").fill("Early bird");
  await becomeInteractive();
  // As served a form has an action, the live one has none.
  await form.and(page.locator(":not([action])")).waitFor();
  expect(await form.getByLabel("Subject").inputValue()).toBe("Early bird");
  expect(heard).toEqual([]);
});

test("a menu under the mouse opens on hydration", async () => {
  await open("/");
  await page.getByRole("banner").getByRole("button", { name: "Products" }).hover();
  await becomeInteractive();
  await page.getByRole("banner").getByText("Manage, edit and share captured spaces").waitFor();
});

test("a link works before hydration", async () => {
  await open("/");
  await page.getByRole("banner").getByRole("link", { name: "Showcase" }).click();
  await page.waitForURL(`${visit.address}/showcase`);
  arrive();
});
