import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { eventually } from "../../../testing/server/host";
import { fillPlaceholders } from "../../../src/domain/placeholders";
import type { ScreenPoint } from "../../../src/lib/viewport";
import { patternOf } from "../browser/page-text";
import { viewerLabels, viewQuery } from "../content/site-tour";
import { watchPolicy } from "../browser/policy";
import { siteVisit, type SiteVisit } from "../browser/site-visit";
import { waitForHydration, watchPage } from "../../../testing/site";

/** Software rendering is slow on a busy machine. */
const TIMEOUT_MS = 60_000;
/** Screenshots are scaled to this size, so that single pixels do not matter. */
const COMPARED_SIZE_PX = { width: 64, height: 40 } as const;
/** Longer than a frame on a busy machine: two screenshots of the same frame would be equal although rendering goes on. */
const SCREENSHOT_INTERVAL_MS = 500;
/**
 * Makes everything in the viewer except its canvas transparent. It keeps the focus, which a hidden element would lose.
 * Playwright’s own option for screenshots adds a style element, which the policy of the page rejects.
 */
const setCanvasOnly = (page: Page, isCanvasOnly: boolean): Promise<void> =>
  page.evaluate(
    (opacity) => {
      for (const element of document.querySelectorAll<HTMLElement | SVGElement>("[data-viewer] *"))
        if (element.tagName !== "CANVAS" && !element.querySelector("canvas")) element.style.opacity = opacity;
    },
    isCanvasOnly ? "0" : "",
  );

type Options = Parameters<SiteVisit["newVisitor"]>[0];
/** `prepare` is called before the page is loaded. */
type PageParameters = [path: string, options?: Options, prepare?: (page: Page) => Promise<unknown>];

/** The smallest viewport with the rooms next to the view, because the time of software rendering grows with the pixels. */
const VIEWPORT = { width: 1000, height: 800 } as const;

/** A phone in portrait orientation. */
export const PHONE: Options = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/**
 * Registers a browser with software WebGL for all tests of a file, and closes its tabs after each test.
 * @returns a function that opens a page of the built site, like `ViewerPage.open`
 */
export function viewerPages(): (...page: PageParameters) => Promise<ViewerPage> {
  const visit = siteVisit(undefined, ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"]);
  return (...page) => ViewerPage.open(visit, ...page);
}

/** The page object of a tour or a scan, in the tab of a new visitor. */
export class ViewerPage {
  private constructor(
    readonly page: Page,
    /** Messages that `watchPage` has recorded. */
    readonly messages: string[],
    /** Violations of the Content-Security-Policy. */
    readonly policyViolations: () => Promise<string[]>,
  ) {}

  static async open(visit: SiteVisit, ...[path, options, prepare]: PageParameters): Promise<ViewerPage> {
    const page = await visit.newVisitor({
      viewport: VIEWPORT,
      reducedMotion: "reduce",
      ...options,
    });
    page.setDefaultTimeout(TIMEOUT_MS);
    const viewerPage = new ViewerPage(page, watchPage(page, visit.url), await watchPolicy(page));
    await prepare?.(page);
    await page.goto(visit.url + path);
    await waitForHydration(page);
    return viewerPage;
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
    await this.button(name).and(this.page.locator("[aria-pressed=true]")).waitFor();
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
  /** The text with the number of points, which is shown only while the cloud is open. */
  drawnPoints(): Locator {
    return this.page.getByText(patternOf(viewerLabels.points));
  }
  async start(): Promise<void> {
    await this.button(viewerLabels.start).click();
    await this.view().waitFor();
  }
  async openScan(): Promise<void> {
    await this.button(viewerLabels.openScan).click();
    await this.drawnPoints().waitFor();
  }
  /** Waits until the panorama of a station is shown. */
  waitForStation(name: string): Promise<void> {
    return this.page.getByRole("img", { name: fillPlaceholders(viewerLabels.planAtStation, { name }) }).waitFor();
  }
  /** Waits until the URL has this view, which is updated shortly after a rotation. */
  waitForView(...view: Parameters<typeof viewQuery>): Promise<void> {
    return this.page.waitForURL(({ search }) => search === viewQuery(...view));
  }
  hasFocus(control: Locator): Promise<boolean> {
    return control.evaluate((element) => element === document.activeElement);
  }
  /** The bounding box of the view. */
  async viewBox(): Promise<{ x: number; y: number; width: number; height: number }> {
    const box = await this.view().boundingBox();
    if (!box) throw new Error("The view is not visible.");
    return box;
  }
  async loseContext(): Promise<void> {
    await this.page.evaluate(() =>
      document.querySelector("canvas")?.getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext(),
    );
  }

  /** A screenshot of the canvas without the overlay, as PNG. */
  async canvasScreenshot(): Promise<Buffer> {
    await this.view().scrollIntoViewIfNeeded();
    const { x, y, width, height } = await this.viewBox();
    // The browser draws the canvas at whole pixels. A heading in a fallback font moves its box by a fraction of one.
    const clip = { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
    await setCanvasOnly(this.page, true);
    const image = await this.page.screenshot({ clip });
    await setCanvasOnly(this.page, false);
    return image;
  }
  /** The colors of a scaled screenshot of the canvas. */
  async screenshot(): Promise<Buffer> {
    return sharp(await this.canvasScreenshot())
      .removeAlpha()
      .resize({ ...COMPARED_SIZE_PX, fit: "fill" })
      .raw()
      .toBuffer();
  }
  /** A screenshot after rendering is idle. */
  async idleScreenshot(): Promise<Buffer> {
    let last = await this.screenshot();
    await eventually(async () => {
      const before = last;
      await this.page.waitForTimeout(SCREENSHOT_INTERVAL_MS);
      last = await this.screenshot();
      return meanDifference(before, last) === 0;
    });
    return last;
  }
}

/** The mean difference of two screenshots: 0 if they are equal, 255 for black and white. */
export function meanDifference(a: Buffer, b: Buffer): number {
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}
