import { difference, viewerPages, type ViewerPage } from "../../support/browser/viewer-page";

/** Pictures this far apart show something else; the same view drawn twice differs by less than `SAME`. */
const OTHER = 4;
const SAME = 1;

const open = viewerPages();

const at = (search: string, reducedMotion: "reduce" | "no-preference" = "reduce"): Promise<ViewerPage> =>
  open(`/tours/oak-flat${search}`, { reducedMotion });

test.each(["reduce", "no-preference"] as const)(
  "the panorama is shown, turns, zooms and is another in another room (motion: %s)",
  async (motion) => {
    const tour = await at("?room=living&yaw=-14&pitch=-8", motion);
    await tour.start();
    await tour.standsIn("Living room");
    const first = await tour.stillPicture();
    await tour.view().focus();
    for (let times = 0; times < 5; times += 1) await tour.page.keyboard.press("ArrowRight");
    const turned = await tour.stillPicture();
    expect(difference(first, turned)).toBeGreaterThan(OTHER);
    await tour.page.keyboard.press("+");
    await tour.page.keyboard.press("+");
    const zoomed = await tour.stillPicture();
    expect(difference(turned, zoomed)).toBeGreaterThan(OTHER);
    await tour.button("Kitchen").click();
    await tour.standsIn("Kitchen");
    const kitchen = await tour.stillPicture();
    // A link to the kitchen shows the same.
    const other = await at("?room=kitchen&yaw=-75&pitch=-8");
    await other.start();
    await other.standsIn("Kitchen");
    expect(difference(kitchen, await other.stillPicture())).toBeLessThan(SAME);
    expect(difference(kitchen, zoomed)).toBeGreaterThan(OTHER);
  },
);

test("a drag that begins on an arrow turns the picture, and the arrow does not leave it", async () => {
  const tour = await at("?room=living&yaw=32&pitch=-8");
  await tour.start();
  await tour.standsIn("Living room");
  const { x, y, width, height } = await tour.box();
  const arrow = async (): Promise<{ x: number; y: number; width: number; height: number }> => {
    const box = await tour.arrow("Kitchen").boundingBox();
    if (!box) throw new Error("The arrow is not in the picture.");
    return box;
  };
  const before = await arrow();
  const [startX, startY] = [before.x + before.width / 2, before.y + 20];
  await tour.page.mouse.move(startX, startY);
  await tour.page.mouse.down();
  // Until part of it is beyond the edge, where the list of rooms is.
  let after = before;
  for (let to = startX; after.x + after.width < x + width + 8; to += 10) {
    await tour.page.mouse.move(to, startY);
    after = await arrow();
  }
  await tour.page.mouse.up();
  await tour.standsIn("Living room");
  const beside = { x: x + width + 6, y: Math.min(after.y + 20, y + height) };
  const pressed = await tour.page.evaluate(
    (point) => document.elementFromPoint(point.x, point.y)?.closest("button")?.getAttribute("aria-label") ?? "",
    beside,
  );
  expect(pressed).not.toBe("Go to Kitchen");
  expect(await tour.hasFocus(tour.view())).toBe(true);
});
