import type { Page } from "@playwright/test";
import { hasImperialUnits } from "../../../src/domain/units";
import { localeOf } from "../../../src/lib/locale";
import { routes, site } from "../../../testing/routes";
import { withTranslator } from "../../support/browser/changed-page";
import { contentOf, FILLED } from "../../support/content/data";
import { settle } from "../../../testing/site";
import { textOf, waitForText } from "../../support/browser/page-text";
import { siteVisit } from "../../support/browser/site-visit";
import { pageOf } from "../../support/content/pages";
import { comparedDevices } from "../../support/words/words-of-devices";
import { wordsOf } from "../../support/words/words-of-forms";
import { searchedTerm, UNKNOWN_WORD } from "../../support/words/words-of-lists";

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

const { labels: compare } = pageOf<Queries.ComparePageQuery>("compare");
const { labels: academy } = pageOf<Queries.AcademyPageQuery>("academy");
const contact = wordsOf("contact");
const { questions } = contentOf<{ questions: readonly unknown[] }>("finder.json");
const names = comparedDevices.map(({ name }) => name);
const [first = "", last = ""] = [names[0], names.at(-1)];
const term = searchedTerm?.name ?? "";
const hasUnits = hasImperialUnits(localeOf(site));

const JOURNEYS: [string, string, Step[]][] = [
  ["removing and adding devices", "/products/compare", [press(first), press(last), press(first)]],
  [
    "changing units and rows",
    "/products/compare",
    [
      ...(hasUnits ? [press(compare.imperial)] : []),
      press(compare.differences),
      ...(hasUnits ? [press(compare.metric)] : []),
    ],
  ],
  [
    "hiding a row",
    "/products/compare",
    [
      (page) => page.locator("main summary").first().click(),
      (page) => page.locator("main [type=checkbox]").first().click(),
    ],
  ],
  ["giving the first answers in the finder", "/products/finder", chooseAnswers(questions.map(() => 0))],
  ["giving the second answers in the finder", "/products/finder", chooseAnswers(questions.map(() => 1))],
  [
    "answering the accuracy guide, and changing the answers",
    "/products/accuracy",
    [
      ...chooseAnswers([0, 0, 0, 0]),
      type("[name=distance]", "12"),
      ...chooseAnswers([3, 1, 0, 1]),
      type("[name=distance]", "x"),
    ],
  ],
  [
    "changing the planner's input",
    "/products/planner",
    [
      type("[name=rooms]", "1"),
      type("[name=area]", "x"),
      type("[name=area]", "900"),
      ...(hasUnits ? [press(compare.imperial)] : []),
    ],
  ],
  ["searching and filtering articles", "/blog", [type("[type=search]", term), chip(1), chip(0)]],
  ["clearing a search without results", "/blog", [type("[type=search]", UNKNOWN_WORD), type("[type=search]", "")]],
  ["filtering projects", "/showcase", [chip(1)]],
  ["filtering case studies", "/case-studies", [chip(1)]],
  [
    "selecting tabs of the academy",
    "/academy",
    [tab(academy.tabManuals), tab(academy.tabHelp), tab(academy.tabTutorials)],
  ],
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
    [type("[type=search]", term), type("[type=search]", `${term} ${last}`), type("[type=search]", first)],
  ],
];

async function open(page: Page, path: string): Promise<void> {
  await page.goto(visit.url + path);
  await settle(page);
}

test.each(JOURNEYS.filter(([, path]) => routes.includes(path.split("#")[0] ?? "")))(
  "%s: a translated page shows the same text as the original (%s)",
  async (_journey, path, steps) => {
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
  },
);
