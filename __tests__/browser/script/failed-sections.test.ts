import type { Locator, Page } from "@playwright/test";
import { KINDS } from "../../../testing/page-kinds";
import { routes } from "../../../testing/routes";
import { waitForHydration } from "../../../testing/site";
import { siteVisit } from "../../support/browser/site-visit";
import { contentOf } from "../../support/content/data";
import { testIf, testPages } from "../../support/content/test-if";
import { comparedDevices } from "../../support/words/words-of-devices";
import { interfaceLabels } from "../../support/words/words-of-forms";
import { headerDemo, headerLink, headingOf } from "../../support/words/words-of-navigation";

// Each test makes a part of a page fail: a browser API throws, as with broken extensions and old browsers, or a response
// lacks data.

const FAILURE_TEXT = interfaceLabels.sectionFailed;
const planner = contentOf<Queries.PlannerPage>("pages/planner.json");
const tourLabels = contentOf<Queries.TourLabels>("labels/tour.json");
/** Another page, which the header links to. */
const OTHER_PATH = headerLink?.to ?? "";
const OTHER_HEADING = headingOf(OTHER_PATH);

const testPlanner = testIf(
  routes.includes("/products/planner") && headerLink !== undefined,
  "The site has no planner, or no page in its header.",
);

declare global {
  interface Window {
    /** Whether `Intl.PluralRules` throws. */
    arePluralRulesBroken: boolean;
  }
}

const visit = siteVisit();
let page: Page;
beforeEach(async () => {
  page = await visit.newVisitor({ viewport: { width: 1280, height: 800 } });
});

const open = async (path: string): Promise<void> => {
  await page.goto(visit.url + path);
  await waitForHydration(page);
};
const goTo = (path: string): Promise<void> => page.locator(`header a[href="${path}"]`).first().evaluate(click);
const failed = (): Locator => page.getByText(FAILURE_TEXT);

/** Runs in the page. Unlike a mouse click, it also works on links in closed menus. */
function click(link: HTMLElement | SVGElement): void {
  (link as HTMLElement).click();
}

/**
 * Runs in the page, before its script: lets tests make `Intl.PluralRules` throw. The planner uses it on each render.
 * @param areBroken whether it throws from the start
 */
function breakPluralRules(areBroken: boolean): void {
  window.arePluralRulesBroken = areBroken;
  const { prototype } = Intl.PluralRules;
  const { select } = prototype;
  prototype.select = function (count: number) {
    if (window.arePluralRulesBroken) throw new Error("No plurals");
    return select.call(this, count);
  };
}

async function expectRestOfPage(): Promise<void> {
  for (const part of ["banner", "contentinfo"] as const) await page.getByRole(part).waitFor();
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await page.title()).toBe(planner.seo.title);
}

testPlanner.each([
  ["during hydration", true],
  ["after hydration", false],
])("a section that throws %s is replaced with a sentence, and the rest of the page stays", async (_when, isBroken) => {
  await page.addInitScript(breakPluralRules, isBroken);
  await open("/products/planner");
  if (!isBroken) {
    expect(await failed().count()).toBe(0);
    await page.evaluate(() => (window.arePluralRulesBroken = true));
    await page.locator("main input[name=rooms]").fill("41");
  }
  await failed().waitFor();
  expect(await failed().count()).toBe(1);
  await expectRestOfPage();
});

testPlanner("another page opens after one with a failed section, and Back renders the section again", async () => {
  await page.addInitScript(breakPluralRules, true);
  await open("/products/planner");
  await failed().waitFor();
  await goTo(OTHER_PATH);
  await page.getByRole("heading", { level: 1, name: OTHER_HEADING }).waitFor();
  expect(await failed().count()).toBe(0);
  await page.evaluate(() => (window.arePluralRulesBroken = false));
  await page.goBack();
  await page.getByRole("main").getByRole("heading", { name: planner.labels.inputs }).waitFor();
  expect(await failed().count()).toBe(0);
});

testPlanner("the button below the sentence reloads the page", async () => {
  await page.addInitScript(breakPluralRules, false);
  await open("/products/planner");
  await page.evaluate(() => (window.arePluralRulesBroken = true));
  await page.locator("main input[name=rooms]").fill("41");
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: interfaceLabels.reload }).click()]);
  await waitForHydration(page);
  expect(await failed().count()).toBe(0);
});

interface PageData {
  result: { data: { products: { nodes: unknown[] }; specificationFields: unknown; page: unknown } };
}

testIf(
  routes.includes("/products") && comparedDevices.length > 1 && headerLink !== undefined,
  "The site has no page with two devices, or no page in its header.",
).each([
  ["items that one section renders", (data: PageData) => (data.result.data.specificationFields = { items: [null] }), 1],
  ["data that the page component requires", (data: PageData) => (data.result.data.page = null), 0],
])(
  "without %s, a sentence replaces the failed part, and a link of the header opens another page",
  async (_what, removeData, headingCount) => {
    await page.route("**/page-data/products/page-data.json", async (route) => {
      const response = await route.fetch();
      const data = (await response.json()) as PageData;
      removeData(data);
      await route.fulfill({ response, json: data });
    });
    await open(OTHER_PATH);
    await goTo("/products");
    await failed().waitFor();
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(headingCount);
    await goTo(OTHER_PATH);
    await page.getByRole("heading", { level: 1, name: OTHER_HEADING }).waitFor();
    expect(await failed().count()).toBe(0);
  },
);

/** Runs in the page, before its script. */
function breakDialogs(): void {
  HTMLDialogElement.prototype.showModal = () => {
    throw new Error("No dialogs");
  };
}

testIf(headerDemo !== "", "The header has no button for the demo form.")(
  "when the dialog of a form throws, a notice appears and the page stays",
  async () => {
    await page.addInitScript(breakDialogs);
    await open("/");
    await page.getByRole("banner").getByRole("button", { name: headerDemo, exact: true }).click();
    await page.getByRole("alert").waitFor();
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
  },
);

testPages("/search")("when the search dialog throws, the search page opens", async () => {
  await page.addInitScript(breakDialogs);
  await open("/");
  await page.getByRole("banner").getByRole("link", { name: interfaceLabels.search, exact: true }).click();
  await page.waitForURL(`${visit.url}/search`);
  expect(await page.getByRole("dialog").count()).toBe(0);
});

testIf(KINDS.tour !== "", "The site has no tour.")(
  "when the viewer of a tour throws, a sentence and the start button are shown",
  async () => {
    await page.addInitScript(() => {
      const { prototype } = IntersectionObserver;
      const { observe } = prototype;
      prototype.observe = function (part) {
        if (part.role === "application") throw new Error("No observer");
        observe.call(this, part);
      };
    });
    await open(KINDS.tour);
    await page.getByRole("button", { name: tourLabels.start }).click();
    await page.getByText(tourLabels.failed).waitFor();
    await page.getByRole("button", { name: tourLabels.start }).waitFor();
    expect(await failed().count()).toBe(0);
  },
);
