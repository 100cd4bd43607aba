import type { CDPSession } from "playwright-core";
import { eventually } from "../support/host";
import { PHONE, viewerPages } from "../support/viewer-page";

type Finger = readonly [x: number, y: number];
/** Moves between where fingers begin and where they end. */
const STEPS = 5;

const open = viewerPages();

/** Fingers go down, move, and are lifted; each is given by where it begins and ends. */
async function move(session: CDPSession, fingers: readonly (readonly [Finger, Finger])[]): Promise<void> {
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", share: number): Promise<unknown> =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints:
        type === "touchEnd"
          ? []
          : fingers.map(([[x, y], [toX, toY]], id) => ({ id, x: x + (toX - x) * share, y: y + (toY - y) * share })),
    });
  await touch("touchStart", 0);
  for (let step = 1; step <= STEPS; step += 1) await touch("touchMove", step / STEPS);
  await touch("touchEnd", 1);
}

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
  await move(session, [
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
  await move(session, [
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
