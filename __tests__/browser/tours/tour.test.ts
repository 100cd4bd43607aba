import { violations } from "../../support/browser/accessibility";
import { PHONE, viewerPages } from "../../support/browser/viewer-page";

const TOUR_PATH = "/tours/oak-flat";
const open = viewerPages();

test("fetches no depth map before the start, starts at the view in the URL, and updates the URL", async () => {
  const tour = await open(`${TOUR_PATH}?room=bedroom&yaw=90&pitch=0`);
  expect(
    await tour.page.evaluate(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.endsWith(".depth")),
    ),
  ).toBe(false);
  await tour.start();
  await tour.waitForStation("Bedroom");
  await tour.button("Kitchen").click();
  await tour.waitForStation("Kitchen");
  await tour.page.waitForURL(/room=kitchen&yaw=-75/);
  expect(await tour.policyViolations()).toEqual([]);
});

test("normalizes an invalid view in the URL", async () => {
  const tour = await open(`${TOUR_PATH}?room=bedroom&yaw=abc&pitch=500`);
  await tour.start();
  await tour.waitForStation("Bedroom");
  await tour.page.waitForURL(/room=bedroom&yaw=160&pitch=85/);
  await tour.page.keyboard.press("ArrowUp");
  await tour.page.keyboard.press("ArrowDown");
  await tour.page.keyboard.press("ArrowRight");
  await tour.page.waitForURL(/room=bedroom&yaw=166&pitch=79/);
  expect([await tour.policyViolations(), tour.messages]).toEqual([[], []]);
});

test("starts, rotates, zooms, measures and goes to another station with the keyboard", async () => {
  const tour = await open(TOUR_PATH);
  const { keyboard } = tour.page;
  await tour.button("Start the tour").focus();
  await keyboard.press("Enter");
  await tour.waitForStation("Living room");
  expect(await tour.hasFocus(tour.view())).toBe(true);
  await keyboard.press("ArrowRight");
  await keyboard.press("+");
  await tour.page.waitForURL(/room=living&yaw=-8/);
  // Measuring is available when the depth is loaded.
  await tour.page.locator("button[aria-disabled=true]").waitFor({ state: "detached" });
  await tour.button("Measure").focus();
  await keyboard.press("Enter");
  expect(await violations(tour.page, "main")).toEqual([]);
  await tour.view().focus();
  await keyboard.press("Enter");
  await tour.page.getByText("Now choose the second.").waitFor();
  for (let press = 0; press < 4; press += 1) await keyboard.press("ArrowLeft");
  await keyboard.press("Enter");
  await tour.measurements().getByRole("listitem").waitFor();
  for (let press = 0; press < 8; press += 1) await keyboard.press("ArrowRight");
  await tour.arrow("Kitchen").focus();
  await keyboard.press("Enter");
  await tour.waitForStation("Kitchen");
  expect(await tour.hasFocus(tour.view())).toBe(true);
  await tour.page.waitForURL(/room=kitchen&yaw=16/);
  await keyboard.press("ArrowRight");
  await tour.page.waitForURL(/room=kitchen&yaw=22/);
});

test.each([
  ["a desktop", {}, 1000],
  ["a phone", PHONE, 390],
])("on %s, has no axe violations, and the arrows of a station do not overlap", async (_device, options, width) => {
  const tour = await open(`${TOUR_PATH}?room=living&yaw=43&pitch=-8`, options);
  await tour.start();
  await tour.waitForStation("Living room");
  expect(await violations(tour.page, "main")).toEqual([]);
  expect(await tour.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  const names = (): Promise<(string | null)[]> =>
    tour.page.getByLabel(/^Go to /).evaluateAll((all) => all.map((arrow) => arrow.getAttribute("aria-label")));
  expect(await names()).toEqual(["Go to Kitchen", "Go to Bedroom"]);
  const [first, second] = [await tour.arrow("Kitchen").boundingBox(), await tour.arrow("Bedroom").boundingBox()];
  if (!first || !second) throw new Error("An arrow is not visible.");
  expect(first.x + first.width).toBeLessThanOrEqual(second.x);
  // Both connections of the bedroom are through its door, so there is one arrow.
  await tour.arrow("Bedroom").click();
  await tour.waitForStation("Bedroom");
  expect(await names()).toEqual(["Go to Kitchen"]);
});

test("still moves and rotates after the preference for reduced motion changes", async () => {
  const tour = await open(`${TOUR_PATH}?room=living`, { reducedMotion: "no-preference" });
  await tour.start();
  await tour.waitForStation("Living room");
  for (const [reducedMotion, room, arrivalUrl, rotatedUrl] of [
    ["reduce", "Kitchen", /room=kitchen&yaw=-75/, /room=kitchen&yaw=-69/],
    ["no-preference", "Bedroom", /room=bedroom&yaw=160/, /room=bedroom&yaw=166/],
  ] as const) {
    await tour.page.emulateMedia({ reducedMotion });
    await tour.button(room).click();
    await tour.waitForStation(room);
    await tour.page.waitForURL(arrivalUrl);
    await tour.view().focus();
    await tour.page.keyboard.press("ArrowRight");
    await tour.page.waitForURL(rotatedUrl);
  }
  expect([await tour.policyViolations(), tour.messages]).toEqual([[], []]);
});

test("“View 3D Tour” in the dialog of a project opens the tour in a new tab", async () => {
  const { page } = await open("/showcase");
  await page.getByRole("main").getByRole("button", { name: "Kitchen Remodel Survey" }).click();
  const opened = page.context().waitForEvent("page");
  await page.getByRole("dialog").getByRole("link", { name: "View 3D Tour" }).click();
  const tab = await opened;
  await tab.waitForURL(new URL(TOUR_PATH, page.url()).href);
  expect(new URL(page.url()).pathname).toBe("/showcase");
});

test("“Share this view” copies the URL of the view", async () => {
  const tour = await open(`${TOUR_PATH}?room=kitchen`);
  await tour.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await tour.start();
  await tour.waitForStation("Kitchen");
  await tour.page.keyboard.press("ArrowRight");
  await tour.page.waitForURL(/room=kitchen&yaw=-69/);
  await tour.button("Share this view").click();
  await tour.page.getByText("Link to this view copied.").waitFor();
  expect(await tour.page.evaluate(() => navigator.clipboard.readText())).toBe(tour.page.url());
});

test("full screen includes the list of rooms next to the view, and can be left", async () => {
  const tour = await open(TOUR_PATH);
  await tour.start();
  await tour.waitForStation("Living room");
  await tour.button("Full screen").click();
  await tour.page.waitForFunction(() => document.fullscreenElement?.matches("[data-viewer]"));
  await tour.button("Kitchen").click();
  await tour.waitForStation("Kitchen");
  await tour.button("Full screen").click();
  await tour.page.waitForFunction(() => document.fullscreenElement === null);
  expect([await tour.policyViolations(), tour.messages]).toEqual([[], []]);
});
