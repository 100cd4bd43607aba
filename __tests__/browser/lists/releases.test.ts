import type { Locator, Page } from "@playwright/test";
import { fillPlaceholders } from "../../../src/domain/placeholders";
import { findReleases } from "../../../src/features/releases/find-releases";
import { waitForQuery } from "../../../testing/site";
import { routes } from "../../../testing/routes";
import { siteVisit } from "../../support/browser/site-visit";
import { contentOf, entriesIn } from "../../support/content/data";
import { pageOf } from "../../support/content/pages";
import { testIf } from "../../support/content/test-if";

const visit = siteVisit();
let page: Page;
beforeEach(async () => {
  page = await visit.newPage({ viewport: { width: 1280, height: 800 } });
});

const main = (): Locator => page.getByRole("main");
const button = (name: string): Locator => main().getByRole("button", { name, exact: true });
const count = (text: string, number: number): Locator =>
  main()
    .getByRole("status")
    .getByText(fillPlaceholders(text, { count: number }), { exact: true });

const releases = entriesIn<{ product: string; devices?: string[] }>("releases").map(({ product, devices = [] }) => ({
  product: { slug: product },
  devices: devices.map((slug) => ({ slug })),
}));
/** A device that some releases concern, but not all. */
const device = releases
  .flatMap(({ devices }) => devices.map(({ slug }) => slug))
  .find((slug) => findReleases(releases, slug).length < releases.length);

testIf(routes.includes("/releases") && device !== undefined, "The site has no releases that concern one device.")(
  "the product page leads to its releases; another filter changes the URL, and Back returns",
  async () => {
    const { labels } = pageOf<Queries.ReleasesPageQuery>("releases");
    const { link } = contentOf<{ labels: { link: string } }>("pages/releases.json").labels;
    const { name } = contentOf<{ name: string }>(`products/${device}.json`);
    const left = findReleases(releases, device ?? "").length;
    await page.goto(`${visit.url}/products/${device}`);
    await main().getByRole("link", { name: link, exact: true }).click();
    await count(labels.count, left).waitFor();
    await waitForQuery(page, `?device=${device}`);
    expect(await button(name).getAttribute("aria-pressed")).toBe("true");
    await button(labels.all).click();
    await count(labels.count, releases.length).waitFor();
    await waitForQuery(page, "");
    await page.goBack();
    await count(labels.count, left).waitFor();
  },
);
