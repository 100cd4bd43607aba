import { fillPlaceholders } from "@capture/domain/placeholders";
import { normalizeDegrees } from "@capture/domain/lib/angles";
import { violations } from "../../support/browser/accessibility";
import { patternOf } from "../../support/browser/page-text";
import { skipWithoutTour } from "../../support/browser/skips";
import {
  arrowsFrom,
  firstStation,
  neighborStation,
  neighborYaw,
  otherRoomStation,
  siteTour,
  viewerLabels,
  viewQuery,
} from "../../support/content/site-tour";
import { boxOf } from "../../support/viewer/canvas-pictures";
import { expect, test } from "../../support/viewer/viewer-fixtures";
import { PHONE } from "../../support/viewer/viewer-page";

/** The rotation of an arrow key. */
const KEY_ROTATION_DEG = 6;
/** Two arrows are in the view together if the angle between them is smaller. */
const MAX_PAIR_ANGLE_DEG = 60;

type Arrow = ReturnType<typeof arrowsFrom>[number];
const arrowLabels = (from: Arrow["to"]): string[] =>
  arrowsFrom(from).map(({ to }) => fillPlaceholders(viewerLabels.goTo, { name: to.name }));
/** Two arrows of the first station, from left to right. */
const arrowPair = arrowsFrom(firstStation)
  .slice(0, 2)
  .sort((a, b) => a.yaw - b.yaw);

skipWithoutTour();
test.use({ permissions: ["clipboard-read", "clipboard-write"] });

test("starts at the view in the URL, goes to a room in full screen, and updates and copies the URL", async ({
  openViewer,
}) => {
  const tour = await openViewer(siteTour.path + viewQuery(otherRoomStation, 90, 0));
  const { page } = tour;
  const hasDepth = (): Promise<boolean> =>
    page.evaluate(() => performance.getEntriesByType("resource").some(({ name }) => name.endsWith(".depth")));
  expect(await hasDepth()).toBe(false);
  await tour.startAt(otherRoomStation);
  await page.keyboard.press("ArrowRight");
  await tour.waitForView(otherRoomStation, 90 + KEY_ROTATION_DEG, 0);
  // The list of rooms next to the view is part of the full screen.
  await tour.button(viewerLabels.fullScreen).click();
  await page.waitForFunction(() => document.fullscreenElement?.matches("[data-viewer]"));
  await tour.goTo(neighborStation);
  await tour.button(viewerLabels.fullScreen).click();
  await page.waitForFunction(() => document.fullscreenElement === null);
  await tour.waitForView(neighborStation, neighborStation.view);
  await tour.button(viewerLabels.share).click();
  await expect(page.getByText(viewerLabels.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  expect(await tour.listFaults()).toEqual([]);
});

test("starts, rotates, zooms, measures and goes to another station with the keyboard", async ({ openViewer }) => {
  const tour = await openViewer(siteTour.path);
  const { page } = tour;
  const { keyboard } = page;
  await tour.button(viewerLabels.start).focus();
  await keyboard.press("Enter");
  await tour.waitForStation(firstStation.name);
  await expect(tour.view()).toBeFocused();
  await keyboard.press("ArrowRight");
  await keyboard.press("+");
  let yaw = firstStation.view + KEY_ROTATION_DEG;
  await tour.waitForView(firstStation, yaw);
  // Measuring is available when the depth is loaded.
  await expect(page.locator("button[aria-disabled=true]")).toHaveCount(0);
  await tour.button(viewerLabels.measure).focus();
  await keyboard.press("Enter");
  expect(await violations(page, "main")).toEqual([]);
  await tour.view().focus();
  await keyboard.press("Enter");
  await expect(page.getByText(viewerLabels.secondPoint)).toBeVisible();
  await tour.pressKey("ArrowLeft", 4);
  await keyboard.press("Enter");
  await expect(tour.measurement()).toBeVisible();
  yaw -= 4 * KEY_ROTATION_DEG;
  // The arrow is in the view only after a rotation toward it.
  const rotations = Math.round(normalizeDegrees(neighborYaw - yaw) / KEY_ROTATION_DEG);
  await tour.pressKey(rotations < 0 ? "ArrowLeft" : "ArrowRight", Math.abs(rotations));
  yaw += rotations * KEY_ROTATION_DEG;
  await tour.arrow(neighborStation.name).focus();
  await keyboard.press("Enter");
  await tour.waitForStation(neighborStation.name);
  await expect(tour.view()).toBeFocused();
  await tour.waitForView(neighborStation, yaw);
  await keyboard.press("ArrowRight");
  await tour.waitForView(neighborStation, yaw + KEY_ROTATION_DEG);
});

for (const [device, options, width] of [
  ["a desktop", {}, 1000],
  ["a phone", PHONE, PHONE.viewport.width],
] as const) {
  test(`on ${device}, has no axe violations, and the arrows of a station do not overlap`, async ({ openViewer }) => {
    const [left, right] = arrowPair;
    const isPairInView = left !== undefined && right !== undefined && right.yaw - left.yaw < MAX_PAIR_ANGLE_DEG;
    test.skip(!isPairInView, "The site has no tour whose first two arrows are in the view together.");
    if (!isPairInView) return;
    const tour = await openViewer(siteTour.path + viewQuery(firstStation, (left.yaw + right.yaw) / 2), options);
    const { page } = tour;
    await tour.startAt(firstStation);
    expect(await violations(page, "main")).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    const names = (): Promise<(string | null)[]> =>
      page
        .getByLabel(patternOf(viewerLabels.goTo))
        .evaluateAll((all) => all.map((arrow) => arrow.getAttribute("aria-label")));
    expect(await names()).toEqual(arrowLabels(firstStation));
    const [first, second] = [await boxOf(tour.arrow(left.to.name)), await boxOf(tour.arrow(right.to.name))];
    expect(first.x + first.width).toBeLessThanOrEqual(second.x);
    // Stations behind the same door share an arrow.
    await tour.arrow(right.to.name).click();
    await tour.waitForStation(right.to.name);
    expect(await names()).toEqual(arrowLabels(right.to));
  });
}

test("a drag that starts on an arrow rotates the view, and the view clips the arrow at its edge", async ({
  openViewer,
}) => {
  const tour = await openViewer(siteTour.path + viewQuery(firstStation, neighborYaw));
  const { page } = tour;
  await tour.startAt(firstStation);
  const { x, y, width, height } = await tour.viewBox();
  const arrow = tour.arrow(neighborStation.name);
  const before = await boxOf(arrow);
  const [startX, startY] = [before.x + before.width / 2, before.y + 20];
  await page.mouse.move(startX, startY);
  await page.mouse.down();
  // Drags until the arrow overlaps the list of rooms next to the view.
  let after = before;
  for (let to = startX; after.x + after.width < x + width + 8; to += 10) {
    await page.mouse.move(to, startY);
    after = await boxOf(arrow);
  }
  await page.mouse.up();
  await tour.waitForStation(firstStation.name);
  const pointNextToView = { x: x + width + 6, y: Math.min(after.y + 20, y + height) };
  const labelAtPoint = await page.evaluate(
    (point) => document.elementFromPoint(point.x, point.y)?.closest("button")?.getAttribute("aria-label") ?? "",
    pointNextToView,
  );
  expect(labelAtPoint).not.toBe(await arrow.getAttribute("aria-label"));
  await expect(tour.view()).toBeFocused();
});

test("still moves and rotates after the preference for reduced motion changes", async ({ openViewer }) => {
  const tour = await openViewer(`${siteTour.path}?room=${firstStation.id}`, { reducedMotion: "no-preference" });
  await tour.startAt(firstStation);
  for (const [reducedMotion, station] of [
    ["reduce", neighborStation],
    ["no-preference", otherRoomStation],
  ] as const) {
    await tour.page.emulateMedia({ reducedMotion });
    await tour.goTo(station);
    await tour.waitForView(station, station.view);
    await tour.view().press("ArrowRight");
    await tour.waitForView(station, station.view + KEY_ROTATION_DEG);
  }
  expect(await tour.listFaults()).toEqual([]);
});
