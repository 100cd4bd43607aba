import { meanDifference, viewerPages, type ViewerPage } from "../../support/browser/viewer-page";

/** Of screenshots of different views. */
const MIN_VIEW_DIFFERENCE = 4;
/** Of two screenshots of the same view. */
const MAX_SAME_VIEW_DIFFERENCE = 1;

const open = viewerPages();

const openView = (search: string, reducedMotion: "reduce" | "no-preference" = "reduce"): Promise<ViewerPage> =>
  open(`/tours/oak-flat${search}`, { reducedMotion });

test.each(["reduce", "no-preference"] as const)(
  "shows the panorama, rotates, zooms and goes to another station (motion: %s)",
  async (motion) => {
    const tour = await openView("?room=living&yaw=-14&pitch=-8", motion);
    await tour.start();
    await tour.waitForStation("Living room");
    const first = await tour.idleScreenshot();
    await tour.view().focus();
    for (let press = 0; press < 5; press += 1) await tour.page.keyboard.press("ArrowRight");
    const rotated = await tour.idleScreenshot();
    expect(meanDifference(first, rotated)).toBeGreaterThan(MIN_VIEW_DIFFERENCE);
    await tour.page.keyboard.press("+");
    await tour.page.keyboard.press("+");
    const zoomed = await tour.idleScreenshot();
    expect(meanDifference(rotated, zoomed)).toBeGreaterThan(MIN_VIEW_DIFFERENCE);
    await tour.button("Kitchen").click();
    await tour.waitForStation("Kitchen");
    const kitchen = await tour.idleScreenshot();
    // The URL of the kitchen shows the same view.
    const other = await openView("?room=kitchen&yaw=-75&pitch=-8");
    await other.start();
    await other.waitForStation("Kitchen");
    expect(meanDifference(kitchen, await other.idleScreenshot())).toBeLessThan(MAX_SAME_VIEW_DIFFERENCE);
    expect(meanDifference(kitchen, zoomed)).toBeGreaterThan(MIN_VIEW_DIFFERENCE);
  },
);

test("a drag that starts on an arrow rotates the view, and the arrow is cut off at its edge", async () => {
  const tour = await openView("?room=living&yaw=32&pitch=-8");
  await tour.start();
  await tour.waitForStation("Living room");
  const { x, y, width, height } = await tour.viewBox();
  const arrow = async (): Promise<{ x: number; y: number; width: number; height: number }> => {
    const box = await tour.arrow("Kitchen").boundingBox();
    if (!box) throw new Error("The arrow is not visible.");
    return box;
  };
  const before = await arrow();
  const [startX, startY] = [before.x + before.width / 2, before.y + 20];
  await tour.page.mouse.move(startX, startY);
  await tour.page.mouse.down();
  // Drags until the arrow overlaps the list of rooms next to the view.
  let after = before;
  for (let to = startX; after.x + after.width < x + width + 8; to += 10) {
    await tour.page.mouse.move(to, startY);
    after = await arrow();
  }
  await tour.page.mouse.up();
  await tour.waitForStation("Living room");
  const pointNextToView = { x: x + width + 6, y: Math.min(after.y + 20, y + height) };
  const labelThere = await tour.page.evaluate(
    (point) => document.elementFromPoint(point.x, point.y)?.closest("button")?.getAttribute("aria-label") ?? "",
    pointNextToView,
  );
  expect(labelThere).not.toBe("Go to Kitchen");
  expect(await tour.hasFocus(tour.view())).toBe(true);
});
