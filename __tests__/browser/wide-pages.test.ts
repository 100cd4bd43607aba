import { KINDS } from "../../testing/page-kinds";
import { violations } from "../support/browser/accessibility";
import { scrollsSideways, scrollThrough, shifts, startVisits, type PageVisits } from "../support/browser/page-visits";
import { settle } from "../../testing/site";

const LARGE_TEXT = 200;

let visits: PageVisits;
beforeAll(async () => {
  visits = await startVisits({ viewport: { width: 1280, height: 844 } });
});
afterAll(() => visits.close());

// The bodies of entries differ, but not in what a wide window does to them.
test.each(Object.values(KINDS))("%s has no fault in a wide window, with every tab and question open", async (path) => {
  const faults = await visits.faultsOf(path, async (page) => {
    const found = [...(await violations(page)), ...(await shifts(page))];
    await scrollThrough(page);
    for (const tab of await page.getByRole("main").getByRole("tab").all()) await tab.press("Enter");
    for (const summary of await page.locator("main summary").filter({ visible: true }).all())
      await summary.press("Enter");
    await settle(page);
    return [...found, ...(await scrollsSideways(page, LARGE_TEXT))];
  });
  expect(faults).toEqual([]);
});
