import { eventually } from "../support/host";
import { moveFingers } from "../support/fingers";
import { PHONE, viewerPages } from "../support/viewer-page";

const open = viewerPages();

test("on a phone one finger turns the picture, two zoom, and the page stays where it is", async () => {
  const tour = await open("/tours/oak-flat?room=living&yaw=32&pitch=-8", PHONE);
  await tour.start();
  await tour.standsIn("Living room");
  await tour.view().scrollIntoViewIfNeeded();
  const session = await tour.page.context().newCDPSession(tour.page);
  const box = await tour.box();
  const middle = box.x + box.width / 2;
  const height = box.y + box.height / 2;
  const scrolled = (): Promise<unknown> =>
    tour.page.evaluate(() => [scrollX, scrollY, visualViewport?.scale, visualViewport?.offsetTop]);
  /** How far to the right of the middle the arrow to the kitchen lies, in pixels. */
  const arrow = async (): Promise<number> => {
    const place = await tour.arrow("Kitchen").boundingBox();
    return place ? place.x + place.width / 2 - middle : NaN;
  };
  const before = await scrolled();
  expect(Math.abs(await arrow())).toBeLessThan(3);
  // To the left and up, as one scrolls: what is in the picture stays under the finger.
  await moveFingers(session, [
    [
      [middle, height],
      [middle - 60, height - 40],
    ],
  ]);
  await eventually(async () => Math.abs((await arrow()) + 60) < 12, 5);
  const dragged = await arrow();
  // One of the fingers begins on the arrow.
  const arrowBox = await tour.arrow("Kitchen").boundingBox();
  const above = (arrowBox?.y ?? 0) + 10;
  const from = middle + dragged;
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
  await eventually(async () => (await arrow()) < dragged * 1.5, 5);
  expect(await scrolled()).toEqual(before);
  expect([await tour.breaches(), tour.heard]).toEqual([[], []]);
});
