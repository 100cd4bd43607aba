import { assertPresent } from "../../src/lib/assert-present";
import { planned } from "../../testing/routes";
import { waitForHydration, watchPage } from "../../testing/site";
import { expect, test } from "../support/browser/fixtures";
import { itemsOf } from "../support/content/pages";

interface NotFound {
  readonly prefix: string;
  readonly heading: string;
  readonly actions: readonly { readonly text: string; readonly to: string }[];
}

const views = itemsOf<NotFound>("not-found.json");
/** The view of a path: that of its folder, or else that of all pages. */
const viewOf = (path: string): NotFound => {
  const matching = views.filter(({ prefix }) => path.startsWith(prefix));
  return assertPresent(matching.sort((a, b) => b.prefix.length - a.prefix.length)[0]);
};

// Keys of entries are words or numbers.
const paths = [...planned, ...views.flatMap(({ prefix }) => [`${prefix}no-such-entry`, `${prefix}99999`])];

for (const path of paths) {
  test(`${path} shows the view for its kind of page with status 404`, async ({ page, siteUrl }) => {
    const { heading, actions } = viewOf(path);
    const messages = watchPage(page, siteUrl, [path]);
    const response = await page.goto(path);
    await waitForHydration(page);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    for (const { text, to } of actions)
      await expect(page.getByRole("main").getByRole("link", { name: text })).toHaveAttribute("href", to);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    expect(messages).toEqual([]);
  });
}

test("the page of a missing entry links to a page of the site", async ({ page }) => {
  const path = paths.at(-1) ?? "";
  const { heading, actions } = viewOf(path);
  const { text, to } = assertPresent(actions[0]);
  await page.goto(path);
  const found = page.getByRole("heading", { level: 1, name: heading });
  await expect(found).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: text }).click();
  await expect(found).toBeHidden();
  await expect(page).toHaveURL(to);
});
