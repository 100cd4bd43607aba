import type { Page } from "@playwright/test";
import { embedCode } from "@capture/domain/embed/embed-code";
import { embedPath } from "@capture/domain/embed/embed-path";
import { sendCommand, serveOuterPage, waitForEvent } from "../../../testing/other-site";
import { languagePaths, translatedRoute } from "../../../testing/routes";
import { assertPresent } from "../../../src/lib/assert-present";
import { violations } from "../../support/browser/accessibility";
import { skipWithoutTour } from "../../support/browser/skips";
import { neighborStation, firstStation, siteTour, viewerLabels, viewQuery } from "../../support/content/site-tour";
import { expect, test as base } from "../../support/viewer/viewer-fixtures";

const PATH = embedPath(siteTour.path);
const START = viewQuery(firstStation, firstStation.view);

const test = base.extend<{ openInOtherSite(frame: string): Promise<void> }>({
  openInOtherSite: async ({ page }, use) => {
    const closers: (() => void)[] = [];
    await use(async (frame) => {
      const { url, close } = await serveOuterPage(frame);
      closers.push(close);
      await page.goto(url);
    });
    for (const close of closers) close();
  },
});

skipWithoutTour();

const press = (page: Page, name: string): Promise<void> =>
  page.frameLocator("iframe").getByRole("button", { name, exact: true, disabled: false }).click();

test("on a page of another site, a tour starts on a press, posts its events, obeys, and stores nothing", async ({
  page,
  siteUrl,
  openInOtherSite,
}) => {
  const hosts = new Set<string>();
  page.on("request", (request) => void hosts.add(new URL(request.url()).host));
  await openInOtherSite(embedCode({ url: siteUrl + PATH + START, title: siteTour.slug }));
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("img").first()).toBeVisible();
  expect(await page.evaluate(() => window.received)).toEqual([]);
  await press(page, viewerLabels.start);
  const [ready, first] = await waitForEvent(page, "station", firstStation.id);
  expect(ready).toMatchObject({ source: "tour", version: 1, type: "ready" });
  expect(first).toMatchObject({ type: "station", station: firstStation.id });
  await press(page, viewerLabels.measure);
  const view = frame.getByRole("application");
  const { width, height } = assertPresent(await view.boundingBox());
  for (const fromLeft of [0.4, 0.6]) await view.click({ position: { x: width * fromLeft, y: height * 0.4 } });
  const measured = (await waitForEvent(page, "measured")).at(-1);
  expect(measured?.meters).toBeGreaterThan(0);
  await sendCommand(page, { type: "goTo", station: neighborStation.id });
  await waitForEvent(page, "station", neighborStation.id);
  const inner = assertPresent(page.frames()[1]);
  expect(await inner.evaluate(() => [localStorage.length, document.cookie, "sessionStorage" in window])).toEqual([
    0,
    "",
    false,
  ]);
  expect([...hosts].sort()).toEqual([new URL(siteUrl).host, new URL(page.url()).host].sort());
});

test("in the sandbox that content management systems add, a tour starts, too", async ({
  page,
  siteUrl,
  listFaults,
  openInOtherSite,
}) => {
  const code = embedCode({ url: siteUrl + PATH, title: siteTour.slug, size: { width: 600, height: 400 } });
  await openInOtherSite(code.replace("<iframe", '<iframe sandbox="allow-scripts"'));
  await press(page, viewerLabels.start);
  await waitForEvent(page, "station", firstStation.id);
  await expect(page.frameLocator("iframe").locator("canvas[data-sharp=true]")).toBeVisible();
  // The outer page is on another host.
  expect((await listFaults()).filter((fault) => !fault.includes(page.url()))).toEqual([]);
});

test("other pages are refused in a frame of another site", async ({ page, siteUrl, openInOtherSite }) => {
  await openInOtherSite(`<iframe src="${siteUrl}${siteTour.path}"></iframe>`);
  await expect.poll(() => page.frames()[1]?.url()).toBe("chrome-error://chromewebdata/");
});

test("?lang opens the tour in another language at the same view", async ({ page }) => {
  test.skip(languagePaths.length === 0, "The site has one language.");
  const [language = ""] = languagePaths;
  await page.goto(`${PATH}${START}&lang=${language.slice(1)}`);
  await page.waitForURL((url) => url.pathname === embedPath(translatedRoute(language, siteTour.path)));
  expect(new URL(page.url()).search).toBe(START);
});

for (const [width, height] of [
  [320, 384],
  [1600, 900],
] as const) {
  test(`at ${width} px, the viewer fills its frame with nothing cut off, and has no axe violations`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto(PATH);
    expect(await violations(page, "main")).toEqual([]);
    await page.getByRole("button", { name: viewerLabels.start }).click();
    await expect(page.getByRole("button", { name: viewerLabels.measure })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("application")).toBeInViewport({ ratio: 1 });
    expect(await violations(page, "main")).toEqual([]);
    const size = await page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement;
      return [scrollWidth, scrollHeight];
    });
    expect(size).toEqual([width, height]);
  });
}
