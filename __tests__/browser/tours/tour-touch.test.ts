import type { ScreenPoint } from "@capture/viewer/viewport";
import { waitForFrames } from "../../../testing/site";
import { moveFingers } from "../../support/browser/input/fingers";
import { patternOf } from "../../support/browser/page-text";
import { skipWithoutTour } from "../../support/browser/skips";
import {
  firstStation,
  neighborStation,
  neighborYaw,
  siteTour,
  viewerLabels,
  viewQuery,
} from "../../support/content/site-tour";
import { boxOf } from "../../support/viewer/canvas-pictures";
import { countScrollEnds, scrollWith } from "../../support/viewer/scroll-ends";
import { expect, test } from "../../support/viewer/viewer-fixtures";
import { PHONE, type ViewerPage } from "../../support/viewer/viewer-page";

/** Phones in landscape and portrait, and 1280 × 1024 at a zoom of 400 %. */
const VIEWPORTS = [
  [740, 360],
  [320, 568],
  [390, 844],
  [320, 256],
] as const;
const HEADER_HEIGHT_PX = 72;
/** Distance from the header to the top of a swipe. It keeps the swipe on the view and above its buttons in all VIEWPORTS. */
const SWIPE_MARGIN_PX = 8;
/** A rotation by a swipe would move the arrow by more. */
const MAX_ARROW_ERROR_PX = 1;
const ARROW_LABEL = patternOf(viewerLabels.goTo);
const PATH = siteTour.path + viewQuery(firstStation, neighborYaw);

skipWithoutTour();
test.use(PHONE);

/** Aligns the bottom of the view with the bottom of the viewport. */
async function alignBottom(tour: ViewerPage): Promise<void> {
  await tour.view().evaluate((view) => view.scrollIntoView({ block: "end" }));
  await waitForFrames(tour.page);
}

const scrollOf = ({ page }: ViewerPage): Promise<number[]> =>
  page.evaluate(() => [scrollX, Math.round(scrollY), visualViewport?.scale ?? NaN, visualViewport?.offsetTop ?? NaN]);

/** The offset of the arrow to the neighbor from the center of the view, in pixels. */
async function arrowOffset(tour: ViewerPage): Promise<ScreenPoint> {
  const [arrow, view] = [await boxOf(tour.arrow(neighborStation.name)), await tour.viewBox()];
  return {
    x: arrow.x + (arrow.width - view.width) / 2 - view.x,
    y: arrow.y + (arrow.height - view.height) / 2 - view.y,
  };
}

/** The pitch in the URL, which is updated shortly after a gesture. */
const pitchInUrl = ({ page }: ViewerPage): number => Number(new URL(page.url()).searchParams.get("pitch"));

test("in each viewport, the view fits below the header, a vertical swipe scrolls the page, and no control is covered", async ({
  openViewer,
}) => {
  const tour = await openViewer(PATH, {}, countScrollEnds);
  await tour.startAt(firstStation);
  const session = await tour.page.context().newCDPSession(tour.page);
  /** Swipes along the view, and slightly to the right. */
  const swipe = async (down: number): Promise<void> => {
    const { x, y, width } = await tour.viewBox();
    const top = Math.max(y, HEADER_HEIGHT_PX) + SWIPE_MARGIN_PX;
    const [from, to] = down > 0 ? [top, top + down] : [top - down, top];
    const centerX = x + width / 2;
    await moveFingers(session, [
      [
        [centerX, from],
        [centerX + 4, to],
      ],
    ]);
  };
  for (const [width, height] of VIEWPORTS) {
    await test.step(`${width} × ${height}`, async () => {
      await tour.page.setViewportSize({ width, height });
      await alignBottom(tour);
      expect((await tour.viewBox()).height).toBeLessThanOrEqual(height - HEADER_HEIGHT_PX);
      const before = await arrowOffset(tour);
      expect(await scrollWith(tour.page, () => swipe(-60))).toBeGreaterThan(20);
      expect(await scrollWith(tour.page, () => swipe(60))).toBeLessThan(-20);
      const after = await arrowOffset(tour);
      expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThan(MAX_ARROW_ERROR_PX);
      await alignBottom(tour);
      await expectControls(tour);
    });
  }
  expect(await tour.listFaults()).toEqual([]);
});

/** Expects that no control is covered, and that the crosshair is visible while measuring. Ends measuring. */
async function expectControls(tour: ViewerPage): Promise<void> {
  // A trial click fails when something else covers the button.
  await tour.arrow(neighborStation.name).click({ trial: true });
  await tour.startMeasuring();
  const box = await tour.viewBox();
  await tour.button(viewerLabels.takePoint).tap();
  await tour.view().press("ArrowRight");
  await tour.button(viewerLabels.takePoint).tap();
  await expect(tour.measurement()).toBeVisible();
  const isCenterUncovered = await tour.view().evaluate((view) => {
    const { left, top, width, height } = view.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found !== null && view.contains(found);
  });
  expect(isCenterUncovered).toBe(true);
  const list = await boxOf(tour.measurements());
  expect(list.y).toBeGreaterThanOrEqual(box.y);
  for (const button of await tour.page.locator("[data-viewer]").getByRole("button").all()) {
    // The list may cover an arrow.
    if (!ARROW_LABEL.test((await button.getAttribute("aria-label")) ?? "")) await button.click({ trial: true });
  }
  await tour.measurement().getByRole("button").click();
  await tour.button(viewerLabels.measure).click();
  await tour.view().press("ArrowLeft");
}

test("two fingers change the pitch; in full screen, one finger changes it too", async ({ openViewer }) => {
  const tour = await openViewer(PATH, { viewport: { width: 740, height: 360 } });
  await tour.startAt(firstStation);
  await alignBottom(tour);
  const session = await tour.page.context().newCDPSession(tour.page);
  const swipe = async (fingers: number): Promise<void> => {
    const box = await tour.viewBox();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await moveFingers(
      session,
      [x - 40, x + 40].slice(0, fingers).map((at) => [
        [at, y - 60],
        [at, y],
      ]),
    );
  };
  const before = await scrollOf(tour);
  await swipe(2);
  await expect.poll(() => pitchInUrl(tour)).toBeGreaterThan(-4);
  expect(await scrollOf(tour)).toEqual(before);
  const higher = pitchInUrl(tour);
  await tour.button(viewerLabels.fullScreen).tap();
  await tour.page.waitForFunction(() => document.fullscreenElement !== null);
  await swipe(1);
  await expect.poll(() => pitchInUrl(tour)).toBeGreaterThan(higher + 4);
});

test("on a phone one finger rotates a panorama and two zoom, without scrolling the page", async ({ openViewer }) => {
  const tour = await openViewer(PATH);
  await tour.startAt(firstStation);
  await tour.view().scrollIntoViewIfNeeded();
  const session = await tour.page.context().newCDPSession(tour.page);
  const box = await tour.viewBox();
  const centerX = box.x + box.width / 2;
  const centerY = box.y + box.height / 2;
  const before = await scrollOf(tour);
  expect(Math.abs((await arrowOffset(tour)).x)).toBeLessThan(3);
  // A drag up and to the left; the pressed point of the panorama stays under the finger.
  await moveFingers(session, [
    [
      [centerX, centerY],
      [centerX - 60, centerY - 40],
    ],
  ]);
  await expect.poll(async () => Math.abs((await arrowOffset(tour)).x + 60)).toBeLessThan(12);
  const { x: dragged } = await arrowOffset(tour);
  // One of the fingers starts on the arrow.
  const above = (await boxOf(tour.arrow(neighborStation.name))).y + 10;
  const from = centerX + dragged;
  await moveFingers(session, [
    [
      [from, above],
      [from - 40, above],
    ],
    [
      [from + 60, above],
      [from + 100, above],
    ],
  ]);
  await expect.poll(async () => (await arrowOffset(tour)).x).toBeLessThan(dragged * 1.5);
  expect(await scrollOf(tour)).toEqual(before);
  expect(await tour.listFaults()).toEqual([]);
});
