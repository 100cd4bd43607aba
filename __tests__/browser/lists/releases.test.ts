import type { Locator } from "@playwright/test";
import { findReleases } from "../../../src/features/releases/find-releases";
import { expect, test } from "../../support/browser/fixtures";
import { countOf } from "../../support/browser/lists";
import { skipWithoutPages } from "../../support/browser/skips";
import { contentOf, entriesIn } from "../../support/content/data";
import { pageOf } from "../../support/content/pages";

const releases = entriesIn<{ product: string; devices?: string[] }>("releases").map(({ product, devices = [] }) => ({
  product: { slug: product },
  devices: devices.map((slug) => ({ slug })),
}));
/** A device that some releases concern, but not all. */
const device = releases
  .flatMap(({ devices }) => devices.map(({ slug }) => slug))
  .find((slug) => findReleases(releases, slug).length < releases.length);

test("the product page leads to its releases; another filter changes the URL, and Back returns", async ({ page }) => {
  skipWithoutPages("/releases");
  test.skip(device === undefined, "The site has no releases that concern one device.");
  const main = page.getByRole("main");
  const button = (name: string): Locator => main.getByRole("button", { name, exact: true });
  const { labels } = pageOf<Queries.ReleasesPageQuery>("releases");
  const { link } = contentOf<{ labels: { link: string } }>("pages/releases.json").labels;
  const { name } = contentOf<{ name: string }>(`products/${device}.json`);
  const found = countOf(main, labels.count, findReleases(releases, device ?? "").length);
  await page.goto(`/products/${device}`);
  await main.getByRole("link", { name: link, exact: true }).click();
  await expect(found).toBeVisible();
  await expect(page).toHaveURL(`/releases?device=${device}`);
  await expect(button(name)).toHaveAttribute("aria-pressed", "true");
  await button(labels.all).click();
  await expect(countOf(main, labels.count, releases.length)).toBeVisible();
  await expect(page).toHaveURL("/releases");
  await page.goBack();
  await expect(found).toBeVisible();
});
