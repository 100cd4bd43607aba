import type { Locator, Page } from "playwright-core";
import sharp from "sharp";
import { eventually } from "../../../testing/server/host";
import { watchPolicy } from "./policy";
import { rendered, visitSite, watchPage, type Visit } from "../../../testing/site";

/** Drawing by software is slow on a busy machine. Milliseconds. */
const PATIENCE = 60_000;
/** Pictures are compared at this size: what counts is what is shown, not each pixel. */
const SMALL = { width: 64, height: 40 } as const;
/** Longer than a frame takes by software on a busy machine, or two pictures of a movement are the same. Milliseconds. */
const BETWEEN_PICTURES = 500;
/** Everything in the frame but the canvas: what lies over it moves by itself. */
const ONLY_CANVAS = "[data-viewer] * { visibility: hidden !important } canvas { visibility: visible !important }";

type Options = Parameters<Visit["newVisitor"]>[0];
/** `prepare` is called before the page is loaded. */
type PageParameters = [path: string, options?: Options, prepare?: (page: Page) => Promise<unknown>];

/** As small as the rooms still stand beside the picture: without a graphics card each pixel takes its time. */
const WINDOW = { width: 1000, height: 800 } as const;

/** A phone held upright. */
export const PHONE: Options = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/**
 * Registers a browser for all tests of a file, one that draws WebGL without a graphics card, and closes its tabs after
 * each test.
 * @returns opens a page of the built site, as `ViewerPage.open` does
 */
export function viewerPages(): (...page: PageParameters) => Promise<ViewerPage> {
  let visit: Visit;
  beforeAll(async () => {
    visit = await visitSite(undefined, ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"]);
  });
  afterAll(() => visit.close());
  afterEach(() => visit.releasePages());
  return (...page) => ViewerPage.open(visit, ...page);
}

/** A visitor’s tab with a tour or a scan, and what there is to press and to see. */
export class ViewerPage {
  private constructor(
    readonly page: Page,
    /** What the page has logged, or failed to load. */
    readonly heard: string[],
    /** What the policy has forbidden. */
    readonly breaches: () => Promise<string[]>,
  ) {}

  static async open(visit: Visit, ...[path, options, prepare]: PageParameters): Promise<ViewerPage> {
    const page = await visit.newVisitor({
      viewport: WINDOW,
      reducedMotion: "reduce",
      ...options,
    });
    page.setDefaultTimeout(PATIENCE);
    const opened = new ViewerPage(page, watchPage(page, visit.address), await watchPolicy(page));
    await prepare?.(page);
    await page.goto(visit.address + path);
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
  /** The arrow to a room, which lies on the floor. */
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
  /** Presses two places of the picture, given in shares of its width and height. */
  async measure(...places: [[number, number], [number, number]]): Promise<void> {
    const { x, y, width, height } = await this.box();
    for (const [across, down] of places) await this.page.mouse.click(x + width * across, y + height * down);
  }
  /** How many points the scan draws. */
  drawn(): Locator {
    return this.page.getByText(/^[\d,]+ of 1,070,840 points drawn$/);
  }
  async start(): Promise<void> {
    await this.button("Start the tour").click();
    await this.view().waitFor();
  }
  async openScan(): Promise<void> {
    await this.button("Open the scan").click();
    await this.drawn().waitFor();
  }
  standsIn(name: string): Promise<void> {
    return this.page.getByRole("img", { name: `Floor plan. You stand in: ${name}.` }).waitFor();
  }
  hasFocus(control: Locator): Promise<boolean> {
    return control.evaluate((element) => element === document.activeElement);
  }
  /** Where the picture is on the screen. */
  async box(): Promise<{ x: number; y: number; width: number; height: number }> {
    const box = await this.view().boundingBox();
    if (!box) throw new Error("The picture has no place on the screen.");
    return box;
  }
  async loseContext(): Promise<void> {
    await this.page.evaluate(() =>
      document.querySelector("canvas")?.getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext(),
    );
  }

  /** What the canvas shows, as a small picture without what lies over it. */
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
  /** The same, once nothing in it changes. */
  async stillPicture(): Promise<Buffer> {
    let last = await this.picture();
    await eventually(async () => {
      const before = last;
      await this.page.waitForTimeout(BETWEEN_PICTURES);
      last = await this.picture();
      return difference(before, last) === 0;
    });
    return last;
  }
}

/** How far two pictures are apart on average: 0 for the same, 255 for black and white. */
export function difference(a: Buffer, b: Buffer): number {
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length;
}
