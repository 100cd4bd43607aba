import type { CDPSession } from "playwright-core";
import { eventually } from "../../../testing/server/host";
import { moveFingers } from "../../support/browser/fingers";
import { PHONE, viewerPages, type ViewerPage } from "../../support/browser/viewer-page";

/** Phones held sideways and upright, and a laptop of 1280 × 1024 at 400 %. */
const SCREENS = [
  [740, 360],
  [320, 568],
  [390, 844],
  [320, 256],
] as const;
const BAR_PX = 72;
/** A swipe that begins this far below the bar begins on the picture, above its buttons. */
const BELOW_BAR_PX = 8;
/** The URL follows the view within this time after a gesture. */
const VIEW_DELAY_MS = 600;

const open = viewerPages();

/** Opens the living room with the lower edge of the picture at that of the screen. */
async function openAt(width: number, height: number): Promise<{ tour: ViewerPage; session: CDPSession }> {
  const tour = await open("/tours/oak-flat?room=living&yaw=32&pitch=-8", {
    ...PHONE,
    viewport: { width, height },
  });
  await tour.start();
  await tour.waitForRoom("Living room");
  await tour.view().evaluate((view) => view.scrollIntoView({ block: "end" }));
  return { tour, session: await tour.page.context().newCDPSession(tour.page) };
}

const scrollOf = ({ page }: ViewerPage): Promise<number[]> =>
  page.evaluate(() => [scrollX, Math.round(scrollY), visualViewport?.scale ?? NaN]);

/** The vertical scroll position once it no longer changes and the URL has followed the view. */
async function idleScrollOf(tour: ViewerPage): Promise<number> {
  let [, now = NaN] = await scrollOf(tour);
  await eventually(async () => {
    const before = now;
    await tour.page.waitForTimeout(VIEW_DELAY_MS);
    [, now = NaN] = await scrollOf(tour);
    return now === before;
  }, 10);
  return now;
}

/** The direction of the view in the URL. */
const viewOf = ({ page }: ViewerPage): string => new URL(page.url()).searchParams.toString();
const pitch = ({ page }: ViewerPage): number => Number(new URL(page.url()).searchParams.get("pitch"));

test.each(SCREENS)(
  "at %i × %i the picture fits below the bar, a swipe up or down scrolls the page, and every control can be pressed",
  async (width, height) => {
    const { tour, session } = await openAt(width, height);
    const box = await tour.box();
    expect(box.height).toBeLessThanOrEqual(height - BAR_PX);
    const before = viewOf(tour);
    const x = box.x + box.width / 2;
    const top = Math.max(box.y, BAR_PX) + BELOW_BAR_PX;
    const [, start = 0] = await scrollOf(tour);
    await moveFingers(session, [
      [
        [x, top + 60],
        [x + 4, top],
      ],
    ]);
    const below = await idleScrollOf(tour);
    expect(below).toBeGreaterThan(start + 20);
    const lower = Math.max((await tour.box()).y, BAR_PX) + BELOW_BAR_PX;
    await moveFingers(session, [
      [
        [x, lower],
        [x + 4, lower + 60],
      ],
    ]);
    expect(await idleScrollOf(tour)).toBeLessThan(below - 20);
    expect(viewOf(tour)).toBe(before);
    await tour.view().evaluate((view) => view.scrollIntoView({ block: "end" }));
    await expectControls(tour);
    expect([await tour.policyViolations(), tour.messages]).toEqual([[], []]);
  },
);

/** Checks that each control can be pressed while the visitor measures, and that the cross can be seen. */
async function expectControls(tour: ViewerPage): Promise<void> {
  // A trial click fails when something else covers the button.
  await tour.arrow("Kitchen").click({ trial: true });
  await tour.button("Measure").click();
  const box = await tour.box();
  await tour.button("Set the point under the cross").tap();
  await tour.view().press("ArrowRight");
  await tour.button("Set the point under the cross").tap();
  await tour.measurements().getByRole("listitem").waitFor();
  // Nothing covers the middle but the picture.
  const isFree = await tour.view().evaluate((view) => {
    const { left, top, width, height } = view.getBoundingClientRect();
    const found = document.elementFromPoint(left + width / 2, top + height / 2);
    return found !== null && view.contains(found);
  });
  expect(isFree).toBe(true);
  const list = await tour.measurements().boundingBox();
  expect(list?.y).toBeGreaterThanOrEqual(box.y);
  for (const button of await tour.page.locator("[data-viewer]").getByRole("button").all()) {
    // An arrow may be below the list.
    if (!(await button.getAttribute("aria-label"))?.startsWith("Go to ")) await button.click({ trial: true });
  }
}

test("two fingers change the pitch, and in full screen one finger does", async () => {
  const { tour, session } = await openAt(740, 360);
  const swipe = async (fingers: number): Promise<void> => {
    const box = await tour.box();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await moveFingers(
      session,
      [x - 40, x + 40].slice(0, fingers).map((at) => [
        [at, y - 60],
        [at, y],
      ]),
    );
  };
  const before = await scrollOf(tour);
  await swipe(2);
  await eventually(() => Promise.resolve(pitch(tour) > -4), 5);
  expect(await scrollOf(tour)).toEqual(before);
  const higher = pitch(tour);
  await tour.button("Full screen").tap();
  await tour.page.waitForFunction(() => document.fullscreenElement !== null);
  await swipe(1);
  await eventually(() => Promise.resolve(pitch(tour) > higher + 4), 5);
});

test("on a phone one finger turns the picture, two zoom, and the page does not scroll", async () => {
  const tour = await open("/tours/oak-flat?room=living&yaw=32&pitch=-8", PHONE);
  await tour.start();
  await tour.waitForRoom("Living room");
  await tour.view().scrollIntoViewIfNeeded();
  const session = await tour.page.context().newCDPSession(tour.page);
  const box = await tour.box();
  const middle = box.x + box.width / 2;
  const height = box.y + box.height / 2;
  const scrolled = (): Promise<unknown> =>
    tour.page.evaluate(() => [scrollX, scrollY, visualViewport?.scale, visualViewport?.offsetTop]);
  /** Pixels from the middle to the arrow to the kitchen. */
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
  expect([await tour.policyViolations(), tour.messages]).toEqual([[], []]);
});
