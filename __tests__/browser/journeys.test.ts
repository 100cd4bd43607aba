import type { Page } from "playwright-core";
import { visitSite, type Visit } from "../support/site";

let visit: Visit;
let page: Page;
beforeAll(async () => {
  visit = await visitSite();
});
afterAll(() => visit.close());
beforeEach(async () => {
  page = await visit.newPage({ viewport: { width: 1280, height: 800 } });
});
afterEach(() => page.context().close());

test("from home through the Products menu to a device and its specification", async () => {
  await page.goto(visit.address);
  const main = page.getByRole("navigation", { name: "Main" }).first();
  await main.getByText("Products", { exact: true }).first().click();
  await main.getByRole("link", { name: /META/ }).click();
  await page.waitForURL(`${visit.address}/products/meta`);
  await page
    .getByRole("row", { name: /905 nm/ })
    .first()
    .waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("opening one menu closes the other", async () => {
  await page.goto(visit.address);
  const menus = page.locator("header details[name=menu]");
  await menus.nth(0).locator("summary").click();
  await menus.nth(1).locator("summary").click();
  expect(await menus.evaluateAll((list) => list.slice(0, 2).map((menu) => (menu as HTMLDetailsElement).open))).toEqual([
    false,
    true,
  ]);
});

test("from the blog to an article, a related one, and back", async () => {
  await page.goto(`${visit.address}/blog`);
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Read article/ })
    .first()
    .click();
  await page.waitForURL(`${visit.address}/blog/1`);
  await page.getByRole("heading", { name: "Related Articles" }).waitFor();
  await page.getByRole("link", { name: "Back to Blog" }).click();
  await page.waitForURL(`${visit.address}/blog`);
});

test("without JavaScript the pages hold their words, menus open and links lead on", async () => {
  const plain = await visit.newPage({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });
  await plain.goto(`${visit.address}/case-studies`);
  expect(await plain.getByRole("link", { name: /^Read Full Case Study/ }).count()).toBeGreaterThanOrEqual(11);
  await plain.locator("header details").filter({ visible: true }).first().locator("summary").first().click();
  await plain.getByRole("link", { name: "Technology" }).filter({ visible: true }).first().click();
  await plain.waitForURL(`${visit.address}/technology`);
  expect(await plain.getByRole("heading", { level: 1 }).count()).toBe(1);
  await plain.context().close();
});

test("the first stop of the keyboard leads past the navigation", async () => {
  await page.goto(visit.address);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  expect(await page.evaluate(() => document.activeElement?.id)).toBe("main");
});

test("help questions open one at a time", async () => {
  await page.goto(`${visit.address}/academy`);
  const questions = page.locator("details[name=faq]");
  await questions.nth(0).locator("summary").click();
  await questions.nth(1).locator("summary").click();
  expect(await questions.evaluateAll((list) => list.filter((item) => (item as HTMLDetailsElement).open).length)).toBe(
    1,
  );
});

test("a film plays from the host in parts", async () => {
  await page.goto(visit.address);
  const film = page.locator("video").first();
  await film.scrollIntoViewIfNeeded();
  const part = page.waitForResponse((response) => /\.(webm|mp4)$/.test(response.url()));
  await film.evaluate((video) => (video as HTMLVideoElement).play());
  expect((await part).status()).toBe(206);
  await page.waitForFunction(() => (document.querySelector("video")?.currentTime ?? 0) > 0);
});

test("the support frame shows our own assistant", async () => {
  await page.goto(`${visit.address}/support`);
  const frame = page.locator("iframe");
  await frame.scrollIntoViewIfNeeded();
  expect(await frame.evaluate((element) => element.getBoundingClientRect().height)).toBeGreaterThanOrEqual(700);
  await page.frameLocator("iframe").getByRole("heading", { level: 1 }).waitFor();
});
