import type { Page } from "playwright-core";
import { KINDS } from "../../bench/pages/kinds";
import { rendered, settle, visitSite, watchPage, type Visit } from "../support/site";

// Once in hundreds of visits on a busy machine Chromium stops answering for a page, without a word:
// the visit is made again with a new one, and the first failure is shown.
jest.retryTimes(1, { logErrorsBeforeRetry: true });

let visit: Visit;
beforeAll(async () => {
  visit = await visitSite();
});
afterAll(() => visit.close());

declare global {
  interface Window {
    violations: string[];
  }
}

/** A page that notes every breach of its policy and of its frames', with what else it says on the console. */
async function watched(): Promise<{ page: Page; heard: string[]; breaches: () => Promise<string[]> }> {
  const page = await visit.newPage({ viewport: { width: 1280, height: 800 } });
  const heard = watchPage(page, visit.address);
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener("securitypolicyviolation", (event) => {
      window.violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
  });
  const breaches = async (): Promise<string[]> =>
    (await Promise.all(page.frames().map((frame) => frame.evaluate(() => window.violations)))).flat();
  return { page, heard, breaches };
}

// One page of each kind: built/hosts.test.ts compares the hashes of every page with its policy.
test.each(Object.values(KINDS))(
  "%s breaks no rule of its policy, logs nothing and asks no other host",
  async (route) => {
    const { page, heard, breaches } = await watched();
    const response = await page.goto(`${visit.address}${route}`);
    expect(response?.headers()["content-security-policy"]).toContain("default-src 'none'");
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 800) {
        window.scrollTo(0, y);
        await new Promise((done) => setTimeout(done, 20));
      }
    });
    await rendered(page);
    for (const tab of await page.getByRole("main").getByRole("tab").all()) await tab.press("Enter");
    for (const summary of await page.locator("main summary").filter({ visible: true }).all())
      await summary.press("Enter");
    await settle(page);
    expect(await breaches()).toEqual([]);
    expect(heard.filter((line) => !line.includes("404"))).toEqual([]);
    await page.context().close();
  },
);

test("a visitor moves on from page to page under the policy of the first", async () => {
  const { page, heard, breaches } = await watched();
  await page.goto(visit.address);
  await settle(page);
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
  // What the parts look like is set after the first page, too.
  expect(
    await page.evaluate(() => getComputedStyle(document.querySelector("main h1") ?? document.body).fontWeight),
  ).toBe("600");
  expect(await breaches()).toEqual([]);
  expect(heard).toEqual([]);
  await page.context().close();
});

test("films play and the assistant's frame opens under the policy", async () => {
  const { page, heard, breaches } = await watched();
  await page.goto(`${visit.address}/products/pro`);
  await settle(page);
  const film = page.locator("video").first();
  await film.scrollIntoViewIfNeeded();
  await film.evaluate((video) => (video as HTMLVideoElement).play());
  await page.waitForFunction(() => (document.querySelector("video")?.currentTime ?? 0) > 0);
  await page.goto(`${visit.address}/support`);
  await page.locator("iframe").scrollIntoViewIfNeeded();
  await page.frameLocator("iframe").getByRole("heading", { level: 1 }).waitFor();
  await settle(page);
  expect(page.frames()).toHaveLength(2);
  expect(await breaches()).toEqual([]);
  expect(heard).toEqual([]);
  await page.context().close();
});

test("a script that was not there when the page was built is stopped", async () => {
  const { page, breaches } = await watched();
  await page.goto(visit.address);
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.stolen = true";
    document.body.append(script);
  });
  expect(await page.evaluate(() => "stolen" in window)).toBe(false);
  expect((await breaches()).join()).toContain("script-src");
  await page.context().close();
});

test("the demo dialog and its form come as chunks of ours", async () => {
  const { page, heard, breaches } = await watched();
  await page.goto(visit.address);
  await settle(page);
  await page.getByRole("banner").getByRole("button", { name: "Request Demo" }).filter({ visible: true }).click();
  await page.getByRole("dialog").getByRole("textbox").first().waitFor();
  expect(await breaches()).toEqual([]);
  expect(heard).toEqual([]);
  await page.context().close();
});

test.each([
  ["/showcase", "Tower Site Walkthrough"],
  ["/partners", "Apply as Reseller Partner"],
])("a dialog of %s opens under the policy", async (route, opener) => {
  const { page, heard, breaches } = await watched();
  await page.goto(visit.address + route);
  await settle(page);
  await page.getByRole("main").getByRole("button", { name: opener }).click();
  await page.getByRole("dialog").waitFor();
  await settle(page);
  expect(await breaches()).toEqual([]);
  expect(heard).toEqual([]);
  await page.context().close();
});

test("every button of a page that opens a dialog does so under the policy, on a phone and from its menu too", async () => {
  const { page, heard, breaches } = await watched();
  for (const route of ["/marketplace", "/partners", "/products/pro"]) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(visit.address + route);
    await rendered(page);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.keyboard.press("Escape");
    const openers = page.getByRole("main").locator('[aria-haspopup="dialog"]').filter({ visible: true });
    for (const opener of await openers.all()) {
      await opener.click();
      await page.getByRole("dialog").waitFor();
      await page.keyboard.press("Escape");
      await page.getByRole("dialog").waitFor({ state: "detached" });
    }
    expect(await breaches()).toEqual([]);
  }
  expect(heard).toEqual([]);
  await page.context().close();
});

test("the questions' structured data comes with the Help Center and leaves with it", async () => {
  const { page } = await watched();
  const types = (): Promise<string[]> =>
    page.evaluate(() =>
      [...document.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) =>
        (textContent ?? "").includes('"FAQPage"') ? "questions" : "page",
      ),
    );
  await page.goto(`${visit.address}/academy`);
  await settle(page);
  expect(await types()).toEqual(["page"]);
  await page.getByRole("tab", { name: "Help Center" }).click();
  await page.waitForFunction(() => document.head.innerHTML.includes('"FAQPage"'));
  expect((await types()).sort()).toEqual(["page", "questions"]);
  await page.getByRole("tab", { name: "Manuals" }).click();
  await page.waitForFunction(() => !document.head.innerHTML.includes('"FAQPage"'));
  expect(await types()).toEqual(["page"]);
  await page.context().close();
});
