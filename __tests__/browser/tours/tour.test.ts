import { violations } from "../../support/browser/accessibility";
import { PHONE, viewerPages } from "../../support/browser/viewer-page";

const ADDRESS = "/tours/oak-flat";
const open = viewerPages();

test("the address names the view, and follows it", async () => {
  const tour = await open(`${ADDRESS}?room=bedroom&yaw=90&pitch=0`);
  expect(
    await tour.page.evaluate(() =>
      performance.getEntriesByType("resource").some(({ name }) => name.endsWith(".depth")),
    ),
  ).toBe(false);
  await tour.start();
  await tour.standsIn("Bedroom");
  await tour.button("Kitchen").click();
  await tour.standsIn("Kitchen");
  await tour.page.waitForURL(/room=kitchen&yaw=-75/);
  expect(await tour.breaches()).toEqual([]);
});

test("a link with a view that does not exist opens the right way up, and the keys look around from there", async () => {
  const tour = await open(`${ADDRESS}?room=bedroom&yaw=abc&pitch=500`);
  await tour.start();
  await tour.standsIn("Bedroom");
  await tour.page.waitForURL(/room=bedroom&yaw=160&pitch=85/);
  await tour.page.keyboard.press("ArrowUp");
  await tour.page.keyboard.press("ArrowDown");
  await tour.page.keyboard.press("ArrowRight");
  await tour.page.waitForURL(/room=bedroom&yaw=166&pitch=79/);
});

test("by keys alone: start, turn, zoom, measure at the cross, walk through an arrow and turn again", async () => {
  const tour = await open(ADDRESS);
  const { keyboard } = tour.page;
  await tour.button("Start the tour").focus();
  await keyboard.press("Enter");
  await tour.standsIn("Living room");
  expect(await tour.hasFocus(tour.view())).toBe(true);
  await keyboard.press("ArrowRight");
  await keyboard.press("+");
  await tour.page.waitForURL(/room=living&yaw=-8/);
  await tour.button("Measure").focus();
  await keyboard.press("Enter");
  await tour.view().focus();
  await keyboard.press("Enter");
  await tour.page.getByText("Now choose the second.").waitFor();
  for (let times = 0; times < 4; times += 1) await keyboard.press("ArrowLeft");
  await keyboard.press("Enter");
  await tour.measurements().getByRole("listitem").waitFor();
  for (let times = 0; times < 8; times += 1) await keyboard.press("ArrowRight");
  await tour.arrow("Kitchen").focus();
  await keyboard.press("Enter");
  await tour.standsIn("Kitchen");
  expect(await tour.hasFocus(tour.view())).toBe(true);
  await tour.page.waitForURL(/room=kitchen&yaw=16/);
  await keyboard.press("ArrowRight");
  await tour.page.waitForURL(/room=kitchen&yaw=22/);
});

test.each([
  ["a desk", {}],
  ["a phone", PHONE],
])("on %s no two arrows of a room lie on each other", async (_device, options) => {
  const tour = await open(`${ADDRESS}?room=living&yaw=43&pitch=-8`, options);
  await tour.start();
  await tour.standsIn("Living room");
  const names = (): Promise<(string | null)[]> =>
    tour.page.getByLabel(/^Go to /).evaluateAll((all) => all.map((arrow) => arrow.getAttribute("aria-label")));
  expect(await names()).toEqual(["Go to Kitchen", "Go to Bedroom"]);
  const [first, second] = [await tour.arrow("Kitchen").boundingBox(), await tour.arrow("Bedroom").boundingBox()];
  if (!first || !second) throw new Error("An arrow is not in the picture.");
  expect(first.x + first.width).toBeLessThanOrEqual(second.x);
  // Both ways from the bedroom lead through its door, so there is one arrow.
  await tour.arrow("Bedroom").click();
  await tour.standsIn("Bedroom");
  expect(await names()).toEqual(["Go to Kitchen"]);
});

test("whoever asks for less motion, or for more again, while walking around goes on with the tour", async () => {
  const tour = await open(`${ADDRESS}?room=living`, { reducedMotion: "no-preference" });
  await tour.start();
  await tour.standsIn("Living room");
  for (const [reducedMotion, room, arrival, turned] of [
    ["reduce", "Kitchen", /room=kitchen&yaw=-75/, /room=kitchen&yaw=-69/],
    ["no-preference", "Bedroom", /room=bedroom&yaw=160/, /room=bedroom&yaw=166/],
  ] as const) {
    await tour.page.emulateMedia({ reducedMotion });
    await tour.button(room).click();
    await tour.standsIn(room);
    await tour.page.waitForURL(arrival);
    await tour.view().focus();
    await tour.page.keyboard.press("ArrowRight");
    await tour.page.waitForURL(turned);
  }
  expect([await tour.breaches(), tour.heard]).toEqual([[], []]);
});

test("axe finds nothing, on a desk and on a phone", async () => {
  const desk = await open(ADDRESS);
  await desk.start();
  await desk.standsIn("Living room");
  await desk.button("Measure").click();
  expect(await violations(desk.page, "main")).toEqual([]);
  const phone = await open(ADDRESS, PHONE);
  await phone.start();
  await phone.standsIn("Living room");
  expect(await violations(phone.page, "main")).toEqual([]);
  expect(await phone.page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("“View 3D Tour” of the project opens the tour in a new tab", async () => {
  const { page } = await open("/showcase");
  await page.getByRole("main").getByRole("button", { name: "Kitchen Remodel Survey" }).click();
  const opened = page.context().waitForEvent("page");
  await page.getByRole("dialog").getByRole("link", { name: "View 3D Tour" }).click();
  const tab = await opened;
  await tab.waitForURL(new URL(ADDRESS, page.url()).href);
});

test("the view is shared by an address that shows it again", async () => {
  const tour = await open(`${ADDRESS}?room=kitchen`);
  await tour.page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await tour.start();
  await tour.standsIn("Kitchen");
  await tour.page.keyboard.press("ArrowRight");
  await tour.page.waitForURL(/room=kitchen&yaw=-69/);
  await tour.button("Share this view").click();
  await tour.page.getByText("Link to this view copied.").waitFor();
  expect(await tour.page.evaluate(() => navigator.clipboard.readText())).toBe(tour.page.url());
});

test("it fills the screen with the rooms beside it, and comes back to its place", async () => {
  const tour = await open(ADDRESS);
  await tour.start();
  await tour.standsIn("Living room");
  await tour.button("Full screen").click();
  await tour.page.waitForFunction(() => document.fullscreenElement?.matches("[data-viewer]"));
  await tour.button("Kitchen").click();
  await tour.standsIn("Kitchen");
  await tour.button("Full screen").click();
  await tour.page.waitForFunction(() => document.fullscreenElement === null);
  expect([await tour.breaches(), tour.heard]).toEqual([[], []]);
});
