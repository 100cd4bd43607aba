import { DIALOG_PREFIX } from "@capture/domain/dialogs";
import { KINDS } from "../../testing/page-kinds";
import { routes } from "../../testing/routes";
import { settle, waitForHydration } from "../../testing/site";
import { expect, test } from "../support/browser/fixtures";
import { skipWithoutProject } from "../support/browser/skips";
import { dialogButtonsOf, products, programs, project } from "../support/browser/tested-entries";
import { contentOf } from "../support/content/data";
import { actionsIn, interfaceLabels } from "../support/words/words-of-forms";

/** Pages of different kinds that the site has. */
const VISITED = [
  KINDS.product,
  KINDS["case study"],
  KINDS.blog,
  KINDS.article,
  KINDS.academy,
  KINDS.support,
  KINDS.contact,
].filter((path) => routes.includes(path));

/** The number of buttons for dialogs in the content of a fixed page. */
const countDialogs = (page: string): number =>
  actionsIn(contentOf(`pages/${page}.json`)).filter(({ to }) => to.startsWith(DIALOG_PREFIX)).length;
/** The number of buttons for dialogs on each of these pages. */
const OPENERS = (
  [
    ["/marketplace", countDialogs("marketplace")],
    ["/partners", countDialogs("partners") + programs.length],
    ...products.slice(0, 1).map((product) => [product.path, dialogButtonsOf(product).length] as const),
  ] as const
).filter(([path]) => routes.includes(path));

test("navigation from page to page works under the policy of the first page", async ({ page, listFaults }) => {
  await page.goto("/");
  await waitForHydration(page);
  for (const path of VISITED) {
    await page.evaluate((to) => {
      (window as unknown as { ___navigate: (path: string) => void }).___navigate(to);
    }, path);
    await expect(page).toHaveURL(path);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${path}$`));
  }
  // The policy must also allow the styles that later pages insert.
  await expect(page.locator("main h1")).toHaveCSS("font-weight", "600");
  expect(await listFaults()).toEqual([]);
});

test("an inline script that was not in the page when it was built is blocked", async ({ page, listFaults }) => {
  await page.goto("/");
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "window.stolen = true";
    document.body.append(script);
  });
  expect(await page.evaluate(() => "stolen" in window)).toBe(false);
  expect((await listFaults()).join()).toContain("script-src");
});

test("a project's dialog loads under the policy", async ({ page, listFaults }) => {
  skipWithoutProject();
  await page.goto("/showcase");
  await page
    .getByRole("main")
    .getByRole("button", { name: project?.title ?? "" })
    .click();
  await expect(page.getByRole("dialog").getByRole("img")).toBeVisible();
  await settle(page);
  expect(await listFaults()).toEqual([]);
});

test("on a phone, every button for a dialog opens its form under the policy", async ({ page, listFaults }) => {
  test.skip(OPENERS.length === 0, "No page has a button for a dialog.");
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [path, count] of OPENERS) {
    await page.goto(path);
    await waitForHydration(page);
    await page.getByRole("button", { name: interfaceLabels.openMenu }).click();
    await expect(page.getByRole("banner").getByRole("button", { expanded: true })).toBeVisible();
    await page.keyboard.press("Escape");
    const openers = page.getByRole("main").locator('[aria-haspopup="dialog"]').filter({ visible: true });
    await expect(openers).toHaveCount(count);
    for (const opener of await openers.all()) {
      await opener.click();
      await expect(page.getByRole("dialog").getByRole("textbox").first()).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
    }
    await settle(page);
    expect(await listFaults()).toEqual([]);
  }
});
