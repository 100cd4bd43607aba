import { openWatched, type WatchedPage } from "../support/browser/policy";
import { itemsOf } from "../support/content/pages";
import { waitForHydration, settle } from "../../testing/site";
import { siteVisit } from "../support/browser/site-visit";

const visit = siteVisit();

const openPage = (): Promise<WatchedPage> => openWatched(visit);

test("navigation from page to page works under the policy of the first page", async () => {
  const { page, messages, policyViolations } = await openPage();
  await page.goto(visit.url);
  await waitForHydration(page);
  for (const href of ["/products/pro", "/case-studies/1", "/blog", "/blog/3", "/academy", "/support", "/contact"]) {
    await page.evaluate((to) => {
      (window as unknown as { ___navigate: (path: string) => void }).___navigate(to);
    }, href);
    await page.waitForURL(`${visit.url}${href}`);
    await page.waitForFunction(
      (end) => document.querySelector('link[rel="canonical"]')?.getAttribute("href")?.endsWith(end),
      href,
    );
    expect(await page.locator('script[type="application/ld+json"]').count()).toBeGreaterThanOrEqual(1);
  }
  // The policy must also allow the styles that later pages insert.
  expect(
    await page.evaluate(() => getComputedStyle(document.querySelector("main h1") ?? document.body).fontWeight),
  ).toBe("600");
  expect(await policyViolations()).toEqual([]);
  expect(messages).toEqual([]);
});

test("videos play and the assistant's frame opens under the policy", async () => {
  const { page, messages, policyViolations } = await openPage();
  await page.goto(`${visit.url}/products/pro`);
  await waitForHydration(page);
  const video = page.locator("video").first();
  await video.scrollIntoViewIfNeeded();
  await video.evaluate((element) => (element as HTMLVideoElement).play());
  await page.waitForFunction(() => (document.querySelector("video")?.currentTime ?? 0) > 0);
  await page.goto(`${visit.url}/support`);
  await page.locator("iframe").scrollIntoViewIfNeeded();
  await page.frameLocator("iframe").getByRole("heading", { level: 1 }).waitFor();
  await settle(page);
  expect(page.frames()).toHaveLength(2);
  expect(await policyViolations()).toEqual([]);
  expect(messages).toEqual([]);
});

test("an inline script that was not in the page when it was built is blocked", async () => {
  const { page, policyViolations } = await openPage();
  await page.goto(visit.url);
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.stolen = true";
    document.body.append(script);
  });
  expect(await page.evaluate(() => "stolen" in window)).toBe(false);
  expect((await policyViolations()).join()).toContain("script-src");
});

test("the demo form and a project's dialog load under the policy", async () => {
  const { page, messages, policyViolations } = await openPage();
  await page.goto(visit.url);
  await page.getByRole("banner").getByRole("button", { name: "Request Demo" }).click();
  await page.getByRole("dialog").getByRole("textbox").first().waitFor();
  expect(await policyViolations()).toEqual([]);
  await page.goto(`${visit.url}/showcase`);
  await page.getByRole("main").getByRole("button", { name: "Tower Site Walkthrough" }).click();
  await page.getByRole("dialog").getByRole("img").waitFor();
  await settle(page);
  expect(await policyViolations()).toEqual([]);
  expect(messages).toEqual([]);
});

test("on a phone, every button for a dialog opens it under the policy", async () => {
  const { page, messages, policyViolations } = await openPage();
  // One button for each program, and four that open the inquiry.
  const partnersCount = itemsOf("partners/programs.json").length + 4;
  for (const [route, count] of [
    ["/marketplace", 2],
    ["/partners", partnersCount],
    ["/products/pro", 3],
  ] as const) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(visit.url + route);
    await waitForHydration(page);
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
    expect(await policyViolations()).toEqual([]);
  }
  expect(messages).toEqual([]);
});

test("the page has structured data of the FAQ while the Help Center is open", async () => {
  const { page } = await openPage();
  const types = (): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
        (textContent ?? "").includes('"FAQPage"') ? "questions" : "page",
      ),
    );
  await page.goto(`${visit.url}/academy`);
  await waitForHydration(page);
  expect(await types()).toEqual(["page"]);
  await page.getByRole("tab", { name: "Help Center" }).click();
  await page.waitForFunction(() => document.head.innerHTML.includes('"FAQPage"'));
  expect((await types()).sort()).toEqual(["page", "questions"]);
  await page.getByRole("tab", { name: "Manuals" }).click();
  await page.waitForFunction(() => !document.head.innerHTML.includes('"FAQPage"'));
  expect(await types()).toEqual(["page"]);
});
