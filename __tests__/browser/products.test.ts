import type { Locator, Page } from "@playwright/test";
import { assertPresent } from "../../src/lib/assert-present";
import { waitForHydration, settle } from "../../testing/site";
import { siteVisit } from "../support/browser/site-visit";
import { specificationGroups } from "../support/content/devices";
import { dialogButtonsOf, filmedProduct, productLabels, products, testFilm } from "../support/content/tested-entries";
import { testIf } from "../support/content/test-if";
import { interfaceLabels, wordsOf } from "../support/words/words-of-forms";

const visit = siteVisit();
let page: Page;
beforeEach(async () => {
  page = await visit.newPage({ viewport: { width: 1280, height: 800 } });
});

const main = (): Locator => page.getByRole("main");

const devices = products.filter(({ specifications }) => specifications !== undefined);
const [device, otherDevice] = devices;
/** The groups of the specification of the first device. */
const groups = specificationGroups.filter(({ fields }) =>
  device?.specifications?.some(({ key }) => fields.some((field) => field.key === key)),
);
const [, secondGroup, thirdGroup] = groups;
const testGroups = testIf(thirdGroup !== undefined, "The site has no device with three groups of specifications.");
const testDevices = testIf(otherDevice !== undefined, "The site does not have two devices.");
/** Words that fit into a row header. Longer ones may be divided. */
const MAX_WORD_LENGTH = 12;

testGroups("the anchors of a specification scroll to their group, below the header", async () => {
  await page.goto(visit.url + (device?.path ?? ""));
  await waitForHydration(page);
  const anchors = main().getByRole("navigation", { name: productLabels.specifications });
  for (const { title, id } of [groups.at(-1), secondGroup].map(assertPresent)) {
    await anchors.getByRole("link", { name: title, exact: true }).click();
    await page.waitForFunction((group) => {
      const top = document.getElementById(group)?.getBoundingClientRect().top ?? -1;
      const bar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
      return top >= bar && top < innerHeight / 2;
    }, id);
    expect(new URL(page.url()).hash).toBe(`#${id}`);
  }
});

testGroups("a URL with the fragment of a group opens at that group", async () => {
  await page.goto(`${visit.url}${device?.path}#${thirdGroup?.id}`);
  await waitForHydration(page);
  await page.waitForFunction((group) => {
    const top = document.getElementById(group)?.getBoundingClientRect().top ?? -1;
    return top > 0 && top < innerHeight / 2;
  }, thirdGroup?.id ?? "");
  expect(new URL(page.url()).hash).toBe(`#${thirdGroup?.id}`);
});

testDevices("the comparison table links to the other devices", async () => {
  await page.goto(visit.url + (device?.path ?? ""));
  await waitForHydration(page);
  const table = main().getByRole("table", { name: productLabels.compareCaption });
  await table.getByRole("link", { name: otherDevice?.name ?? "", exact: true }).click();
  await page.waitForURL(visit.url + (otherDevice?.path ?? ""));
  await page.waitForFunction(() => scrollY === 0);
  const current = table.locator("th[data-current=true]");
  await current.getByText(otherDevice?.name ?? "").waitFor();
  expect(await current.allTextContents()).toEqual([otherDevice?.name]);
});

testDevices(
  "on a phone, the comparison scrolls sideways, and its row headers stay in place and wrap only between words",
  async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(visit.url + (device?.path ?? ""));
    await waitForHydration(page);
    const box = main().getByRole("region", { name: productLabels.compareCaption });
    expect(await box.getByRole("rowheader").evaluateAll(dividedWords, MAX_WORD_LENGTH)).toEqual([]);
    const name = box.getByRole("rowheader").first();
    await name.scrollIntoViewIfNeeded();
    const before = await name.boundingBox();
    await box.evaluate((element) => element.scrollBy({ left: 200 }));
    const after = await name.boundingBox();
    expect(Math.abs((after?.x ?? 0) - (before?.x ?? 0))).toBeLessThanOrEqual(1);
    expect(await box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(50);
  },
);

/** Runs in the page. @returns the words of at most `maxLength` characters that are on two lines */
function dividedWords(elements: Element[], maxLength: number): string[] {
  const range = document.createRange();
  return elements.flatMap((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const divided: string[] = [];
    while (texts.nextNode())
      for (const { index, 0: word } of (texts.currentNode.textContent ?? "").matchAll(/\p{L}+/gu)) {
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + word.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (word.length <= maxLength && lines.size > 1) divided.push(word);
      }
    return divided;
  });
}

testIf(products.length > 0, "The site has no product.")(
  "every call to action of a product opens the demo form",
  async () => {
    for (const product of new Set([products[0], products.at(-1)].map(assertPresent))) {
      await page.goto(visit.url + product.path);
      await waitForHydration(page);
      const dialog = page.getByRole("dialog", { name: wordsOf("demo").title });
      const buttons = main().locator('[aria-haspopup="dialog"]').filter({ visible: true });
      expect(await buttons.allTextContents()).toEqual(dialogButtonsOf(product));
      for (const button of await buttons.all()) {
        await button.click();
        await dialog.waitFor();
        await page.keyboard.press("Escape");
        await dialog.waitFor({ state: "detached" });
      }
    }
  },
);

describe("the background video of a device", () => {
  testFilm()("is a still picture for visitors who save data", async () => {
    page = await visit.newVisitor({ viewport: { width: 1280, height: 800 } });
    const requests: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "media") requests.push(request.url());
    });
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "connection", { value: { saveData: true } });
    });
    await page.goto(visit.url + (filmedProduct?.path ?? ""), { waitUntil: "load" });
    await settle(page);
    expect(
      await main()
        .getByRole("img", { name: filmedProduct?.video?.poster.alt ?? "", exact: true })
        .first()
        .isVisible(),
    ).toBe(true);
    expect(requests).toEqual([]);
    expect(await page.locator("video").count()).toBe(0);
    expect(await main().getByRole("button", { name: interfaceLabels.pauseVideo }).count()).toBe(0);
  });

  testFilm()("pauses while the tab is hidden", async () => {
    await page.goto(visit.url + (filmedProduct?.path ?? ""));
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
