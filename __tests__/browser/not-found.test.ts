import { assertPresent } from "../../src/lib/assert-present";
import { planned } from "../../testing/routes";
import { waitForHydration, watchPage } from "../../testing/site";
import { siteVisit } from "../support/browser/site-visit";
import { itemsOf } from "../support/content/pages";

interface NotFound {
  readonly prefix: string;
  readonly heading: string;
  readonly actions: readonly { readonly text: string; readonly to: string }[];
}

const visit = siteVisit();

const views = itemsOf<NotFound>("not-found.json");
/** The view of a path: that of its folder, or else that of all pages. */
const viewOf = (path: string): NotFound => {
  const matching = views.filter(({ prefix }) => path.startsWith(prefix));
  return assertPresent(matching.sort((a, b) => b.prefix.length - a.prefix.length)[0]);
};

// Keys of entries are words or numbers.
const paths = [...planned, ...views.flatMap(({ prefix }) => [`${prefix}no-such-entry`, `${prefix}99999`])];

test.each(paths)("%s shows the view for its kind of page with status 404", async (path) => {
  const { heading, actions } = viewOf(path);
  const page = await visit.newPage();
  const messages = watchPage(page, visit.url, [path]);
  const response = await page.goto(`${visit.url}${path}`);
  await waitForHydration(page);
  expect(response?.status()).toBe(404);
  await page.getByRole("heading", { level: 1, name: heading }).waitFor();
  for (const { text, to } of actions)
    expect(await page.getByRole("main").getByRole("link", { name: text }).getAttribute("href")).toBe(to);
  expect(await page.locator('meta[name="robots"]').getAttribute("content")).toBe("noindex");
  expect(messages).toEqual([]);
});

test("the page of a missing entry links to a page of the site", async () => {
  const path = paths.at(-1) ?? "";
  const { heading, actions } = viewOf(path);
  const { text, to } = assertPresent(actions[0]);
  const page = await visit.newPage();
  await page.goto(visit.url + path);
  const found = page.getByRole("heading", { level: 1, name: heading });
  await found.waitFor();
  await page.getByRole("main").getByRole("link", { name: text }).click();
  await found.waitFor({ state: "detached" });
  expect(new URL(page.url()).pathname).toBe(to);
});
