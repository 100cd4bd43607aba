import { openWatched, type WatchedPage } from "../support/browser/policy";
import { rendered, settle, visitSite, type Visit } from "../../testing/site";

let visit: Visit;
beforeAll(async () => {
  visit = await visitSite();
});
afterAll(() => visit.close());
afterEach(() => visit.releasePages());

const watched = (): Promise<WatchedPage> => openWatched(visit);

test("navigation from page to page works under the policy of the first page", async () => {
  const { page, heard, breaches } = await watched();
  await page.goto(visit.address);
  await rendered(page);
  for (const href of ["/products/pro", "/case-studies/1", "/blog", "/blog/3", "/academy", "/support", "/contact"]) {
    await page.evaluate((to) => {
      (window as unknown as { ___navigate: (path: string) => void }).___navigate(to);
    }, href);
    await page.waitForURL(`${visit.address}${href}`);
    await page.waitForFunction(
      (end) => document.querySelector('link[rel="canonical"]')?.getAttribute("href")?.endsWith(end),
      href,
    );
    expect(await page.locator('script[type="application/ld+json"]').count()).toBeGreaterThanOrEqual(1);
  }
  // Styles are inserted after the first page, too.
  expect(
    await page.evaluate(() => getComputedStyle(document.querySelector("main h1") ?? document.body).fontWeight),
  ).toBe("600");
  expect(await breaches()).toEqual([]);
  expect(heard).toEqual([]);
});

test("videos play and the assistant's frame opens under the policy", async () => {
  const { page, heard, breaches } = await watched();
  await page.goto(`${visit.address}/products/pro`);
  await rendered(page);
  const video = page.locator("video").first();
  await video.scrollIntoViewIfNeeded();
  await video.evaluate((element) => (element as HTMLVideoElement).play());
  await page.waitForFunction(() => (document.querySelector("video")?.currentTime ?? 0) > 0);
  await page.goto(`${visit.address}/support`);
  await page.locator("iframe").scrollIntoViewIfNeeded();
  await page.frameLocator("iframe").getByRole("heading", { level: 1 }).waitFor();
  await settle(page);
  expect(page.frames()).toHaveLength(2);
  expect(await breaches()).toEqual([]);
  expect(heard).toEqual([]);
});

test("an inline script that was not in the page when it was built is blocked", async () => {
  const { page, breaches } = await watched();
  await page.goto(visit.address);
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.stolen = true";
    document.body.append(script);
  });
  expect(await page.evaluate(() => "stolen" in window)).toBe(false);
  expect((await breaches()).join()).toContain("script-src");
});

test("the demo form and a project's dialog load under the policy", async () => {
  const { page, heard, breaches } = await watched();
  await page.goto(visit.address);
  await page.getByRole("banner").getByRole("button", { name: "Request Demo" }).click();
  await page.getByRole("dialog").getByRole("textbox").first().waitFor();
  expect(await breaches()).toEqual([]);
  await page.goto(`${visit.address}/showcase`);
  await page.getByRole("main").getByRole("button", { name: "Tower Site Walkthrough" }).click();
  await page.getByRole("dialog").getByRole("img").waitFor();
  await settle(page);
  expect(await breaches()).toEqual([]);
  expect(heard).toEqual([]);
});

test("on a phone every button that opens a dialog does so under the policy", async () => {
  const { page, heard, breaches } = await watched();
  for (const [route, count] of [
    ["/marketplace", 2],
    ["/partners", 10],
    ["/products/pro", 3],
  ] as const) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(visit.address + route);
    await rendered(page);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("banner").getByRole("button", { expanded: true }).waitFor();
    await page.keyboard.press("Escape");
    const openers = page.getByRole("main").locator('[aria-haspopup="dialog"]').filter({ visible: true });
    expect(await openers.count()).toBe(count);
    for (const opener of await openers.all()) {
      await opener.click();
      await page.getByRole("dialog").waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    }
    expect(await breaches()).toEqual([]);
  }
  expect(heard).toEqual([]);
});

test("the FAQ's structured data is there while the Help Center is open", async () => {
  const { page } = await watched();
  const types = (): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
        (textContent ?? "").includes('"FAQPage"') ? "questions" : "page",
      ),
    );
  await page.goto(`${visit.address}/academy`);
  await rendered(page);
  expect(await types()).toEqual(["page"]);
  await page.getByRole("tab", { name: "Help Center" }).click();
  await page.waitForFunction(() => document.head.innerHTML.includes('"FAQPage"'));
  expect((await types()).sort()).toEqual(["page", "questions"]);
  await page.getByRole("tab", { name: "Manuals" }).click();
  await page.waitForFunction(() => !document.head.innerHTML.includes('"FAQPage"'));
  expect(await types()).toEqual(["page"]);
});
