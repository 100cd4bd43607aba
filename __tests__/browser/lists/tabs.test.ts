import type { Locator, Page } from "playwright-core";
import { routes } from "../../../testing/routes";
import { waitForHydration } from "../../../testing/site";
import { siteVisit } from "../../support/browser/site-visit";
import { contentOf } from "../../support/content/data";
import { itemsOf } from "../../support/content/pages";
import { testIf } from "../../support/content/test-if";

const visit = siteVisit();
let page: Page;
beforeEach(async () => {
  page = await visit.newPage({ viewport: { width: 1280, height: 800 } });
});

const labelsOf = (name: string): Record<string, string> =>
  contentOf<{ labels: Record<string, string> }>(`pages/${name}.json`).labels;
const PAGES = [
  { path: "/marketplace", names: ["tabTools", "tabServices"].map((key) => labelsOf("marketplace")[key]) },
  {
    path: "/developers",
    names: ["tabGuides", "tabReference", "tabExamples"].map((key) => labelsOf("developers")[key]),
  },
  { path: "/platform", names: itemsOf<{ title: string }>("platform/editing.json").map(({ title }) => title) },
];

describe.each(PAGES)("on $path", ({ path, names }) => {
  testIf(routes.includes(path) && names.length > 1, `The site has no page ${path} with two tabs.`)(
    "the arrow keys select the tabs",
    async () => {
      await page.goto(visit.url + path);
      await waitForHydration(page);
      const list = page.getByRole("main").getByRole("tablist");
      expect(await list.getByRole("tab").allTextContents()).toEqual(names);
      const selected = (): Locator => list.getByRole("tab", { selected: true });
      expect(await selected().textContent()).toBe(names[0]);
      await selected().focus();
      await page.keyboard.press("ArrowRight");
      expect(await selected().textContent()).toBe(names[1]);
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(names[1]);
      await page.keyboard.press("End");
      expect(await selected().textContent()).toBe(names.at(-1));
    },
  );
});
