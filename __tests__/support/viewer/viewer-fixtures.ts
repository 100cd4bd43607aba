import type { BrowserContextOptions, Page } from "@playwright/test";
import { test as base } from "../browser/fixtures";
import { ViewerPage } from "./viewer-page";

/** The smallest viewport with the rooms next to the view, because the time of software rendering grows with the pixels. */
const VIEWPORT = { width: 1000, height: 640 } as const;

interface ViewerFixtures {
  /**
   * Opens a page with a viewer in the tab of a new visitor.
   * @param options replace those of the test
   * @param prepare called before the page is loaded
   */
  openViewer(
    path: string,
    options?: BrowserContextOptions,
    prepare?: (page: Page) => Promise<unknown>,
  ): Promise<ViewerPage>;
}

/** `test` of browser tests, in a browser with WebGL, for visitors who prefer less motion. */
export const test = base.extend<ViewerFixtures>({
  hasWebGl: [true, { scope: "worker" }],
  viewport: VIEWPORT,
  reducedMotion: "reduce",
  openViewer: ({ newVisitor, siteUrl }, use) =>
    use(async (path, options, prepare) => ViewerPage.open(await newVisitor(options), siteUrl, path, prepare)),
});

export { expect } from "@playwright/test";
