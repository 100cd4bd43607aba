import { meanDifference, viewerPages, type ViewerPage } from "../../support/browser/viewer-page";

/** Screenshots of different views differ by more. */
const MIN_VIEW_DIFFERENCE = 4;
/** Screenshots of the same view differ by less. */
const MAX_SAME_VIEW_DIFFERENCE = 1;

const open = viewerPages();

const openView = (search: string, reducedMotion: "reduce" | "no-preference" = "reduce"): Promise<ViewerPage> =>
  open(`/tours/oak-flat${search}`, { reducedMotion });

test.each(["reduce", "no-preference"] as const)(
  "shows the panorama, rotates, zooms and goes to another station (prefers-reduced-motion: %s)",
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
    expect(meanDifference(kitchen, zoomed)).toBeGreaterThan(MIN_VIEW_DIFFERENCE);
    if (motion === "reduce") return;
    // The URL of the kitchen shows the same view.
    const linked = await openView("?room=kitchen&yaw=-75&pitch=-8");
    await linked.start();
    await linked.waitForStation("Kitchen");
    expect(meanDifference(kitchen, await linked.idleScreenshot())).toBeLessThan(MAX_SAME_VIEW_DIFFERENCE);
  },
);

test("a drag that starts on an arrow rotates the view, and the arrow is clipped at the edge of the view", async () => {
  const tour = await openView("?room=living&yaw=32&pitch=-8");
  await tour.start();
  await tour.waitForStation("Living room");
  const { x, y, width, height } = await tour.viewBox();
  const arrowBox = async (): Promise<{ x: number; y: number; width: number; height: number }> => {
    const box = await tour.arrow("Kitchen").boundingBox();
    if (!box) throw new Error("The arrow is not visible.");
    return box;
  };
  const before = await arrowBox();
  const [startX, startY] = [before.x + before.width / 2, before.y + 20];
  await tour.page.mouse.move(startX, startY);
  await tour.page.mouse.down();
  // Drags until the arrow overlaps the list of rooms next to the view.
  let after = before;
  for (let to = startX; after.x + after.width < x + width + 8; to += 10) {
    await tour.page.mouse.move(to, startY);
    after = await arrowBox();
  }
  await tour.page.mouse.up();
  await tour.waitForStation("Living room");
  const pointNextToView = { x: x + width + 6, y: Math.min(after.y + 20, y + height) };
  const labelAtPoint = await tour.page.evaluate(
    (point) => document.elementFromPoint(point.x, point.y)?.closest("button")?.getAttribute("aria-label") ?? "",
    pointNextToView,
  );
  expect(labelAtPoint).not.toBe("Go to Kitchen");
  expect(await tour.hasFocus(tour.view())).toBe(true);
});
