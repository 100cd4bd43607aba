import type { Page } from "@playwright/test";
import { hasImperialUnits } from "@capture/domain/imperial-regions";
import { localeOf } from "@capture/domain/lib/locale";
import { site } from "../../../testing/routes";
import { settle, waitForFrames } from "../../../testing/site";
import { withTranslator } from "../../support/browser/changed-page";
import { expect, test } from "../../support/browser/fixtures";
import { textOf } from "../../support/browser/page-text";
import { skipWithoutPages } from "../../support/browser/skips";
import { contentOf, FILLED } from "../../support/content/data";
import { pageOf } from "../../support/content/pages";
import { comparedDevices } from "../../support/words/words-of-devices";
import { wordsOf } from "../../support/words/words-of-forms";
import { searchedTerm, UNKNOWN_WORD } from "../../support/words/words-of-lists";

// A translator replaces each text node with elements that React does not know. In these tests the translation has the
// same words as the original, so both pages must show the same text after each step.

const TEXT_TIMEOUT_MS = 10_000;

/** Acts on a page, and waits for what does not appear within two frames. */
type Step = (page: Page) => Promise<unknown>;

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
/** Searches a list or the site. The URL changes after the results. */
const search =
  (query: string): Step =>
  async (page) => {
    await page.locator("main [type=search]").first().fill(query);
    await page.waitForURL(({ searchParams }) => (searchParams.get("q") ?? "") === query);
  };
/** Submits a form. The host of these tests has no receiver. */
const submitInVain =
  (name: string): Step =>
  async (page) => {
    const response = page.waitForResponse("**/api/submit-form");
    await press(name)(page);
    await response;
    await expect(page.getByRole("form").getByRole("alert")).toBeVisible();
  };
const choose =
  (question: number, answer: number): Step =>
  (page) =>
    page.getByRole("main").getByRole("group").nth(question).getByRole("radio").nth(answer).check();

const chooseAnswers = (choices: readonly number[]): Step[] =>
  choices.map((answer, question) => choose(question, answer));

const { labels: compare } = pageOf<Queries.ComparePageQuery>("compare");
const { labels: academy } = pageOf<Queries.AcademyPageQuery>("academy");
const contact = wordsOf("contact");
const { questions } = contentOf<{ questions: readonly unknown[] }>("finder.json");
const names = comparedDevices.map(({ name }) => name);
const [first = "", last = ""] = [names[0], names.at(-1)];
const term = searchedTerm?.name ?? "";
const hasUnits = hasImperialUnits(localeOf(site));

const JOURNEYS: [path: string, journey: string, Step[]][] = [
  [
    "/products/compare",
    "removing and adding devices, hiding a row, and changing units and rows",
    [
      ...[press(first), press(last), press(first), press(last)],
      (page) => page.locator("main summary").first().click(),
      (page) => page.locator("main [type=checkbox]").first().click(),
      ...(hasUnits ? [press(compare.imperial)] : []),
      press(compare.allRows),
      ...(hasUnits ? [press(compare.metric)] : []),
    ],
  ],
  [
    "/products/finder",
    "giving the first answers, and then the second ones",
    [...chooseAnswers(questions.map(() => 0)), ...chooseAnswers(questions.map(() => 1))],
  ],
  [
    "/products/accuracy",
    "answering the accuracy guide, and changing the answers",
    [
      ...chooseAnswers([0, 0, 0, 0]),
      type("[name=distance]", "12"),
      ...chooseAnswers([3, 1, 0, 1]),
      type("[name=distance]", "x"),
    ],
  ],
  [
    "/products/planner",
    "changing the planner's input",
    [
      type("[name=rooms]", "1"),
      type("[name=area]", "x"),
      type("[name=area]", "900"),
      ...(hasUnits ? [press(compare.imperial)] : []),
    ],
  ],
  [
    "/blog",
    "searching and filtering articles, and clearing a search without results",
    [search(term), chip(1), chip(0), search(UNKNOWN_WORD), search("")],
  ],
  ["/showcase", "filtering projects", [chip(1)]],
  ["/case-studies", "filtering case studies", [chip(1)]],
  ["/academy", "selecting tabs", [tab(academy.tabManuals), tab(academy.tabHelp), tab(academy.tabTutorials)]],
  ["/developers", "selecting a tab", [(page) => page.getByRole("tab").nth(1).click()]],
  [
    "/contact#message",
    "submitting a form twice, with an error each time",
    [
      ...Object.entries(FILLED.contact).map(([name, value]) => type(`form:not([action]) [name=${name}]`, value)),
      submitInVain(contact.submit),
      submitInVain(contact.submit),
    ],
  ],
  ["/search", "searching the site", [search(term), search(`${term} ${last}`), search(first)]],
];

/** Compares the texts of both pages as soon as they have rendered a step. */
const expectSameText = (original: Page, translated: Page): Promise<void> =>
  expect(async () => expect(await textOf(translated)).toBe(await textOf(original))).toPass({
    timeout: TEXT_TIMEOUT_MS,
  });

for (const [path, journey, steps] of JOURNEYS) {
  test(`${journey} (${path}): a translated page shows the same text as the original`, async ({ page, newVisitor }) => {
    skipWithoutPages(path.split("#")[0] ?? "");
    const translated = await newVisitor();
    const both = (step: Step): Promise<unknown> => Promise.all([page, translated].map(step));
    const errors: string[] = [];
    // React reports that the page has changed, and renders it again.
    translated.on("pageerror", ({ message }) => {
      if (!/React error #(418|423|425)/.test(message)) errors.push(message);
    });
    await withTranslator(translated);
    await both((each) => each.goto(path));
    await both(settle);
    for (const step of steps) {
      await both(step);
      await both(waitForFrames);
      await expectSameText(page, translated);
    }
    await both(settle);
    expect(await textOf(translated)).toBe(await textOf(page));
    expect(await translated.locator("main font").count()).toBeGreaterThan(0);
    expect(errors).toEqual([]);
  });
}
