import type { Page } from "playwright-core";
import contact from "../../data/forms/contact.json";
import compare from "../../data/pages/compare.json";
import { withTranslator } from "../support/browser/changed-page";
import { FILLED } from "../support/content/data";
import { settle } from "../../testing/site";
import { textOf, waitForText } from "../support/browser/page-text";
import { siteVisit } from "../support/browser/site-visit";

// A translator replaces each text node with elements that React does not know. In these tests the translation has the
// same words as the original, so both pages must show the same text after each step.

const visit = siteVisit();

type Step = (page: Page) => Promise<unknown>;
const WIDE = { viewport: { width: 1280, height: 900 } };

const press =
  (name: string): Step =>
  (page) =>
    page.getByRole("main").getByRole("button", { name, exact: true }).first().click();
/** Presses a filter of a list. */
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

const chooseAnswers = (choices: readonly number[]): Step[] =>
  choices.map((answer, question) => choose(question, answer));

const JOURNEYS: [string, string, Step[]][] = [
  ["removing and adding devices", "/products/compare", [press("PRO"), press("META"), press("PRO")]],
  [
    "changing units and rows",
    "/products/compare",
    [press(compare.labels.imperial), press(compare.labels.differences), press(compare.labels.metric)],
  ],
  [
    "hiding a row",
    "/products/compare",
    [
      (page) => page.locator("main summary").first().click(),
      (page) => page.locator("main [type=checkbox]").first().click(),
    ],
  ],
  ["giving the first answers in the finder", "/products/finder", chooseAnswers([0, 0, 0, 0])],
  ["giving the second answers in the finder", "/products/finder", chooseAnswers([1, 1, 1, 1])],
  [
    "changing the planner's input",
    "/products/planner",
    [type("[name=rooms]", "1"), type("[name=area]", "x"), type("[name=area]", "900"), press(compare.labels.imperial)],
  ],
  ["searching and filtering articles", "/blog", [type("[type=search]", "scan"), chip(1), chip(0)]],
  ["clearing a search without results", "/blog", [type("[type=search]", "zzzz"), type("[type=search]", "")]],
  ["filtering projects", "/showcase", [chip(1)]],
  ["filtering case studies", "/case-studies", [chip(1)]],
  ["selecting tabs of the academy", "/academy", [tab("Manuals"), tab("Help Center"), tab("Tutorials")]],
  ["selecting a tab of the developer portal", "/developers", [(page) => page.getByRole("tab").nth(1).click()]],
  [
    "submitting a form twice, with an error each time",
    "/contact#message",
    [
      ...Object.entries(FILLED.contact).map(([name, value]) => type(`form:not([action]) [name=${name}]`, value)),
      press(contact.submit),
      press(contact.submit),
    ],
  ],
  [
    "searching the site",
    "/search",
    [type("[type=search]", "lidar"), type("[type=search]", "lidar range"), type("[type=search]", "battery")],
  ],
];

async function open(page: Page, path: string): Promise<void> {
  await page.goto(visit.url + path);
  await settle(page);
}

test.each(JOURNEYS)("%s: a translated page shows the same text as the original (%s)", async (_journey, path, steps) => {
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
