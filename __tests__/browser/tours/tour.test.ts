import { normalizeDegrees } from "../../../src/features/tours/geometry/angles";
import { MAX_PITCH_DEG } from "../../../src/features/tours/geometry/camera";
import { fillPlaceholders } from "../../../src/domain/placeholders";
import { routes } from "../../../testing/routes";
import { violations } from "../../support/browser/accessibility";
import { PHONE, viewerPages } from "../../support/viewer/viewer-page";
import { contentOf, entriesIn } from "../../support/content/data";
import { patternOf } from "../../support/browser/page-text";
import { testIf } from "../../support/content/test-if";
import {
  arrowsFrom,
  firstStation,
  neighborStation,
  neighborYaw,
  otherRoomStation,
  siteTour,
  testTour,
  viewerLabels,
  viewQuery,
} from "../../support/content/site-tour";

/** The rotation of an arrow key. */
const KEY_ROTATION_DEG = 6;
/** Two arrows are in the view together if the angle between them is smaller. */
const MAX_PAIR_ANGLE_DEG = 60;
const open = viewerPages();

type Arrow = ReturnType<typeof arrowsFrom>[number];
const arrowLabels = (from: Arrow["to"]): string[] =>
  arrowsFrom(from).map(({ to }) => fillPlaceholders(viewerLabels.goTo, { name: to.name }));
/** Two arrows of the first station, from left to right. */
const arrowPair = arrowsFrom(firstStation)
  .slice(0, 2)
  .sort((a, b) => a.yaw - b.yaw);
const testArrows = testIf(
  routes.includes(siteTour.path) && (arrowPair[1]?.yaw ?? NaN) - (arrowPair[0]?.yaw ?? NaN) < MAX_PAIR_ANGLE_DEG,
  "The site has no tour whose first two arrows are in the view together.",
);

const showcase = contentOf<{ labels: { viewTour: string } }>("pages/showcase.json");
const project = entriesIn<{ title: string; tour?: string; draft?: boolean }>("projects").find(
  ({ tour, draft }) => tour === siteTour.slug && draft !== true,
);
const testProject = testIf(
  [siteTour.path, "/showcase"].every((path) => routes.includes(path)) && project !== undefined,
  "The site has no showcase with a project that has a tour.",
);

testTour("fetches no depth map before the start, starts at the view in the URL, and updates the URL", async () => {
  const tour = await open(siteTour.path + viewQuery(otherRoomStation, 90, 0));
  expect(
    await tour.page.evaluate(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.endsWith(".depth")),
    ),
  ).toBe(false);
  await tour.start();
  await tour.waitForStation(otherRoomStation.name);
  await tour.button(neighborStation.name).click();
  await tour.waitForStation(neighborStation.name);
  await tour.waitForView(neighborStation, neighborStation.view);
  expect(await tour.policyViolations()).toEqual([]);
});

testTour("normalizes an invalid view in the URL", async () => {
  const tour = await open(`${siteTour.path}?room=${otherRoomStation.id}&yaw=abc&pitch=500`);
  await tour.start();
  await tour.waitForStation(otherRoomStation.name);
  await tour.waitForView(otherRoomStation, otherRoomStation.view, MAX_PITCH_DEG);
  await tour.page.keyboard.press("ArrowUp");
  await tour.page.keyboard.press("ArrowDown");
  await tour.page.keyboard.press("ArrowRight");
  await tour.waitForView(otherRoomStation, otherRoomStation.view + KEY_ROTATION_DEG, MAX_PITCH_DEG - KEY_ROTATION_DEG);
  expect([await tour.policyViolations(), tour.messages]).toEqual([[], []]);
});

testTour("starts, rotates, zooms, measures and goes to another station with the keyboard", async () => {
  const tour = await open(siteTour.path);
  const { keyboard } = tour.page;
  await tour.button(viewerLabels.start).focus();
  await keyboard.press("Enter");
  await tour.waitForStation(firstStation.name);
  expect(await tour.hasFocus(tour.view())).toBe(true);
  await keyboard.press("ArrowRight");
  await keyboard.press("+");
  let yaw = firstStation.view + KEY_ROTATION_DEG;
  await tour.waitForView(firstStation, yaw);
  // Measuring is available when the depth is loaded.
  await tour.page.locator("button[aria-disabled=true]").waitFor({ state: "detached" });
  await tour.button(viewerLabels.measure).focus();
  await keyboard.press("Enter");
  expect(await violations(tour.page, "main")).toEqual([]);
  await tour.view().focus();
  await keyboard.press("Enter");
  await tour.page.getByText(viewerLabels.secondPoint).waitFor();
  for (let press = 0; press < 4; press += 1) await keyboard.press("ArrowLeft");
  await keyboard.press("Enter");
  await tour.measurements().getByRole("listitem").waitFor();
  yaw -= 4 * KEY_ROTATION_DEG;
  // The arrow is in the view only after a rotation toward it.
  const rotations = Math.round(normalizeDegrees(neighborYaw - yaw) / KEY_ROTATION_DEG);
  const key = rotations < 0 ? "ArrowLeft" : "ArrowRight";
  for (let press = 0; press < Math.abs(rotations); press += 1) await keyboard.press(key);
  yaw += rotations * KEY_ROTATION_DEG;
  await tour.arrow(neighborStation.name).focus();
  await keyboard.press("Enter");
  await tour.waitForStation(neighborStation.name);
  expect(await tour.hasFocus(tour.view())).toBe(true);
  await tour.waitForView(neighborStation, yaw);
  await keyboard.press("ArrowRight");
  await tour.waitForView(neighborStation, yaw + KEY_ROTATION_DEG);
});

testArrows.each([
  ["a desktop", {}, 1000],
  ["a phone", PHONE, 390],
])("on %s, has no axe violations, and the arrows of a station do not overlap", async (_device, options, width) => {
  const [left, right] = arrowPair as [Arrow, Arrow];
  const tour = await open(siteTour.path + viewQuery(firstStation, (left.yaw + right.yaw) / 2), options);
  await tour.start();
  await tour.waitForStation(firstStation.name);
  expect(await violations(tour.page, "main")).toEqual([]);
  expect(await tour.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  const names = (): Promise<(string | null)[]> =>
    tour.page
      .getByLabel(patternOf(viewerLabels.goTo))
      .evaluateAll((all) => all.map((arrow) => arrow.getAttribute("aria-label")));
  expect(await names()).toEqual(arrowLabels(firstStation));
  const [first, second] = [await tour.arrow(left.to.name).boundingBox(), await tour.arrow(right.to.name).boundingBox()];
  if (!first || !second) throw new Error("An arrow is not visible.");
  expect(first.x + first.width).toBeLessThanOrEqual(second.x);
  // Stations behind the same door share an arrow.
  await tour.arrow(right.to.name).click();
  await tour.waitForStation(right.to.name);
  expect(await names()).toEqual(arrowLabels(right.to));
});

testTour("still moves and rotates after the preference for reduced motion changes", async () => {
  const tour = await open(`${siteTour.path}?room=${firstStation.id}`, { reducedMotion: "no-preference" });
  await tour.start();
  await tour.waitForStation(firstStation.name);
  for (const [reducedMotion, station] of [
    ["reduce", neighborStation],
    ["no-preference", otherRoomStation],
  ] as const) {
    await tour.page.emulateMedia({ reducedMotion });
    await tour.button(station.name).click();
    await tour.waitForStation(station.name);
    await tour.waitForView(station, station.view);
    await tour.view().focus();
    await tour.page.keyboard.press("ArrowRight");
    await tour.waitForView(station, station.view + KEY_ROTATION_DEG);
  }
  expect([await tour.policyViolations(), tour.messages]).toEqual([[], []]);
});

testProject("the button in the dialog of a project opens its tour in a new tab", async () => {
  const { page } = await open("/showcase");
  await page
    .getByRole("main")
    .getByRole("button", { name: project?.title ?? "" })
    .click();
  const opened = page.context().waitForEvent("page");
  await page.getByRole("dialog").getByRole("link", { name: showcase.labels.viewTour }).click();
  const tab = await opened;
  await tab.waitForURL(new URL(siteTour.path, page.url()).href);
  expect(new URL(page.url()).pathname).toBe("/showcase");
});

testTour("the button for sharing copies the URL of the view", async () => {
  const tour = await open(`${siteTour.path}?room=${neighborStation.id}`);
  await tour.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await tour.start();
  await tour.waitForStation(neighborStation.name);
  await tour.page.keyboard.press("ArrowRight");
  await tour.waitForView(neighborStation, neighborStation.view + KEY_ROTATION_DEG);
  await tour.button(viewerLabels.share).click();
  await tour.page.getByText(viewerLabels.copied).waitFor();
  expect(await tour.page.evaluate(() => navigator.clipboard.readText())).toBe(tour.page.url());
});

testTour("full screen includes the list of rooms next to the view, and can be left", async () => {
  const tour = await open(siteTour.path);
  await tour.start();
  await tour.waitForStation(firstStation.name);
  await tour.button(viewerLabels.fullScreen).click();
  await tour.page.waitForFunction(() => document.fullscreenElement?.matches("[data-viewer]"));
  await tour.button(neighborStation.name).click();
  await tour.waitForStation(neighborStation.name);
  await tour.button(viewerLabels.fullScreen).click();
  await tour.page.waitForFunction(() => document.fullscreenElement === null);
  expect([await tour.policyViolations(), tour.messages]).toEqual([[], []]);
});
