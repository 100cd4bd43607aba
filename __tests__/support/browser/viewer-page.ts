import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { eventually } from "../../../testing/server/host";
import { watchPolicy } from "./policy";
import { siteVisit, type SiteVisit } from "./site-visit";
import { rendered, watchPage } from "../../../testing/site";

/** Software rendering is slow on a busy machine. */
const ACTION_TIMEOUT_MS = 60_000;
/** Pictures are compared at this size, because single pixels do not matter. */
const SMALL = { width: 64, height: 40 } as const;
/** Longer than a frame takes on a busy machine: otherwise two pictures of a movement are the same. */
const PICTURE_INTERVAL_MS = 500;
/** Hides everything in the frame except the canvas: labels above it move. */
const ONLY_CANVAS = "[data-viewer] * { visibility: hidden !important } canvas { visibility: visible !important }";

type Options = Parameters<SiteVisit["newVisitor"]>[0];
/** `prepare` is called before the page is loaded. */
type PageParameters = [path: string, options?: Options, prepare?: (page: Page) => Promise<unknown>];

/** The smallest window with the rooms next to the picture: without a graphics card each pixel takes time. */
const WINDOW = { width: 1000, height: 800 } as const;

/** A phone held upright. */
export const PHONE: Options = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/**
 * Registers a browser for all tests of a file, one that draws WebGL without a graphics card, and closes its tabs after
 * each test.
 * @returns opens a page of the built site, as `ViewerPage.open` does
 */
export function viewerPages(): (...page: PageParameters) => Promise<ViewerPage> {
  const visit = siteVisit(undefined, ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"]);
  return (...page) => ViewerPage.open(visit, ...page);
}

/** A tab with a tour or a scan, and its controls and pictures. */
export class ViewerPage {
  private constructor(
    readonly page: Page,
    /** What the page has logged, or failed to load. */
    readonly messages: string[],
    /** Violations of the policy. */
    readonly policyViolations: () => Promise<string[]>,
  ) {}

  static async open(visit: SiteVisit, ...[path, options, prepare]: PageParameters): Promise<ViewerPage> {
    const page = await visit.newVisitor({
      viewport: WINDOW,
      reducedMotion: "reduce",
      ...options,
    });
    page.setDefaultTimeout(ACTION_TIMEOUT_MS);
    const opened = new ViewerPage(page, watchPage(page, visit.url), await watchPolicy(page));
    await prepare?.(page);
    await page.goto(visit.url + path);
    await rendered(page);
    return opened;
  }

  view(name: string | RegExp = /^3D view/): Locator {
    return this.page.getByRole("application", { name });
  }
  button(name: string | RegExp): Locator {
    return this.page.getByRole("main").getByRole("button", { name, exact: true });
  }
  measurements(): Locator {
    return this.page.getByRole("region", { name: "Measurements" });
  }
  /** The arrow on the floor that leads to a room. */
  arrow(name: string): Locator {
    return this.button(`Go to ${name}`);
  }
  /** Where the ends of the first measured line are in the picture, in pixels. */
  async lineEnds(): Promise<{ x: number; y: number }[]> {
    const numbers = await this.page
      .locator("[data-viewer] svg line")
      .first()
      .evaluate((line) => ["x1", "y1", "x2", "y2"].map((name) => Number(line.getAttribute(name))));
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = numbers;
    return [
      { x: x1, y: y1 },
      { x: x2, y: y2 },
    ];
  }
  /** Clicks two points of the picture. @param places in shares of its width and height */
  async measure(...places: [[number, number], [number, number]]): Promise<void> {
    const { x, y, width, height } = await this.box();
    for (const [across, down] of places) await this.page.mouse.click(x + width * across, y + height * down);
  }
  /** The text with the number of points that the scan renders. */
  pointCount(): Locator {
    return this.page.getByText(/^[\d,]+ of 1,070,840 points drawn$/);
  }
  async start(): Promise<void> {
    await this.button("Start the tour").click();
    await this.view().waitFor();
  }
  async openScan(): Promise<void> {
    await this.button("Open the scan").click();
    await this.pointCount().waitFor();
  }
  waitForRoom(name: string): Promise<void> {
    return this.page.getByRole("img", { name: `Floor plan. You stand in: ${name}.` }).waitFor();
  }
  hasFocus(control: Locator): Promise<boolean> {
    return control.evaluate((element) => element === document.activeElement);
  }
  /** Where the picture is on the screen. */
  async box(): Promise<{ x: number; y: number; width: number; height: number }> {
    const box = await this.view().boundingBox();
    if (!box) throw new Error("The picture is not rendered.");
    return box;
  }
  async loseContext(): Promise<void> {
    await this.page.evaluate(() =>
      document.querySelector("canvas")?.getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext(),
    );
  }

  /** A small picture of the canvas, without labels. */
  async picture(): Promise<Buffer> {
    await this.view().scrollIntoViewIfNeeded();
    const { x, y, width, height } = await this.box();
    // At whole pixels, as the browser draws it: a heading in a stand-in font moves it by a fraction of one.
    const clip = { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
    const shot = await this.page.screenshot({ style: ONLY_CANVAS, clip });
    return sharp(shot)
      .removeAlpha()
      .resize({ ...SMALL, fit: "fill" })
      .raw()
      .toBuffer();
  }
  /** The same, once it no longer changes. */
  async stillPicture(): Promise<Buffer> {
    let last = await this.picture();
    await eventually(async () => {
      const before = last;
      await this.page.waitForTimeout(PICTURE_INTERVAL_MS);
      last = await this.picture();
      return difference(before, last) === 0;
    });
    return last;
  }
}

/** The mean difference of two pictures: 0 for equal ones, 255 for black and white. */
export function difference(a: Buffer, b: Buffer): number {
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}
