import { difference, viewerPages, type ViewerPage } from "../../support/browser/viewer-page";

/** Pictures that differ by more show something else. */
const MIN_DIFFERENCE = 4;
/** The same view that is drawn twice differs by less. */
const MAX_NOISE = 1;

const open = viewerPages();

const at = (search: string, reducedMotion: "reduce" | "no-preference" = "reduce"): Promise<ViewerPage> =>
  open(`/tours/oak-flat${search}`, { reducedMotion });

test.each(["reduce", "no-preference"] as const)(
  "the panorama turns, zooms and changes with the room (motion: %s)",
  async (motion) => {
    const tour = await at("?room=living&yaw=-14&pitch=-8", motion);
    await tour.start();
    await tour.waitForRoom("Living room");
    const first = await tour.stillPicture();
    await tour.view().focus();
    for (let times = 0; times < 5; times += 1) await tour.page.keyboard.press("ArrowRight");
    const turned = await tour.stillPicture();
    expect(difference(first, turned)).toBeGreaterThan(MIN_DIFFERENCE);
    await tour.page.keyboard.press("+");
    await tour.page.keyboard.press("+");
    const zoomed = await tour.stillPicture();
    expect(difference(turned, zoomed)).toBeGreaterThan(MIN_DIFFERENCE);
    await tour.button("Kitchen").click();
    await tour.waitForRoom("Kitchen");
    const kitchen = await tour.stillPicture();
    expect(difference(kitchen, zoomed)).toBeGreaterThan(MIN_DIFFERENCE);
    if (motion === "reduce") return;
    // After the movement a visitor sees what a link to the kitchen shows.
    const linked = await at("?room=kitchen&yaw=-75&pitch=-8");
    await linked.start();
    await linked.waitForRoom("Kitchen");
    expect(difference(kitchen, await linked.stillPicture())).toBeLessThan(MAX_NOISE);
  },
);

test("a drag that begins on an arrow turns the picture, and the arrow stays inside of it", async () => {
  const tour = await at("?room=living&yaw=32&pitch=-8");
  await tour.start();
  await tour.waitForRoom("Living room");
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
  // Until a part of the arrow would be over the list of rooms.
  let after = before;
  for (let to = startX; after.x + after.width < x + width + 8; to += 10) {
    await tour.page.mouse.move(to, startY);
    after = await arrow();
  }
  await tour.page.mouse.up();
  await tour.waitForRoom("Living room");
  const outside = { x: x + width + 6, y: Math.min(after.y + 20, y + height) };
  const pressed = await tour.page.evaluate(
    (point) => document.elementFromPoint(point.x, point.y)?.closest("button")?.getAttribute("aria-label") ?? "",
    outside,
  );
  expect(pressed).not.toBe("Go to Kitchen");
  expect(await tour.hasFocus(tour.view())).toBe(true);
});
