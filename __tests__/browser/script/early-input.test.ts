import type { Locator, Page } from "@playwright/test";
import { fillPlaceholders } from "../../../src/domain/placeholders";
import { waitForQuery, waitForHydration, watchPage } from "../../../testing/site";
import { holdRequests } from "../../support/browser/hold-requests";
import { siteVisit } from "../../support/browser/site-visit";
import { contentOf } from "../../support/content/data";
import { pageOf } from "../../support/content/pages";
import { testIf, testPages } from "../../support/content/test-if";
import { answeredQuestions, decision } from "../../support/words/words-of-devices";
import { labelOf, wordsOf } from "../../support/words/words-of-forms";
import { UNKNOWN_WORD } from "../../support/words/words-of-lists";
import { headerDemo, headerLink, menu } from "../../support/words/words-of-navigation";

const visit = siteVisit();
let page: Page;
let messages: string[];
/** Lets the page's script load. */
let releaseScript: () => void;
beforeEach(async () => {
  page = await visit.newVisitor({ viewport: { width: 1280, height: 800 } });
  messages = watchPage(page, visit.url);
  releaseScript = await holdRequests(page, "**/app-*.js");
});

const banner = (): Locator => page.getByRole("banner");
const menuButton = (): Locator => banner().getByRole("button", { name: menu?.text ?? "", exact: true });
const open = (path: string): Promise<unknown> => page.goto(visit.url + path);
const becomeInteractive = async (): Promise<void> => {
  releaseScript();
  await waitForHydration(page);
};

test("the script is requested once, after the first paint and without any interaction", async () => {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (/\/app-[^/]*\.js$/.test(request.url())) requests.push(request.url());
  });
  await open("/");
  await page.waitForFunction(() => document.querySelector("head script[src]") !== null);
  expect(await page.evaluate(() => performance.getEntriesByType("paint").length)).toBeGreaterThan(0);
  await page.mouse.move(300, 300);
  await page.mouse.move(310, 310);
  await becomeInteractive();
  expect(requests).toHaveLength(1);
});

testIf(headerDemo !== "" && menu !== undefined, "The header has no menu, or no button for the demo form.")(
  "of several presses before hydration, only the last is replayed, and only once",
  async () => {
    await open("/");
    await menuButton().press("Enter");
    await banner().getByRole("button", { name: headerDemo, exact: true }).press("Enter");
    expect(await page.getByRole("dialog").count()).toBe(0);
    await becomeInteractive();
    await page.getByRole("dialog", { name: wordsOf("demo").title }).waitFor();
    expect(await menuButton().getAttribute("aria-expanded")).toBe("false");
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(messages).toEqual([]);
  },
);

testPages("/academy")("a tab that was clicked before hydration is selected after it", async () => {
  await open("/academy");
  const tab = page.getByRole("tab").last();
  await tab.click();
  expect(await tab.getAttribute("aria-selected")).toBe("false");
  await becomeInteractive();
  await page.getByRole("heading", { name: pageOf<Queries.AcademyPageQuery>("academy").help.heading }).waitFor();
  expect(await tab.getAttribute("aria-selected")).toBe("true");
  expect(messages).toEqual([]);
});

testPages("/blog")("search text that is entered before hydration filters the list after it", async () => {
  await open("/blog");
  const before = await page.locator("main article").count();
  await page.getByRole("searchbox").first().fill(UNKNOWN_WORD);
  await becomeInteractive();
  await page.waitForFunction((count) => document.querySelectorAll("main article").length < count, before);
  expect(await page.getByRole("searchbox").first().inputValue()).toBe(UNKNOWN_WORD);
  expect(messages).toEqual([]);
});

testPages("/search")("search text that is entered before hydration replaces the query in the URL", async () => {
  const { labels } = contentOf<Queries.SearchPage>("pages/search.json");
  await open("/search?q=before");
  await page.getByRole("main").getByRole("searchbox").fill(UNKNOWN_WORD);
  await becomeInteractive();
  await page
    .getByRole("main")
    .getByText(fillPlaceholders(labels.none, { query: UNKNOWN_WORD }))
    .waitFor();
  await waitForQuery(page, `?q=${UNKNOWN_WORD}`);
  expect(messages).toEqual([]);
});

testPages("/products/finder")("an answer to the finder before hydration is applied after it", async () => {
  await open("/products/finder");
  const [question = ""] = Object.keys(decision?.answers ?? {});
  const { labels } = contentOf<Queries.FinderPage>("pages/finder.json");
  const choice = page.getByRole("main").getByRole("group").first().getByRole("radio").last();
  await choice.check();
  await becomeInteractive();
  const answered = fillPlaceholders(labels.answered, { count: 1, total: answeredQuestions.length });
  await page.getByRole("main").getByText(answered).waitFor();
  await waitForQuery(page, `?${question}=${await choice.getAttribute("value")}`);
  expect(messages).toEqual([]);
});

test("the live form keeps text that is entered before hydration", async () => {
  // Do not wait for the load event: with the form in view, the page requests its
  // script before that event, which then waits for the held script.
  await page.goto(`${visit.url}/contact#message`, { waitUntil: "domcontentloaded" });
  const form = page.getByRole("form", { name: wordsOf("contact").title });
  const subject = form.getByLabel(labelOf("contact", "subject"), { exact: true });
  await subject.fill("Early bird");
  await becomeInteractive();
  // The served form has an action, the live form has none.
  await form.and(page.locator(":not([action])")).waitFor();
  expect(await subject.inputValue()).toBe("Early bird");
  expect(messages).toEqual([]);
});

testIf(menu !== undefined, "The header has no menu.")("a menu under the mouse opens on hydration", async () => {
  await open("/");
  await menuButton().hover();
  await becomeInteractive();
  await banner()
    .getByText(menu?.items[0]?.description ?? "", { exact: true })
    .waitFor();
  expect(await menuButton().getAttribute("aria-expanded")).toBe("true");
});

testIf(headerLink !== undefined, "The header has no link to a page.")("a link works before hydration", async () => {
  const { text = "", to = "" } = headerLink ?? {};
  await open("/");
  await banner().getByRole("link", { name: text, exact: true }).click();
  await page.waitForURL(visit.url + to);
  expect(await page.evaluate(() => performance.getEntriesByName("onInitialClientRender"))).toEqual([]);
  releaseScript();
});
