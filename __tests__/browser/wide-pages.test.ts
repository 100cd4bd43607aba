import { kindPaths } from "../../testing/page-kinds";
import { violations } from "../support/browser/accessibility";
import {
  findSidewaysScroll,
  scrollThrough,
  listShifts,
  startVisits,
  type PageVisits,
} from "../support/browser/page-visits";
import { translatedKinds } from "../support/browser/language-routes";
import { languagePaths } from "../../testing/routes";
import { settle } from "../../testing/site";

const LARGE_TEXT_PERCENT = 200;

let visits: PageVisits;
beforeAll(async () => {
  visits = await startVisits({ viewport: { width: 1280, height: 844 } });
});
afterAll(() => visits.close());

// One page of each kind: entries of a kind differ only in text, which does not affect the layout of a wide window.
test.each([...kindPaths, ...languagePaths.flatMap(translatedKinds)])(
  "%s has no fault in a wide window, and does not scroll sideways after each tab and question was opened",
  async (path) => {
    const faults = await visits.faultsOf(path, async (page) => {
      const found = [...(await violations(page)), ...(await listShifts(page))];
      await scrollThrough(page);
      for (const tab of await page.getByRole("main").getByRole("tab").all()) await tab.press("Enter");
      for (const summary of await page.locator("main summary").filter({ visible: true }).all())
        await summary.press("Enter");
      await settle(page);
      return [...found, ...(await findSidewaysScroll(page, LARGE_TEXT_PERCENT))];
    });
    expect(faults).toEqual([]);
  },
);
