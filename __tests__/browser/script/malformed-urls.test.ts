import type { Page } from "playwright-core";
import technology from "../../../data/pages/technology.json";
import { rendered, visitSite, watchPage, type Visit } from "../../../testing/site";

let visit: Visit;
let page: Page;
let heard: string[];
beforeAll(async () => {
  visit = await visitSite();
});
afterAll(() => visit.close());
beforeEach(async () => {
  page = await visit.newVisitor({ viewport: { width: 1280, height: 800 } });
});
afterEach(() => visit.releasePages());

const MALFORMED = "#100%";

/** Waits until the page is hydrated and has its three parts. */
async function isWhole(): Promise<void> {
  await rendered(page);
  for (const part of ["banner", "main", "contentinfo"] as const) await page.getByRole(part).waitFor();
  await page.getByRole("heading", { level: 1 }).waitFor();
}

test.each(["/", "/products/pro", "/contact", "/blog", "/tours/oak-flat", "/products/compare", "/404"])(
  "%s with a malformed hash is shown whole, at its beginning",
  async (path) => {
    heard = watchPage(page, visit.address, ["/404", `/404${MALFORMED}`]);
    await page.goto(visit.address + path + MALFORMED);
    await isWhole();
    expect(await page.evaluate(() => scrollY)).toBe(0);
    expect(heard).toEqual([]);
  },
);

test("a malformed hash is no obstacle on a page whose script comes early", async () => {
  heard = watchPage(page, visit.address);
  await page.goto(`${visit.address}/products/pro${MALFORMED}`, { waitUntil: "domcontentloaded" });
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await isWhole();
  expect(heard).toEqual([]);
});

test("hashes that are malformed or unknown scroll nowhere in an open page, and known ones still scroll", async () => {
  heard = watchPage(page, visit.address);
  await page.goto(`${visit.address}/products/pro`);
  await isWhole();
  for (const hash of [MALFORMED, "#%zz", "#unknown", "#%E0%A4%A"]) {
    await page.evaluate((next) => (location.hash = next), hash);
    await page.waitForURL(`${visit.address}/products/pro${hash}`);
    await isWhole();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
  await page.evaluate(() => (location.hash = "#specifications"));
  await page.waitForFunction(() => scrollY > 0);
  expect(heard).toEqual([]);
});

test("a link with a malformed hash leads to its page, and the back button returns", async () => {
  heard = watchPage(page, visit.address);
  await page.goto(`${visit.address}/products/pro`);
  await isWhole();
  await page.evaluate((hash) => {
    const { ___navigate: navigate } = window as unknown as { ___navigate: (to: string) => void };
    navigate(`/technology${hash}`);
  }, MALFORMED);
  await page.waitForURL(`${visit.address}/technology${MALFORMED}`);
  await page.getByRole("heading", { level: 1, name: technology.hero.heading }).waitFor();
  await isWhole();
  await page.goBack();
  await page.waitForURL(`${visit.address}/products/pro`);
  await isWhole();
  expect(heard).toEqual([]);
});

test.each(["/100%", "/%zz", "/100%25", "/products/%E0%A4%A"])(
  "the page for the unknown path %s hydrates",
  async (path) => {
    const errors: string[] = [];
    page.on("pageerror", (error) => errors.push(error.message));
    await page.goto(visit.address + path);
    await isWhole();
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
])("a malformed query string leaves the page whole: %s", async (path) => {
  heard = watchPage(page, visit.address);
  await page.goto(visit.address + path);
  await isWhole();
  expect(heard).toEqual([]);
});
