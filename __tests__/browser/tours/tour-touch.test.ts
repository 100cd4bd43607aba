import type { CDPSession } from "@playwright/test";
import { eventually } from "../../../testing/server/host";
import { moveFingers } from "../../support/browser/fingers";
import { PHONE, viewerPages, type ViewerPage } from "../../support/viewer/viewer-page";
import { patternOf } from "../../support/browser/page-text";
import {
  firstStation,
  neighborStation,
  neighborYaw,
  siteTour,
  testTour,
  viewerLabels,
  viewQuery,
} from "../../support/content/site-tour";

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
/** Longer than URL_UPDATE_DELAY_MS. */
const POLL_INTERVAL_MS = 600;
const ARROW_LABEL = patternOf(viewerLabels.goTo);

const open = viewerPages();

/** Opens the first station, and aligns the bottom of the view with the bottom of the viewport. */
async function openAt(width: number, height: number): Promise<{ tour: ViewerPage; session: CDPSession }> {
  const tour = await open(siteTour.path + viewQuery(firstStation, neighborYaw), {
    ...PHONE,
    viewport: { width, height },
  });
  await tour.start();
  await tour.waitForStation(firstStation.name);
  await tour.view().evaluate((view) => view.scrollIntoView({ block: "end" }));
  return { tour, session: await tour.page.context().newCDPSession(tour.page) };
}

const scrollOf = ({ page }: ViewerPage): Promise<number[]> =>
  page.evaluate(() => [scrollX, Math.round(scrollY), visualViewport?.scale ?? NaN]);

/** Waits until the page no longer scrolls and the URL is up to date, and returns the vertical scroll position. */
async function waitForIdleScroll(tour: ViewerPage): Promise<number> {
  let [, now = NaN] = await scrollOf(tour);
  await eventually(async () => {
    const before = now;
    await tour.page.waitForTimeout(POLL_INTERVAL_MS);
    [, now = NaN] = await scrollOf(tour);
    return now === before;
  }, 10);
  return now;
}

/** The view in the URL, which is updated shortly after a gesture. */
const viewInUrl = ({ page }: ViewerPage): string => new URL(page.url()).searchParams.toString();
const pitchInUrl = ({ page }: ViewerPage): number => Number(new URL(page.url()).searchParams.get("pitch"));

testTour.each(VIEWPORTS)(
  "at %i × %i, the view fits below the header, a vertical swipe scrolls the page, and no control is covered",
  async (width, height) => {
    const { tour, session } = await openAt(width, height);
    const box = await tour.viewBox();
    expect(box.height).toBeLessThanOrEqual(height - HEADER_HEIGHT_PX);
    const before = viewInUrl(tour);
    const x = box.x + box.width / 2;
    const top = Math.max(box.y, HEADER_HEIGHT_PX) + SWIPE_MARGIN_PX;
    const [, start = 0] = await scrollOf(tour);
    await moveFingers(session, [
      [
        [x, top + 60],
        [x + 4, top],
      ],
    ]);
    const scrolledDown = await waitForIdleScroll(tour);
    expect(scrolledDown).toBeGreaterThan(start + 20);
    const topAfterSwipe = Math.max((await tour.viewBox()).y, HEADER_HEIGHT_PX) + SWIPE_MARGIN_PX;
    await moveFingers(session, [
      [
        [x, topAfterSwipe],
        [x + 4, topAfterSwipe + 60],
      ],
    ]);
    expect(await waitForIdleScroll(tour)).toBeLessThan(scrolledDown - 20);
    expect(viewInUrl(tour)).toBe(before);
    await tour.view().evaluate((view) => view.scrollIntoView({ block: "end" }));
    await expectControls(tour);
    expect([await tour.policyViolations(), tour.messages]).toEqual([[], []]);
  },
);

/** Expects that no control is covered, and that the crosshair is visible while measuring. */
async function expectControls(tour: ViewerPage): Promise<void> {
  // A trial click fails when something else covers the button.
  await tour.arrow(neighborStation.name).click({ trial: true });
  await tour.startMeasuring();
  const box = await tour.viewBox();
  await tour.button(viewerLabels.takePoint).tap();
  await tour.view().press("ArrowRight");
  await tour.button(viewerLabels.takePoint).tap();
  await tour.measurements().getByRole("listitem").waitFor();
  const isCenterUncovered = await tour.view().evaluate((view) => {
    const { left, top, width, height } = view.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found !== null && view.contains(found);
  });
  expect(isCenterUncovered).toBe(true);
  const list = await tour.measurements().boundingBox();
  expect(list?.y).toBeGreaterThanOrEqual(box.y);
  for (const button of await tour.page.locator("[data-viewer]").getByRole("button").all()) {
    // The list may cover an arrow.
    if (!ARROW_LABEL.test((await button.getAttribute("aria-label")) ?? "")) await button.click({ trial: true });
  }
}

testTour("two fingers change the pitch; in full screen, one finger changes it too", async () => {
  const { tour, session } = await openAt(740, 360);
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
  await eventually(() => Promise.resolve(pitchInUrl(tour) > -4), 5);
  expect(await scrollOf(tour)).toEqual(before);
  const higher = pitchInUrl(tour);
  await tour.button(viewerLabels.fullScreen).tap();
  await tour.page.waitForFunction(() => document.fullscreenElement !== null);
  await swipe(1);
  await eventually(() => Promise.resolve(pitchInUrl(tour) > higher + 4), 5);
});

testTour("on a phone one finger rotates a panorama and two zoom, without scrolling the page", async () => {
  const tour = await open(siteTour.path + viewQuery(firstStation, neighborYaw), PHONE);
  await tour.start();
  await tour.waitForStation(firstStation.name);
  await tour.view().scrollIntoViewIfNeeded();
  const session = await tour.page.context().newCDPSession(tour.page);
  const box = await tour.viewBox();
  const centerX = box.x + box.width / 2;
  const centerY = box.y + box.height / 2;
  const scrolled = (): Promise<unknown> =>
    tour.page.evaluate(() => [scrollX, scrollY, visualViewport?.scale, visualViewport?.offsetTop]);
  /** The horizontal offset of the arrow to the neighbor from the center, in pixels. */
  const arrowOffset = async (): Promise<number> => {
    const box = await tour.arrow(neighborStation.name).boundingBox();
    return box ? box.x + box.width / 2 - centerX : NaN;
  };
  const before = await scrolled();
  expect(Math.abs(await arrowOffset())).toBeLessThan(3);
  // A drag up and to the left; the pressed point of the panorama stays under the finger.
  await moveFingers(session, [
    [
      [centerX, centerY],
      [centerX - 60, centerY - 40],
    ],
  ]);
  await eventually(async () => Math.abs((await arrowOffset()) + 60) < 12, 5);
  const dragged = await arrowOffset();
  // One of the fingers starts on the arrow.
  const arrowBox = await tour.arrow(neighborStation.name).boundingBox();
  const above = (arrowBox?.y ?? 0) + 10;
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
  await eventually(async () => (await arrowOffset()) < dragged * 1.5, 5);
  expect(await scrolled()).toEqual(before);
  expect([await tour.policyViolations(), tour.messages]).toEqual([[], []]);
});
