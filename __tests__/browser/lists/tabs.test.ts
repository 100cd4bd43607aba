import { waitForHydration } from "../../../testing/site";
import { expect, test } from "../../support/browser/fixtures";
import { skipWithoutPages } from "../../support/browser/skips";
import { contentOf } from "../../support/content/data";
import { itemsOf } from "../../support/content/pages";

const labelsOf = (name: string): Record<string, string> =>
  contentOf<{ labels: Record<string, string> }>(`pages/${name}.json`).labels;
const PAGES = [
  { path: "/marketplace", names: ["tabTools", "tabServices"].map((key) => labelsOf("marketplace")[key] ?? "") },
  {
    path: "/developers",
    names: ["tabGuides", "tabReference", "tabExamples"].map((key) => labelsOf("developers")[key] ?? ""),
  },
  { path: "/platform", names: itemsOf<{ title: string }>("platform/editing.json").map(({ title }) => title) },
];

for (const { path, names } of PAGES) {
  test(`on ${path} the arrow keys select the tabs`, async ({ page }) => {
    skipWithoutPages(path);
    test.skip(names.length < 2, `The page ${path} does not have two tabs.`);
    await page.goto(path);
    await waitForHydration(page);
    const tabs = page.getByRole("main").getByRole("tablist").getByRole("tab");
    const selected = page.getByRole("main").getByRole("tab", { selected: true });
    await expect(tabs).toHaveText(names);
    await expect(selected).toHaveText(names[0] ?? "");
    await selected.focus();
    await page.keyboard.press("ArrowRight");
    await expect(selected).toHaveText(names[1] ?? "");
    await expect(selected).toBeFocused();
    await page.keyboard.press("End");
    await expect(selected).toHaveText(names.at(-1) ?? "");
  });
}
