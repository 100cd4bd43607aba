import { projectPoint, type CameraPose, type ScreenPoint } from "../../../src/features/tours/geometry/camera";
import { toVector, type Vector } from "../../../src/features/tours/geometry/vector";
import { radToDeg } from "../../../src/features/tours/geometry/angles";
import { PHONE, viewerPages } from "../../support/browser/viewer-page";
import { oakFlat } from "../../support/content/tour";

/** Two upper corners of the living room. */
const CORNERS: readonly [Vector, Vector] = [
  [0.06, 0.06, 2.72],
  [5.55, 0.06, 2.72],
];
const ORIENTATION = { yaw: -172, pitch: 20 };
const KEY_ROTATION_DEG = 6;
/** The maximum distance between an end of the line and its corner. */
const MAX_ERROR_PX = 4;

const open = viewerPages();

test("measures the width of the living room, and the line stays at the corners while the camera rotates", async () => {
  const tour = await open(`/tours/oak-flat?room=living&yaw=${ORIENTATION.yaw}&pitch=${ORIENTATION.pitch}`);
  const { page } = tour;
  await tour.start();
  await tour.waitForStation("Living room");
  const box = await tour.viewBox();
  const projectCorners = (yaw: number): ScreenPoint[] => {
    const target = toVector(oakFlat.stations.find(({ id }) => id === "living")?.position ?? []);
    const camera: CameraPose = { target, distance: 0, yaw, pitch: ORIENTATION.pitch, fov: 90 };
    return CORNERS.map((corner) => {
      const screenPoint = projectPoint(camera, box, corner);
      if (!screenPoint) throw new Error("The corner is behind the camera.");
      return screenPoint;
    });
  };
  /** The largest distance, in pixels, between an end of the line and its corner. */
  const maxError = async (yaw: number): Promise<number> => {
    const ends = await tour.lineEnds();
    return Math.max(
      ...projectCorners(yaw).map(({ x, y }, end) => Math.hypot(x - (ends[end]?.x ?? NaN), y - (ends[end]?.y ?? NaN))),
    );
  };

  await tour.button("Measure").click();
  await page.getByText("Press two points in the picture").waitFor();
  const [first, second] = projectCorners(ORIENTATION.yaw) as [ScreenPoint, ScreenPoint];
  await page.mouse.click(Math.round(box.x + first.x), Math.round(box.y + first.y));
  await page.getByText("Now choose the second.").waitFor();
  await page.mouse.click(Math.round(box.x + second.x), Math.round(box.y + second.y));
  const list = tour.measurements();
  const row = list.getByRole("listitem").first();
  await row.waitFor();
  const text = (await row.textContent()) ?? "";
  expect(Math.abs(Number(/([\d.]+)\u00a0m/.exec(text)?.[1]) - 5.49)).toBeLessThanOrEqual(0.03);
  expect(text).toMatch(/1[78]\u00a0ft \d+\u00a0in.*±4.3\u00a0cm/);
  expect(await list.textContent()).toContain("META states ±1\u00a0cm for a point.");

  const before = await tour.lineEnds();
  expect(await maxError(ORIENTATION.yaw)).toBeLessThan(MAX_ERROR_PX);
  await tour.view().focus();
  await page.keyboard.press("ArrowRight");
  await page.waitForURL(new RegExp(`yaw=${ORIENTATION.yaw + KEY_ROTATION_DEG}`));
  expect(await maxError(ORIENTATION.yaw + KEY_ROTATION_DEG)).toBeLessThan(MAX_ERROR_PX);
  // The rotation has moved the corners by more than the allowed error.
  expect(await maxError(ORIENTATION.yaw)).toBeGreaterThan(MAX_ERROR_PX * 4);
  await page.keyboard.press("ArrowLeft");
  await page.waitForURL(new RegExp(`yaw=${ORIENTATION.yaw}`));
  expect(await tour.lineEnds()).toEqual(before);
  expect([await tour.policyViolations(), tour.messages]).toEqual([[], []]);
});

test.each([
  ["the length of the living room", [0.06, 0.06, 2.72], [0.06, 7.14, 2.72], 7.08],
  ["the height of the living room", [5.55, 0.06, 0], [5.55, 0.06, 2.72], 2.72],
] as [string, Vector, Vector, number][])("measures %s to within 3 cm", async (_dimension, from, to, meters) => {
  const target = toVector(oakFlat.stations.find(({ id }) => id === "living")?.position ?? []);
  const offset = from.map((value, axis) => (value + (to[axis] ?? 0)) / 2 - (target[axis] ?? 0));
  const [x = 0, y = 0, z = 0] = offset;
  const orientation = {
    yaw: Math.round(radToDeg(Math.atan2(x, y))),
    pitch: Math.round(radToDeg(Math.atan2(z, Math.hypot(x, y)))),
  };
  const tour = await open(`/tours/oak-flat?room=living&yaw=${orientation.yaw}&pitch=${orientation.pitch}`);
  await tour.start();
  await tour.waitForStation("Living room");
  const box = await tour.viewBox();
  await tour.button("Measure").click();
  for (const corner of [from, to]) {
    const screenPoint = projectPoint({ target, distance: 0, ...orientation, fov: 90 }, box, corner);
    if (!screenPoint) throw new Error("The corner is behind the camera.");
    await tour.page.mouse.click(Math.round(box.x + screenPoint.x), Math.round(box.y + screenPoint.y));
  }
  const text = (await tour.measurements().getByRole("listitem").first().textContent()) ?? "";
  expect(Math.abs(Number(/([\d.]+)\u00a0m/.exec(text)?.[1]) - meters)).toBeLessThanOrEqual(0.03);
});

test("on a phone, the list of measurements covers neither the crosshair nor the buttons", async () => {
  const tour = await open("/tours/oak-flat?room=living", PHONE);
  await tour.start();
  await tour.waitForStation("Living room");
  await tour.button("Measure").click();
  await tour.pressTwoPoints([0.3, 0.3], [0.4, 0.3]);
  await tour.pressTwoPoints([0.3, 0.35], [0.4, 0.35]);
  await tour.measurements().getByRole("listitem").nth(1).waitFor();
  const list = await tour.measurements().boundingBox();
  const box = await tour.viewBox();
  const button = await tour.button("Measure").boundingBox();
  if (!list || !button) throw new Error("The list or the button is not visible.");
  // 16 px is half the height of the crosshair.
  expect(list.y).toBeGreaterThan(box.y + box.height / 2 + 16);
  expect(list.y + list.height).toBeLessThanOrEqual(button.y);
});

test("removing a measurement by keyboard moves the focus to the next one, and finally to the view", async () => {
  const tour = await open("/tours/oak-flat?room=living");
  await tour.start();
  await tour.waitForStation("Living room");
  await tour.button("Measure").click();
  await tour.pressTwoPoints([0.3, 0.45], [0.4, 0.45]);
  await tour.pressTwoPoints([0.3, 0.5], [0.4, 0.5]);
  const rows = tour.measurements().getByRole("listitem");
  await rows.nth(1).waitFor();
  await tour.button("Remove measurement 1").focus();
  await tour.page.keyboard.press("Enter");
  await rows.nth(1).waitFor({ state: "detached" });
  expect(await tour.hasFocus(tour.button("Remove measurement 1"))).toBe(true);
  await tour.page.keyboard.press("Enter");
  await tour.measurements().waitFor({ state: "detached" });
  expect(await tour.hasFocus(tour.view())).toBe(true);
});
