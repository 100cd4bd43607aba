import { bands } from "@brand";
import { formatRgb } from "culori";
import type { Locator, Page } from "@playwright/test";
import { formatNumber, localeOf } from "../../../src/lib/locale";
import { AMOUNT_RANGES } from "../../../src/features/planner/planner-fields";
import { fillPlaceholders } from "../../../src/domain/placeholders";
import { anyPage, routes, site } from "../../../testing/routes";
import { violations } from "../../support/browser/accessibility";
import { patternOf, startOf } from "../../support/browser/page-text";
import { watchPolicy } from "../../support/browser/policy";
import { waitForQuery, waitForHydration, watchPage } from "../../../testing/site";
import { siteVisit } from "../../support/browser/site-visit";
import { contentOf } from "../../support/content/data";
import { pageOf } from "../../support/content/pages";
import { testIf, testPages } from "../../support/content/test-if";
import {
  answeredQuestions,
  decision,
  comparedDevices,
  findComparison,
  plannedTime,
} from "../../support/words/words-of-devices";
import { interfaceLabels, labelOf } from "../../support/words/words-of-forms";
import { findLinkedTerm, misspell, searchedTerm, studies, UNKNOWN_WORD } from "../../support/words/words-of-lists";
import { nameOf } from "../../support/words/words-of-navigation";

const visit = siteVisit();
let page: Page;
beforeEach(async () => {
  page = await visit.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" });
});

const main = (): Locator => page.getByRole("main");
const queryOf = (values: Readonly<Record<string, string>>): string => `?${String(new URLSearchParams(values))}`;

describe("the finder", () => {
  const { answers, device, reason } = decision ?? { answers: {}, device: "", reason: "" };
  const { labels } = contentOf<Queries.FinderPage>("pages/finder.json");
  const testFinder = testIf(
    routes.includes("/products/finder") && decision !== undefined,
    "The site has no finder whose answers suggest one device and rule out another.",
  );

  testFinder("keeps answers that are given by keyboard in the URL, and writes them into the demo form", async () => {
    await page.goto(`${visit.url}/products/finder`);
    await waitForHydration(page);
    for (const { question, answer } of answeredQuestions) {
      await main().getByRole("group", { name: question }).getByRole("radio", { name: answer, exact: true }).focus();
      await page.keyboard.press("Space");
    }
    await main().getByRole("heading", { name: device, level: 2, exact: true }).waitFor();
    await waitForQuery(page, queryOf(answers));
    expect(await violations(page, "main")).toEqual([]);
    await page.reload();
    await main().getByRole("heading", { name: device, level: 2, exact: true }).waitFor();
    await main().getByRole("button", { name: labels.requestDemo, exact: true }).first().click();
    const message = page.getByRole("dialog").getByLabel(labelOf("demo", "message"), { exact: true });
    for (const { question, answer } of answeredQuestions)
      expect(await message.inputValue()).toContain(`${question} ${answer}`);
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  });

  testFinder("lists its rules without JavaScript", async () => {
    const plain = await visit.newVisitor({ javaScriptEnabled: false });
    await plain.goto(`${visit.url}/products/finder`);
    expect(await plain.getByRole("radio").first().isVisible()).toBe(false);
    const rules = plain.getByRole("region", { name: device, exact: true });
    expect(await rules.getByText(reason, { exact: true }).first().isVisible()).toBe(true);
  });
});

describe("the planner", () => {
  const { labels } = pageOf<Queries.PlannerPageQuery>("planner");

  testPages("/products/planner")("shows a result without JavaScript", async () => {
    const plain = await visit.newVisitor({ javaScriptEnabled: false });
    await plain.goto(`${visit.url}/products/planner`);
    expect(await plain.getByText(patternOf(plannedTime())).first().isVisible()).toBe(true);
  });

  testPages("/products/planner")("reads its input from the URL and rejects invalid input", async () => {
    const { min, max } = AMOUNT_RANGES.rooms;
    const [from, to] = [min, max].map((limit) => formatNumber(limit, localeOf(site)));
    await page.goto(`${visit.url}/products/planner?rooms=40&units=imperial`);
    await main()
      .getByText(patternOf(plannedTime(40)))
      .first()
      .waitFor();
    await main().getByRole("textbox", { name: labels.rooms, exact: true }).fill("x");
    await main()
      .getByText(fillPlaceholders(labels.invalidWhole, { min: from ?? "", max: to ?? "" }))
      .waitFor();
    expect(await violations(page, "main")).toEqual([]);
  });
});

describe("the search", () => {
  const { name = "", path = "" } = searchedTerm ?? {};
  const testTerm = testIf(
    routes.includes("/search") && searchedTerm !== undefined,
    "The site has no search that finds a term.",
  );

  testTerm("has links to glossary terms without JavaScript", async () => {
    const plain = await visit.newVisitor({ javaScriptEnabled: false });
    await plain.goto(`${visit.url}/search`);
    expect(await plain.getByRole("link", { name, exact: true }).isVisible()).toBe(true);
  });

  testTerm("opens by keyboard, finds a misspelled word, and opens a result", async () => {
    const messages = watchPage(page, visit.url);
    const policyViolations = await watchPolicy(page);
    await page.goto(visit.url + anyPage);
    await waitForHydration(page);
    await page.keyboard.press("Control+k");
    const dialog = page.getByRole("dialog", { name: interfaceLabels.search });
    await dialog.getByRole("searchbox").waitFor();
    expect(await dialog.getByRole("searchbox").evaluate((field) => field === document.activeElement)).toBe(true);
    await page.keyboard.type(misspell(name));
    await dialog.getByRole("link", { name, exact: true }).waitFor();
    expect(await violations(page, "dialog")).toEqual([]);
    const links = await dialog
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
    for (let row = 0; row <= links.indexOf(path); row += 1) await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.waitForURL(visit.url + path);
    await dialog.waitFor({ state: "detached" });
    expect([...messages, ...(await policyViolations())]).toEqual([]);
  });

  testIf(
    routes.includes("/search") && routes.includes("/case-studies") && studies.length > 0,
    "The site has no search or no case studies.",
  )("reads its query from the URL of the page and writes it there", async () => {
    const { labels } = contentOf<Queries.SearchPage>("pages/search.json");
    await page.goto(`${visit.url}/search${queryOf({ q: studies[0]?.title ?? "" })}`);
    await main().getByText(patternOf(labels.count)).waitFor();
    await main()
      .getByRole("region", { name: nameOf("/case-studies"), exact: true })
      .waitFor();
    await main().getByRole("searchbox").fill(UNKNOWN_WORD);
    await main()
      .getByText(fillPlaceholders(labels.none, { query: UNKNOWN_WORD }))
      .waitFor();
    await waitForQuery(page, queryOf({ q: UNKNOWN_WORD }));
    expect(await violations(page, "main")).toEqual([]);
  });
});

const comparison = findComparison();

testIf(
  routes.includes("/products/compare") && comparison !== undefined,
  "The site has no comparison of two devices that are different in one row and the same in another.",
)("a shared comparison shows its devices, rows and units, and prints without header, buttons and footer", async () => {
  const { slugs, different, same } = comparison ?? { slugs: [], different: [], same: "" };
  const { print } = contentOf<Queries.ComparePage>("pages/compare.json").labels;
  const query = queryOf({ devices: slugs.join(","), show: "differences", units: "imperial" });
  await page.goto(`${visit.url}/products/compare${query}`);
  await main()
    .getByRole("row", { name: startOf(different.join(" ")) })
    .waitFor();
  // The served table has all rows.
  await main().getByRole("rowheader", { name: same, exact: true }).waitFor({ state: "detached" });
  expect(await violations(page, "main")).toEqual([]);
  await page.emulateMedia({ media: "print" });
  expect(await page.getByRole("banner").isVisible()).toBe(false);
  expect(await page.getByRole("contentinfo").isVisible()).toBe(false);
  expect(await main().getByRole("button", { name: print, exact: true }).isVisible()).toBe(false);
  expect(
    await main()
      .getByRole("table")
      .evaluate((table) => getComputedStyle(table).color),
  ).toBe(formatRgb(bands.bone.text));
  const sheet = await page.request.get(visit.url + (comparedDevices[0]?.sheet ?? ""));
  expect([sheet.status(), sheet.headers()["content-type"]]).toEqual([200, "application/pdf"]);
});

const linkedTerm = findLinkedTerm();

testIf(linkedTerm !== undefined, "No article of the site contains a term of its glossary.")(
  "a glossary term in an article links to its explanation",
  async () => {
    const { article = "", text = "", name = "", path = "" } = linkedTerm ?? {};
    await page.goto(visit.url + article);
    await waitForHydration(page);
    await main().locator("[data-prose]").getByRole("link", { name: text, exact: true }).click();
    await page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
    expect(page.url()).toBe(visit.url + path);
  },
);
