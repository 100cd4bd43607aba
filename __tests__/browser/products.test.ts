import type { Locator, Page } from "@playwright/test";
import { MAX_FIRST_DEVICES } from "@capture/domain/products/many-products";
import { assertPresent } from "../../src/lib/assert-present";
import { waitForHydration } from "../../testing/site";
import { expect, test } from "../support/browser/fixtures";
import { productLabels, products } from "../support/browser/tested-entries";
import { specificationGroups } from "../support/content/devices";

const main = (page: Page): Locator => page.getByRole("main");

const devices = products.filter(({ specifications }) => specifications !== undefined);
const [device, otherDevice] = devices;
/** The groups of the specification of the first device. */
const groups = specificationGroups.filter(({ fields }) =>
  device?.specifications?.some(({ key }) => fields.some((field) => field.key === key)),
);
const [, secondGroup, thirdGroup] = groups;

const skipWithoutGroups = (): void =>
  test.skip(thirdGroup === undefined, "The site has no device with three groups of specifications.");
const skipWithoutDevices = (): void => test.skip(otherDevice === undefined, "The site does not have two devices.");

/** Words that fit into a column. Longer ones may be divided. */
const MAX_WORD_LENGTH = 12;

async function open(page: Page, path = device?.path ?? ""): Promise<void> {
  await page.goto(path);
  await waitForHydration(page);
}

/** Waits until a group of the specification is in the upper half of the window, below the header. */
const waitForGroup = (page: Page, id: string): Promise<unknown> =>
  page.waitForFunction((group) => {
    const top = document.getElementById(group)?.getBoundingClientRect().top ?? -1;
    const bar = document.querySelector("header")?.getBoundingClientRect().bottom ?? 0;
    return top >= bar && top < innerHeight / 2;
  }, id);

test("the anchors of a specification scroll to their group, below the header", async ({ page }) => {
  skipWithoutGroups();
  await open(page);
  const anchors = main(page).getByRole("navigation", { name: productLabels.specifications });
  for (const { title, id } of [groups.at(-1), secondGroup].map(assertPresent)) {
    await anchors.getByRole("link", { name: title, exact: true }).click();
    await waitForGroup(page, id);
    await expect(page).toHaveURL(`${device?.path}#${id}`);
  }
});

test("a URL with the fragment of a group opens at that group", async ({ page }) => {
  skipWithoutGroups();
  const { id } = assertPresent(thirdGroup);
  await open(page, `${device?.path}#${id}`);
  await waitForGroup(page, id);
  await expect(page).toHaveURL(`${device?.path}#${id}`);
});

test("the comparison table links to the other devices", async ({ page }) => {
  skipWithoutDevices();
  await open(page);
  const table = main(page).getByRole("table", { name: productLabels.compareCaption });
  await table.getByRole("link", { name: otherDevice?.name ?? "", exact: true }).click();
  await expect(page).toHaveURL(otherDevice?.path ?? "");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(table.locator("th[data-current=true]")).toHaveText([otherDevice?.name ?? ""]);
});

test("on a phone, the comparison scrolls sideways, and its row headers stay in place and wrap only between words", async ({
  page,
}) => {
  skipWithoutDevices();
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page);
  const box = main(page).getByRole("region", { name: productLabels.compareCaption });
  const [labels, cells] = [box.getByRole("rowheader"), box.getByRole("cell")];
  expect(await labels.or(cells).evaluateAll(dividedWords, MAX_WORD_LENGTH)).toEqual([]);
  const isScrolled = await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(isScrolled).toBe((await box.getByRole("columnheader").count()) > 1 + MAX_FIRST_DEVICES);
  const [label, cell] = [await labels.first().boundingBox(), await cells.first().boundingBox()].map(assertPresent);
  expect((label?.y ?? 0) + (label?.height ?? 0)).toBeLessThanOrEqual(cell?.y ?? 0);
});

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
