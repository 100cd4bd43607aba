import type { Page } from "playwright-core";
import technology from "../../../data/pages/technology.json";
import { waitForHydration, watchPage } from "../../../testing/site";
import { siteVisit } from "../../support/browser/site-visit";

const visit = siteVisit();
let page: Page;
let messages: string[];
beforeEach(async () => {
  page = await visit.newVisitor({ viewport: { width: 1280, height: 800 } });
});

const MALFORMED = "#100%";

/** Waits until the page is hydrated and has a header, main content with a heading, and a footer. */
async function expectCompletePage(): Promise<void> {
  await waitForHydration(page);
  for (const part of ["banner", "main", "contentinfo"] as const) await page.getByRole(part).waitFor();
  await page.getByRole("heading", { level: 1 }).waitFor();
}

test.each(["/", "/products/pro", "/contact", "/blog", "/tours/oak-flat", "/products/compare", "/404"])(
  "%s with a malformed hash is complete and at its top",
  async (path) => {
    messages = watchPage(page, visit.url, ["/404", `/404${MALFORMED}`]);
    await page.goto(visit.url + path + MALFORMED);
    await expectCompletePage();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(messages).toEqual([]);
  },
);

test("a page with a malformed hash is complete when its script loads early", async () => {
  messages = watchPage(page, visit.url);
  await page.goto(`${visit.url}/products/pro${MALFORMED}`, { waitUntil: "domcontentloaded" });
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await expectCompletePage();
  expect(messages).toEqual([]);
});

test("malformed and unknown hashes do not scroll an open page, and a known hash does", async () => {
  messages = watchPage(page, visit.url);
  await page.goto(`${visit.url}/products/pro`);
  await expectCompletePage();
  for (const hash of [MALFORMED, "#%zz", "#unknown", "#%E0%A4%A"]) {
    await page.evaluate((next) => (location.hash = next), hash);
    await page.waitForURL(`${visit.url}/products/pro${hash}`);
    await expectCompletePage();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
  await page.evaluate(() => (location.hash = "#specifications"));
  await page.waitForFunction(() => scrollY > 0);
  expect(messages).toEqual([]);
});

test("a link with a malformed hash opens its page, and Back returns", async () => {
  messages = watchPage(page, visit.url);
  await page.goto(`${visit.url}/products/pro`);
  await expectCompletePage();
  await page.evaluate((hash) => {
    const { ___navigate: navigate } = window as unknown as { ___navigate: (to: string) => void };
    navigate(`/technology${hash}`);
  }, MALFORMED);
  await page.waitForURL(`${visit.url}/technology${MALFORMED}`);
  await page.getByRole("heading", { level: 1, name: technology.hero.heading }).waitFor();
  await expectCompletePage();
  await page.goBack();
  await page.waitForURL(`${visit.url}/products/pro`);
  await expectCompletePage();
  expect(messages).toEqual([]);
});

test.each(["/100%", "/%zz", "/100%25", "/products/%E0%A4%A"])(
  "the page for the unknown path %s hydrates",
  async (path) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.goto(visit.url + path);
    await expectCompletePage();
    expect(errors).toEqual([]);
  },
);

test.each([
  "/blog?q=%&category=%zz",
  "/products/compare?devices=%E0%A4%A&without=%&show=constructor&units=__proto__",
  "/products/finder?subject=%",
  "/products/planner?units=toString&area=%zz",
  "/academy?tab=constructor&q=%",
  "/tours/oak-flat?room=%&yaw=%zz&pitch=1e999",
  "/search?q=%E0%A4%A",
])("a page with a malformed query string is complete: %s", async (path) => {
  messages = watchPage(page, visit.url);
  await page.goto(visit.url + path);
  await expectCompletePage();
  expect(messages).toEqual([]);
});
