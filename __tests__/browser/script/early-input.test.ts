import type { Page } from "playwright-core";
import { waitForQuery, waitForHydration, watchPage } from "../../../testing/site";
import { holdRequests } from "../../support/browser/hold-requests";
import { siteVisit } from "../../support/browser/site-visit";

const visit = siteVisit();
let page: Page;
let messages: string[];
/** Lets the page's script load. */
let releaseScript: () => void;
beforeEach(async () => {
  page = await visit.newVisitor({ viewport: { width: 1280, height: 800 } });
  messages = watchPage(page, visit.url);
  releaseScript = await holdRequests(page, "**/app-*.js");
});

const open = (path: string): Promise<unknown> => page.goto(visit.url + path);
const becomeInteractive = async (): Promise<void> => {
  releaseScript();
  await waitForHydration(page);
};

test("the script is requested once, after the first paint and without any interaction", async () => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (/\/app-[^/]*\.js$/.test(request.url())) requests.push(request.url());
  });
  await open("/");
  await page.waitForFunction(() => document.querySelector("head script[src]") !== null);
  expect(await page.evaluate(() => performance.getEntriesByType("paint").length)).toBeGreaterThan(0);
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await becomeInteractive();
  expect(requests).toHaveLength(1);
});

test("of several presses before hydration, only the last is replayed, and only once", async () => {
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
  expect(messages).toEqual([]);
});

test("a tab that was clicked before hydration is selected after it", async () => {
  await open("/academy");
  const tab = page.getByRole("tab", { name: "Help Center" });
  await tab.click();
  expect(await tab.getAttribute("aria-selected")).toBe("false");
  await becomeInteractive();
  await page.getByRole("heading", { name: "Hardware" }).waitFor();
  expect(messages).toEqual([]);
});

test("search text that is entered before hydration filters the list after it", async () => {
  await open("/blog");
  const before = await page.locator("main article").count();
  await page.getByRole("searchbox").first().fill("zzzz");
  await becomeInteractive();
  await page.waitForFunction((count) => document.querySelectorAll("main article").length < count, before);
  expect(await page.getByRole("searchbox").first().inputValue()).toBe("zzzz");
  expect(messages).toEqual([]);
});

test("search text that is entered before hydration replaces the query in the URL", async () => {
  await open("/search?q=water+damage");
  await page.getByRole("main").getByRole("searchbox").fill("zzzz");
  await becomeInteractive();
  await page.getByRole("main").getByText("Nothing found for “zzzz”").waitFor();
  await waitForQuery(page, "?q=zzzz");
  expect(messages).toEqual([]);
});

test("an answer to the finder before hydration is applied after it", async () => {
  await open("/products/finder");
  const question = page.getByRole("main").getByRole("group").first();
  await question.getByRole("radio", { name: "Plants and halls" }).check();
  await becomeInteractive();
  await page.getByRole("main").getByText("1 of 4 answered").waitFor();
  await waitForQuery(page, "?subject=plants");
  expect(messages).toEqual([]);
});

test("the live form keeps text that is entered before hydration", async () => {
  // Do not wait for the load event: with the form in view, the page requests its
  // script before that event, which then waits for the held script.
  await page.goto(`${visit.url}/contact#message`, { waitUntil: "domcontentloaded" });
  const form = page.getByRole("form", { name: "Send Us a Message" });
  await form.getByLabel("Subject").fill("Early bird");
  await becomeInteractive();
  // The served form has an action, the live form has none.
  await form.and(page.locator(":not([action])")).waitFor();
  expect(await form.getByLabel("Subject").inputValue()).toBe("Early bird");
  expect(messages).toEqual([]);
});

test("a menu under the mouse opens on hydration", async () => {
  await open("/");
  const products = page.getByRole("banner").getByRole("button", { name: "Products" });
  await products.hover();
  await becomeInteractive();
  await page.getByRole("banner").getByText("Manage, edit and share captured spaces").waitFor();
  expect(await products.getAttribute("aria-expanded")).toBe("true");
});

test("a link works before hydration", async () => {
  await open("/");
  await page.getByRole("banner").getByRole("link", { name: "Showcase" }).click();
  await page.waitForURL(`${visit.url}/showcase`);
  expect(await page.evaluate(() => performance.getEntriesByName("onInitialClientRender"))).toEqual([]);
  releaseScript();
});
