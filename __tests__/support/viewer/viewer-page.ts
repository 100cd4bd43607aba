import { expect, type BrowserContextOptions, type Locator, type Page } from "@playwright/test";
import { fillPlaceholders } from "@capture/domain/placeholders";
import type { ScreenPoint } from "@capture/viewer/viewport";
import { waitForHydration, watchPage } from "../../../testing/site";
import { patternOf } from "../browser/page-text";
import { watchPolicy } from "../browser/policy";
import { viewerLabels, viewQuery } from "../content/site-tour";
import { boxOf } from "./canvas-pictures";

/** A phone in portrait orientation. */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
} as const satisfies BrowserContextOptions;

/** The page object of a tour, a scan or a model. */
export class ViewerPage {
  private constructor(
    readonly page: Page,
    /** Lists the faults so far: what `watchPage` has recorded, and violations of the Content-Security-Policy. */
    readonly listFaults: () => Promise<string[]>,
  ) {}

  static async open(
    page: Page,
    siteUrl: string,
    path: string,
    prepare?: (page: Page) => Promise<unknown>,
  ): Promise<ViewerPage> {
    const messages = watchPage(page, siteUrl);
    const listViolations = await watchPolicy(page);
    await prepare?.(page);
    await page.goto(path);
    await waitForHydration(page);
    return new ViewerPage(page, async () => [...messages, ...(await listViolations())]);
  }

  /** The opened view: the only one, or the one with a name. */
  view(name?: string | RegExp): Locator {
    return this.page.getByRole("application", name === undefined ? {} : { name });
  }
  /** The view while it shows the panorama of a station. */
  panorama({ picture }: { readonly picture: { readonly alt: string } }): Locator {
    return this.page.getByRole("application", { name: `${viewerLabels.view}: ${picture.alt}`, exact: true });
  }
  button(name: string | RegExp): Locator {
    return this.page.getByRole("main").getByRole("button", { name, exact: true });
  }
  measurements(): Locator {
    return this.page.getByRole("region", { name: viewerLabels.measurements });
  }
  measurement(): Locator {
    return this.measurements().getByRole("listitem");
  }
  /** The arrow to a station. */
  arrow(name: string): Locator {
    return this.button(fillPlaceholders(viewerLabels.goTo, { name }));
  }
  /** The ends of the first measurement’s line, in pixels from the top left corner of the view. */
  async lineEnds(): Promise<{ x: number; y: number }[]> {
    const coordinates = await this.page
      .locator("[data-viewer] svg line")
      .first()
      .evaluate((line) => ["x1", "y1", "x2", "y2"].map((name) => Number(line.getAttribute(name))));
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = coordinates;
    return [
      { x: x1, y: y1 },
      { x: x2, y: y2 },
    ];
  }
  /**
   * Presses the button that starts measuring once it is enabled, which it is when the depth of the panorama is loaded.
   * Playwright would also wait for a disabled button, but it scrolls the page to another position each time it tries.
   */
  async startMeasuring(): Promise<void> {
    const name = viewerLabels.measure;
    await this.page.getByRole("main").getByRole("button", { name, exact: true, disabled: false }).click();
    await expect(this.button(name)).toHaveAttribute("aria-pressed", "true");
  }
  /**
   * Presses a point of the view, in pixels from its top left corner. Unlike a press at a point of the page, it scrolls
   * there first, and it fails if something covers the point.
   */
  press(position: ScreenPoint): Promise<void> {
    return this.view().click({ position });
  }
  /** Presses two points of the view, as fractions of its width and height. */
  async pressTwoPoints(...points: [[number, number], [number, number]]): Promise<void> {
    const { width, height } = await this.viewBox();
    for (const [fromLeft, fromTop] of points) await this.press({ x: width * fromLeft, y: height * fromTop });
  }
  /** Presses a key of the keyboard several times. */
  async pressKey(key: string, times: number): Promise<void> {
    for (let press = 0; press < times; press += 1) await this.page.keyboard.press(key);
  }
  /** The text with the number of points, which is shown only while the cloud is open. */
  drawnPoints(): Locator {
    return this.page.getByText(patternOf(viewerLabels.points));
  }
  async start(): Promise<void> {
    await this.button(viewerLabels.start).click();
    await expect(this.view()).toBeVisible();
  }
  /** Starts the tour, and waits until the panorama of its first view is shown. */
  async startAt({ name }: { readonly name: string }): Promise<void> {
    await this.start();
    await this.waitForStation(name);
  }
  /** Chooses a station in the list of rooms, and waits until its panorama is shown. */
  async goTo({ name }: { readonly name: string }): Promise<void> {
    await this.button(name).click();
    await this.waitForStation(name);
  }
  async openScan(): Promise<void> {
    await this.button(viewerLabels.openScan).click();
    await expect(this.drawnPoints()).toBeVisible();
  }
  /** Waits until the panorama of a station is shown. */
  waitForStation(name: string): Promise<void> {
    return this.page.getByRole("img", { name: fillPlaceholders(viewerLabels.planAtStation, { name }) }).waitFor();
  }
  /** Waits until the URL has this view, which is updated shortly after a rotation. */
  waitForView(...view: Parameters<typeof viewQuery>): Promise<void> {
    return this.page.waitForURL(({ search }) => search === viewQuery(...view));
  }
  /** The bounding box of the view. */
  viewBox(): ReturnType<typeof boxOf> {
    return boxOf(this.view());
  }
  async loseContext(): Promise<void> {
    await this.page.evaluate(() =>
      document.querySelector("canvas")?.getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext(),
    );
  }
}
