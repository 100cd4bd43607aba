import { project, type Camera, type Place } from "../../../src/features/tours/geometry/camera";
import { vector, type Vector } from "../../../src/features/tours/geometry/vector";
import { degrees } from "../../../src/features/tours/geometry/angles";
import { PHONE, viewerPages } from "../../support/browser/viewer-page";
import { oakFlat } from "../../support/content/tour";

/** Two upper corners of the living room. */
const CORNERS: readonly [Vector, Vector] = [
  [0.06, 0.06, 2.72],
  [5.55, 0.06, 2.72],
];
const LOOK = { yaw: -172, pitch: 20 };
const ARROW_KEY_DEG = 6;
/** The ends of a line may miss its corners by this much. */
const MAX_MISS_PX = 4;

const open = viewerPages();

test("a measured line stays at its corners while the view turns", async () => {
  const tour = await open(`/tours/oak-flat?room=living&yaw=${LOOK.yaw}&pitch=${LOOK.pitch}`);
  const { page } = tour;
  await tour.start();
  await tour.waitForRoom("Living room");
  const box = await tour.box();
  const cornersSeen = (yaw: number): Place[] => {
    const target = vector(oakFlat.stations.find(({ id }) => id === "living")?.position ?? []);
    const camera: Camera = { target, distance: 0, yaw, pitch: LOOK.pitch, fov: 90 };
    return CORNERS.map((corner) => {
      const place = project(camera, box, corner);
      if (!place) throw new Error("A corner is behind the visitor.");
      return place;
    });
  };
  /** How many pixels the ends of the line are from the corners at most. */
  const miss = async (yaw: number): Promise<number> => {
    const ends = await tour.lineEnds();
    return Math.max(
      ...cornersSeen(yaw).map(({ x, y }, end) => Math.hypot(x - (ends[end]?.x ?? NaN), y - (ends[end]?.y ?? NaN))),
    );
  };

  await tour.button("Measure").click();
  await page.getByText("Press two points in the picture").waitFor();
  const [first, second] = cornersSeen(LOOK.yaw) as [Place, Place];
  await page.mouse.click(Math.round(box.x + first.x), Math.round(box.y + first.y));
  await page.getByText("Now choose the second.").waitFor();
  await page.mouse.click(Math.round(box.x + second.x), Math.round(box.y + second.y));
  const list = tour.measurements();
  const line = list.getByRole("listitem").first();
  await line.waitFor();
  const text = (await line.textContent()) ?? "";
  expect(Math.abs(Number(/([\d.]+)\u00a0m/.exec(text)?.[1]) - 5.49)).toBeLessThanOrEqual(0.03);
  expect(text).toMatch(/1[78]\u00a0ft \d+\u00a0in.*±4.3\u00a0cm/);
  expect(await list.textContent()).toContain("META states ±1\u00a0cm for a point.");

  const before = await tour.lineEnds();
  expect(await miss(LOOK.yaw)).toBeLessThan(MAX_MISS_PX);
  await tour.view().focus();
  await page.keyboard.press("ArrowRight");
  await page.waitForURL(new RegExp(`yaw=${LOOK.yaw + ARROW_KEY_DEG}`));
  expect(await miss(LOOK.yaw + ARROW_KEY_DEG)).toBeLessThan(MAX_MISS_PX);
  // Each pixel of the picture’s middle is less than a tenth of a degree.
  expect(await miss(LOOK.yaw)).toBeGreaterThan(MAX_MISS_PX * 4);
  await page.keyboard.press("ArrowLeft");
  await page.waitForURL(new RegExp(`yaw=${LOOK.yaw}`));
  expect(await tour.lineEnds()).toEqual(before);
  expect([await tour.policyViolations(), tour.messages]).toEqual([[], []]);
});

test.each([
  ["its length", [0.06, 0.06, 2.72], [0.06, 7.14, 2.72], 7.08],
  ["the height of its ceiling", [5.55, 0.06, 0], [5.55, 0.06, 2.72], 2.72],
] as [string, Vector, Vector, number][])(
  "a measurement of the living room is exact to 3 cm: %s",
  async (_what, from, to, meters) => {
    const target = vector(oakFlat.stations.find(({ id }) => id === "living")?.position ?? []);
    const middle = from.map((value, axis) => (value + (to[axis] ?? 0)) / 2 - (target[axis] ?? 0));
    const [x = 0, y = 0, z = 0] = middle;
    const look = {
      yaw: Math.round(degrees(Math.atan2(x, y))),
      pitch: Math.round(degrees(Math.atan2(z, Math.hypot(x, y)))),
    };
    const tour = await open(`/tours/oak-flat?room=living&yaw=${look.yaw}&pitch=${look.pitch}`);
    await tour.start();
    await tour.waitForRoom("Living room");
    const box = await tour.box();
    await tour.button("Measure").click();
    for (const corner of [from, to]) {
      const place = project({ target, distance: 0, ...look, fov: 90 }, box, corner);
      if (!place) throw new Error("A corner is behind the visitor.");
      await tour.page.mouse.click(Math.round(box.x + place.x), Math.round(box.y + place.y));
    }
    const text = (await tour.measurements().getByRole("listitem").first().textContent()) ?? "";
    expect(Math.abs(Number(/([\d.]+)\u00a0m/.exec(text)?.[1]) - meters)).toBeLessThanOrEqual(0.03);
  },
);

test("on a phone the list of measurements covers neither the cross nor the buttons", async () => {
  const tour = await open("/tours/oak-flat?room=living", PHONE);
  await tour.start();
  await tour.waitForRoom("Living room");
  await tour.button("Measure").click();
  await tour.measure([0.3, 0.3], [0.4, 0.3]);
  await tour.measure([0.3, 0.35], [0.4, 0.35]);
  await tour.measurements().getByRole("listitem").nth(1).waitFor();
  const list = await tour.measurements().boundingBox();
  const box = await tour.box();
  const button = await tour.button("Measure").boundingBox();
  if (!list || !button) throw new Error("The list or the button is not rendered.");
  // Half the height of the cross.
  expect(list.y).toBeGreaterThan(box.y + box.height / 2 + 16);
  expect(list.y + list.height).toBeLessThanOrEqual(button.y);
});

test("by keys a visitor removes all measurements, and the focus moves to the picture after the last", async () => {
  const tour = await open("/tours/oak-flat?room=living");
  await tour.start();
  await tour.waitForRoom("Living room");
  await tour.button("Measure").click();
  await tour.measure([0.3, 0.45], [0.4, 0.45]);
  await tour.measure([0.3, 0.5], [0.4, 0.5]);
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
