import type { Page } from "@playwright/test";
import { withExtension, withTranslator } from "../../support/browser/changed-page";
import { waitForQuery, waitForHydration, waitForFrames } from "../../../testing/site";
import { holdRequests } from "../../support/browser/hold-requests";
import { siteVisit } from "../../support/browser/site-visit";
import { testIf, testPages } from "../../support/content/test-if";
import { UNKNOWN_WORD } from "../../support/words/words-of-lists";
import { headerDemo } from "../../support/words/words-of-navigation";

// React renders a page again when its HTML was changed before hydration. Early input must reach the new elements.

const visit = siteVisit();
let page: Page;
/** Lets the page's script load. */
let releaseScript: () => void;

/** Lets the script load, and waits until React has replaced the served heading. */
const becomeInteractive = async (): Promise<void> => {
  const servedHeading = await page.locator("h1").elementHandle();
  releaseScript();
  await waitForHydration(page);
  expect(await servedHeading?.evaluate((heading) => heading.isConnected)).toBe(false);
};
const CHANGES = { "an extension that adds nodes to fields": withExtension, "a translator": withTranslator };

describe.each(Object.entries(CHANGES))("on a page that %s has changed before hydration", (_cause, change) => {
  const open = async (path: string): Promise<void> => {
    page = await visit.newVisitor({ viewport: { width: 1280, height: 800 } });
    await change(page);
    releaseScript = await holdRequests(page, "**/app-*.js");
    await page.goto(visit.url + path, { waitUntil: "domcontentloaded" });
    // Before its first frame, Chromium scrolls to the fragment (`#message`), which takes the focus from a field.
    await waitForFrames(page);
  };

  test("a form keeps its text, the focus and the selection", async () => {
    await open("/contact#message");
    const subject = page.locator("main form [name=subject]");
    await page.locator("main form [name=message]").fill("Two floors");
    await subject.fill("Early bird");
    await subject.evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 5));
    await becomeInteractive();
    await page.locator("main form:not([action]) [name=subject]").waitFor();
    expect(await subject.inputValue()).toBe("Early bird");
    expect(await page.locator("main form [name=message]").inputValue()).toBe("Two floors");
    const state = await subject.evaluate((field: HTMLInputElement) => [
      document.activeElement === field,
      field.selectionStart,
      field.selectionEnd,
    ]);
    expect(state).toEqual([true, 2, 5]);
  });

  testPages("/blog")("a search keeps its text and the focus, and filters", async () => {
    await open("/blog");
    const before = await page.locator("main article").count();
    const search = page.locator("main input[type=search]").first();
    await search.fill(UNKNOWN_WORD);
    await search.evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 2));
    await becomeInteractive();
    await page.waitForFunction((count) => document.querySelectorAll("main article").length < count, before);
    expect(await search.inputValue()).toBe(UNKNOWN_WORD);
    const state = await search.evaluate((field: HTMLInputElement) => [
      document.activeElement === field,
      field.selectionStart,
    ]);
    expect(state).toEqual([true, 2]);
  });

  testPages("/products/planner")("input in the planner is applied", async () => {
    await open("/products/planner");
    await page.locator("main input[name=rooms]").fill("37");
    await becomeInteractive();
    await waitForQuery(page, "?rooms=37");
    expect(await page.locator("main input[name=rooms]").inputValue()).toBe("37");
  });

  testPages("/products/finder")("an answer to the finder is applied", async () => {
    await open("/products/finder");
    await page.locator("main input[name=subject]").nth(1).check({ force: true });
    const value = await page.locator("main input[name=subject]").nth(1).getAttribute("id");
    await becomeInteractive();
    await waitForQuery(page, `?${String(value).replace("-", "=")}`);
    expect(await page.locator("main input[name=subject]").nth(1).isChecked()).toBe(true);
  });

  testPages("/academy")("a pressed tab is selected", async () => {
    await open("/academy");
    await page.getByRole("tab").last().click();
    await becomeInteractive();
    await waitForQuery(page, "?tab=help");
  });

  testIf(headerDemo !== "", "The header has no button for the demo form.")(
    "a pressed button opens its dialog",
    async () => {
      await open("/contact");
      await page.getByRole("banner").getByRole("button", { name: headerDemo, exact: true }).click();
      await becomeInteractive();
      await page.getByRole("dialog").waitFor();
      expect(await page.getByRole("dialog").count()).toBe(1);
    },
  );
});

testPages("/blog")("the caret keeps its position in an unchanged page", async () => {
  page = await visit.newVisitor({ viewport: { width: 1280, height: 800 } });
  releaseScript = await holdRequests(page, "**/app-*.js");
  await page.goto(`${visit.url}/blog`, { waitUntil: "domcontentloaded" });
  const search = page.getByRole("searchbox").first();
  await search.fill("capture");
  await search.evaluate((field: HTMLInputElement) => field.setSelectionRange(2, 2));
  releaseScript();
  await waitForHydration(page);
  await waitForQuery(page, "?q=capture");
  expect(await search.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(2);
});
