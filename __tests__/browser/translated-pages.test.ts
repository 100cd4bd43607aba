import type { Page } from "playwright-core";
import contact from "../../data/forms/contact.json";
import compare from "../../data/pages/compare.json";
import { withTranslator } from "../support/browser/changed-page";
import { FILLED } from "../support/content/data";
import { settle } from "../../testing/site";
import { textOf, waitForText } from "../support/browser/page-text";
import { siteVisit } from "../support/browser/site-visit";

// A translator replaces each text by its own elements, so the page shows text nodes that React does not know. Here the
// translation has the same words: a translated page must show the same text as the original.

const visit = siteVisit();

type Step = (page: Page) => Promise<unknown>;
const WIDE = { viewport: { width: 1280, height: 900 } };

const press =
  (name: string): Step =>
  (page) =>
    page.getByRole("main").getByRole("button", { name, exact: true }).first().click();
/** A filter of a list. */
const chip =
  (index: number): Step =>
  (page) =>
    page.locator("main [aria-pressed]").nth(index).click();
const tab =
  (name: string): Step =>
  (page) =>
    page.getByRole("tab", { name }).click();
const type =
  (selector: string, text: string): Step =>
  (page) =>
    page.locator(`main ${selector}`).first().fill(text);
const choose =
  (question: number, answer: number): Step =>
  (page) =>
    page.getByRole("main").getByRole("group").nth(question).getByRole("radio").nth(answer).check();

const answers = (choices: readonly number[]): Step[] => choices.map((answer, question) => choose(question, answer));

const JOURNEYS: [string, string, Step[]][] = [
  ["devices are removed and come back", "/products/compare", [press("PRO"), press("META"), press("PRO")]],
  [
    "units and rows change",
    "/products/compare",
    [press(compare.labels.imperial), press(compare.labels.differences), press(compare.labels.metric)],
  ],
  [
    "rows are left out",
    "/products/compare",
    [
      (page) => page.locator("main summary").first().click(),
      (page) => page.locator("main [type=checkbox]").first().click(),
    ],
  ],
  ["the finder is answered in one way", "/products/finder", answers([0, 0, 0, 0])],
  ["the finder is answered in another way", "/products/finder", answers([1, 1, 1, 1])],
  [
    "the planner's figures change",
    "/products/planner",
    [type("[name=rooms]", "1"), type("[name=area]", "x"), type("[name=area]", "900"), press(compare.labels.imperial)],
  ],
  ["a list is searched and filtered", "/blog", [type("[type=search]", "scan"), chip(1), chip(0)]],
  ["a search finds nothing", "/blog", [type("[type=search]", "zzzz"), type("[type=search]", "")]],
  ["projects are filtered", "/showcase", [chip(1)]],
  ["studies are filtered", "/case-studies", [chip(1)]],
  ["tabs are opened", "/academy", [tab("Manuals"), tab("Help Center"), tab("Tutorials")]],
  ["tabs of the developers are opened", "/developers", [(page) => page.getByRole("tab").nth(1).click()]],
  [
    "a form is sent twice in vain",
    "/contact#message",
    [
      ...Object.entries(FILLED.contact).map(([name, value]) => type(`form:not([action]) [name=${name}]`, value)),
      press(contact.submit),
      press(contact.submit),
    ],
  ],
  [
    "the site is searched",
    "/search",
    [type("[type=search]", "lidar"), type("[type=search]", "lidar range"), type("[type=search]", "battery")],
  ],
];

async function open(page: Page, path: string): Promise<void> {
  await page.goto(visit.url + path);
  await settle(page);
}

test.each(JOURNEYS)("%s: a translated page shows the same (%s)", async (_journey, path, steps) => {
  const original = await visit.newPage(WIDE);
  const translated = await visit.newVisitor(WIDE);
  const errors: string[] = [];
  // React reports that the page has changed, and renders it again.
  translated.on("pageerror", ({ message }) => {
    if (!/React error #(418|423|425)/.test(message)) errors.push(message);
  });
  await withTranslator(translated);
  await open(original, path);
  await open(translated, path);
  for (const step of steps) {
    await step(original);
    await settle(original);
    const text = await textOf(original);
    await step(translated);
    expect(await waitForText(translated, text)).toBe(text);
  }
  await settle(translated);
  expect(await textOf(translated)).toBe(await textOf(original));
  expect(await translated.locator("main font").count()).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});
