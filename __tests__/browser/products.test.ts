import type { Locator, Page } from "playwright-core";
import productLabels from "../../data/labels/product.json";
import { waitForHydration, settle } from "../../testing/site";
import { siteVisit } from "../support/browser/site-visit";

const visit = siteVisit();
let page: Page;
beforeEach(async () => {
  page = await visit.newPage({ viewport: { width: 1280, height: 800 } });
});

const main = (): Locator => page.getByRole("main");

test("the anchors of a specification scroll to their group, below the header", async () => {
  await page.goto(`${visit.url}/products/meta`);
  await waitForHydration(page);
  const anchors = main().getByRole("navigation", { name: "Technical Specifications" });
  for (const [name, id] of [
    ["Software", "software"],
    ["Measurement and positioning", "measurement"],
  ] as const) {
    await anchors.getByRole("link", { name }).click();
    await page.waitForFunction((group) => {
      const top = document.getElementById(group)?.getBoundingClientRect().top ?? -1;
      const bar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
      return top >= bar && top < innerHeight / 2;
    }, id);
    expect(new URL(page.url()).hash).toBe(`#${id}`);
  }
});

test("a URL with the fragment of a group opens at that group", async () => {
  await page.goto(`${visit.url}/products/pro#power`);
  await waitForHydration(page);
  await page.waitForFunction(() => {
    const top = document.getElementById("power")?.getBoundingClientRect().top ?? -1;
    return top > 0 && top < innerHeight / 2;
  });
  expect(new URL(page.url()).hash).toBe("#power");
});

test("the comparison table links to the other devices", async () => {
  await page.goto(`${visit.url}/products/pro`);
  await waitForHydration(page);
  const table = main().getByRole("table", { name: productLabels.compareCaption });
  await table.getByRole("link", { name: "MINION" }).click();
  await page.waitForURL(`${visit.url}/products/minion`);
  await page.waitForFunction(() => scrollY === 0);
  const current = table.locator("th[data-current=true]");
  await current.getByText("MINION").waitFor();
  expect(await current.allTextContents()).toEqual(["MINION"]);
});

test("on a phone, the comparison scrolls sideways, and its row headers stay in place and wrap only between words", async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${visit.url}/products/pro`);
  await waitForHydration(page);
  const box = main().getByRole("region", { name: productLabels.compareCaption });
  const name = box.getByRole("rowheader", { name: "Image resolution" });
  await name.scrollIntoViewIfNeeded();
  // Two lines of 16 px text with padding.
  expect((await name.locator("xpath=..").boundingBox())?.height).toBeLessThan(120);
  const before = await name.boundingBox();
  await box.evaluate((element) => element.scrollBy({ left: 200 }));
  const after = await name.boundingBox();
  expect(Math.abs((after?.x ?? 0) - (before?.x ?? 0))).toBeLessThanOrEqual(1);
  expect(await box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(50);
});

test.each(["/products/minion", "/products/platform"])(
  "every call to action of %s opens the demo form",
  async (path) => {
    await page.goto(visit.url + path);
    await waitForHydration(page);
    const dialog = page.getByRole("dialog", { name: "Request a Demo" });
    const buttons = main().getByRole("button", { name: /^(Request Demo|Get Started)$/ });
    expect(await buttons.allTextContents()).toEqual(["Request Demo", "Get Started", "Request Demo"]);
    for (const button of await buttons.all()) {
      await button.click();
      await dialog.waitFor();
      await page.keyboard.press("Escape");
      await dialog.waitFor({ state: "detached" });
    }
  },
);

describe("the background video of a device", () => {
  test("is a still picture for visitors who save data", async () => {
    page = await visit.newVisitor({ viewport: { width: 1280, height: 800 } });
    const requests: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "media") requests.push(request.url());
    });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    await page.goto(`${visit.url}/products/meta`, { waitUntil: "load" });
    await settle(page);
    expect(await main().getByRole("img", { name: /META/ }).first().isVisible()).toBe(true);
    expect(requests).toEqual([]);
    expect(await page.locator("video").count()).toBe(0);
    expect(await main().getByRole("button", { name: "Pause film" }).count()).toBe(0);
  });

  test("pauses while the tab is hidden", async () => {
    await page.goto(`${visit.url}/products/meta`);
    const waitForPaused = (value: boolean): Promise<unknown> =>
      page.waitForFunction((expected) => document.querySelector("video")?.paused === expected, value);
    const hide = (hidden: boolean): Promise<void> =>
      page.evaluate((value) => {
        Object.defineProperty(document, "hidden", { value, configurable: true });
        document.dispatchEvent(new Event("visibilitychange"));
      }, hidden);
    await waitForPaused(false);
    await hide(true);
    await waitForPaused(true);
    await hide(false);
    await waitForPaused(false);
    expect(await page.locator("video").count()).toBe(1);
  });
});
