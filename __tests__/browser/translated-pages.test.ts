import type { Page } from "playwright-core";
import contact from "../../data/forms/contact.json";
import compare from "../../data/pages/compare.json";
import { withTranslator } from "../support/browser/changed-page";
import { FILLED } from "../support/content/data";
import { settle, visitSite, type Visit } from "../../testing/site";

// A translator replaces each text by elements of its own, so React no longer holds the text that is shown. Here the
// translation has the same words: a page that works shows what it shows without a translator.

let visit: Visit;
beforeAll(async () => {
  visit = await visitSite();
});
afterAll(() => visit.close());
afterEach(() => visit.releasePages());

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

/** What a reader sees; spaces between texts are the browser's. */
const shownIn = (page: Page): Promise<string> =>
  page.getByRole("main").evaluate((main: HTMLElement) => main.innerText.replace(/\s+/g, " "));

/** @returns what a reader sees after each step */
async function walk(page: Page, path: string, steps: readonly Step[]): Promise<string[]> {
  await page.goto(visit.address + path);
  await settle(page);
  const shown: string[] = [];
  for (const step of steps) {
    await step(page);
    await settle(page);
    shown.push(await shownIn(page));
  }
  return shown;
}

test.each(JOURNEYS)("%s: a translated page shows the same (%s)", async (_what, path, steps) => {
  const plain = await visit.newVisitor(WIDE);
  const expected = await walk(plain, path, steps);
  const translated = await visit.newVisitor(WIDE);
  const errors: string[] = [];
  // React reports that it has found the page changed, and draws it again.
  translated.on("pageerror", ({ message }) => {
    if (!/React error #(418|423|425)/.test(message)) errors.push(message);
  });
  await withTranslator(translated);
  expect(await walk(translated, path, steps)).toEqual(expected);
  expect(await translated.locator("main font").count()).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});
