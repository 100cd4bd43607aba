import type { Locator, Page } from "playwright-core";
import interfaceLabels from "../../../data/labels/interface.json";
import tourLabels from "../../../data/labels/tour.json";
import planner from "../../../data/pages/planner.json";
import technology from "../../../data/pages/technology.json";
import { waitForHydration } from "../../../testing/site";
import { siteVisit } from "../../support/browser/site-visit";

// Each test makes a part of a page fail: a browser API throws, as with broken extensions and old browsers, or a response
// lacks data.

const FAILURE_TEXT = interfaceLabels.sectionFailed;
const TECHNOLOGY = technology.hero.heading;

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
  expect(await page.title()).toContain("Planner");
}

test.each([
  ["during hydration", true],
  ["after hydration", false],
])("a section that throws %s is replaced with a sentence, and the rest of the page stays", async (_when, isBroken) => {
  await page.addInitScript(breakPluralRules, isBroken);
  await open("/products/planner");
  if (!isBroken) {
    expect(await failed().count()).toBe(0);
    await page.evaluate(() => (window.arePluralRulesBroken = true));
    await page.getByRole("main").getByRole("button", { name: "Imperial" }).click();
  }
  await failed().waitFor();
  expect(await failed().count()).toBe(1);
  await expectRestOfPage();
});

test("another page opens after one with a failed section, and Back renders the section again", async () => {
  await page.addInitScript(breakPluralRules, true);
  await open("/products/planner");
  await failed().waitFor();
  await goTo("/technology");
  await page.getByRole("heading", { level: 1, name: TECHNOLOGY }).waitFor();
  expect(await failed().count()).toBe(0);
  await page.evaluate(() => (window.arePluralRulesBroken = false));
  await page.goBack();
  await page.getByRole("main").getByRole("heading", { name: planner.labels.inputs }).waitFor();
  expect(await failed().count()).toBe(0);
});

test("the button below the sentence reloads the page", async () => {
  await page.addInitScript(breakPluralRules, false);
  await open("/products/planner");
  await page.evaluate(() => (window.arePluralRulesBroken = true));
  await page.getByRole("main").getByRole("button", { name: "Imperial" }).click();
  await Promise.all([page.waitForEvent("load"), page.getByRole("button", { name: interfaceLabels.reload }).click()]);
  await waitForHydration(page);
  expect(await failed().count()).toBe(0);
});

interface PageData {
  result: { data: { products: { nodes: unknown[] }; specificationFields: unknown; page: unknown } };
}

test.each([
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
    await open("/technology");
    await goTo("/products");
    await failed().waitFor();
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(headingCount);
    await goTo("/technology");
    await page.getByRole("heading", { level: 1, name: TECHNOLOGY }).waitFor();
    expect(await failed().count()).toBe(0);
  },
);

/** Runs in the page, before its script. */
function breakDialogs(): void {
  HTMLDialogElement.prototype.showModal = () => {
    throw new Error("No dialogs");
  };
}

test("when the dialog of a form throws, a notice appears and the page stays", async () => {
  await page.addInitScript(breakDialogs);
  await open("/");
  await page.getByRole("banner").getByRole("button", { name: "Request Demo" }).click();
  await page.getByRole("alert").waitFor();
  expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
});

test("when the search dialog throws, the search page opens", async () => {
  await page.addInitScript(breakDialogs);
  await open("/");
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await page.waitForURL(`${visit.url}/search`);
  expect(await page.getByRole("dialog").count()).toBe(0);
});

test("when the viewer of a tour throws, a sentence and the start button are shown", async () => {
  await page.addInitScript(() => {
    const { prototype } = IntersectionObserver;
    const { observe } = prototype;
    prototype.observe = function (part) {
      if (part.role === "application") throw new Error("No observer");
      observe.call(this, part);
    };
  });
  await open("/tours/oak-flat");
  await page.getByRole("button", { name: "Start the tour" }).click();
  await page.getByText(tourLabels.failed).waitFor();
  await page.getByRole("button", { name: "Start the tour" }).waitFor();
  expect(await failed().count()).toBe(0);
});
