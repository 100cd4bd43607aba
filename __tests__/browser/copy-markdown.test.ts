import { readFileSync } from "node:fs";
import { join } from "node:path";
import { waitForHydration } from "../../testing/site";
import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser/fixtures";
import { products } from "../support/browser/tested-entries";
import { contentOf } from "../support/content/data";
import { published } from "../support/words/words-of-lists";

const labels = contentOf<Queries.MarkdownLabelFieldsFragment>("labels/markdown.json");
const paths = [
  published("articles")[0]?.path,
  products.find(({ specifications }) => specifications !== undefined)?.path,
].filter((path) => path !== undefined);

test.use({ reducedMotion: "reduce", permissions: ["clipboard-read", "clipboard-write"] });
test.skip(paths.length === 0, "The site has neither an article nor a specification.");

async function open(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await waitForHydration(page);
}

const press = (page: Page): Promise<void> =>
  page.getByRole("main").getByRole("button", { name: labels.copy, exact: true }).click();

test("the button on an article and on a specification copies the Markdown file of the page", async ({ page }) => {
  for (const each of paths) {
    await open(page, each);
    await press(page);
    await expect(page.getByText(labels.copiedText)).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toBe(readFileSync(join("public", `${each}.md`), "utf8"));
  }
});
