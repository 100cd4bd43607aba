import type { Locator, Page } from "playwright-core";
import { project, type Camera, type Size } from "../../src/features/tours/geometry/camera";
import { vector, type Vector } from "../../src/features/tours/geometry/vector";
import { violations } from "../support/accessibility";
import { watchPolicy } from "../support/policy";
import { rendered, visitSite, watchPage, type Visit } from "../support/site";
import { oakFlat } from "../support/tour";

const ADDRESS = "/tours/oak-flat";
/** Drawing by software is slow on a busy machine. Milliseconds. */
const PATIENCE = 60_000;

let visit: Visit;
beforeAll(async () => {
  visit = await visitSite(undefined, ["--use-angle=swiftshader", "--enable-unsafe-swiftshader"]);
});
afterAll(() => visit.close());

let page: Page;
let heard: string[];
let breaches: () => Promise<string[]>;
afterEach(() => visit.releasePages());

async function open(search = "", options: Parameters<Visit["newVisitor"]>[0] = {}): Promise<void> {
  page = await visit.newVisitor({ viewport: { width: 1280, height: 1000 }, reducedMotion: "reduce", ...options });
  page.setDefaultTimeout(PATIENCE);
  heard = watchPage(page, visit.address);
  breaches = await watchPolicy(page);
  await page.goto(visit.address + ADDRESS + search);
  await rendered(page);
}

const view = (): Locator => page.getByRole("application", { name: /^3D view/ });
const button = (name: string | RegExp): Locator => page.getByRole("main").getByRole("button", { name, exact: true });
const standsIn = (name: string): Promise<void> =>
  page.getByRole("img", { name: `Floor plan. You stand in: ${name}.` }).waitFor();

async function start(): Promise<void> {
  await button("Start the tour").click();
  await view().waitFor();
}

/** Where a place of the flat is on the screen when the address has named where the visitor looks. */
async function onScreen(place: Vector, station: string, yaw: number, pitch: number): Promise<{ x: number; y: number }> {
  const box = await view().boundingBox();
  if (!box) throw new Error("The picture has no place on the screen.");
  const target = vector(oakFlat.stations.find(({ id }) => id === station)?.position ?? []);
  const camera: Camera = { target, distance: 0, yaw, pitch, fov: 90 };
  const size: Size = { width: box.width, height: box.height };
  const seen = project(camera, size, place);
  if (!seen) throw new Error("The place is not in the picture.");
  return { x: Math.round(box.x + seen.x), y: Math.round(box.y + seen.y) };
}

async function press(place: Vector, yaw: number, pitch: number): Promise<void> {
  const { x, y } = await onScreen(place, "living", yaw, pitch);
  await page.mouse.click(x, y);
}

test("a visitor measures the living room as wide and as high as it is", async () => {
  await open("?room=living&yaw=-172&pitch=20");
  await start();
  await standsIn("Living room");
  await button("Measure").click();
  await page.getByText("Press two points in the picture").waitFor();
  await press([0.06, 0.06, 2.72], -172, 20);
  await page.getByText("Now the second.").waitFor();
  await press([5.55, 0.06, 2.72], -172, 20);
  const list = page.getByRole("region", { name: "Measurements" });
  const line = list.getByRole("listitem").first();
  await line.waitFor();
  const metres = Number(/([\d.]+)\u00a0m/.exec((await line.textContent()) ?? "")?.[1]);
  expect(Math.abs(metres - 5.49)).toBeLessThanOrEqual(0.03);
  expect(await line.textContent()).toMatch(/1[78]\u00a0ft \d+\u00a0in.*±1.4\u00a0cm/);
  expect(await list.textContent()).toContain("META states ±1 cm for a point.");
  // The line stays while looking around.
  await view().focus();
  await page.keyboard.press("ArrowRight");
  expect(await line.isVisible()).toBe(true);
  await list.getByRole("button", { name: "Remove measurement 1" }).click();
  await list.waitFor({ state: "detached" });
  expect([await breaches(), heard]).toEqual([[], []]);
});

test("the address names the view, and follows it", async () => {
  await open("?room=bedroom&yaw=90&pitch=0");
  expect(
    await page.evaluate(() => performance.getEntriesByType("resource").some(({ name }) => name.endsWith(".depth"))),
  ).toBe(false);
  await start();
  await standsIn("Bedroom");
  await button("Kitchen").click();
  await standsIn("Kitchen");
  await page.waitForURL(/room=kitchen&yaw=-75/);
  expect(await breaches()).toEqual([]);
});

test("by keys alone: start, turn, zoom, measure at the cross, walk through an arrow", async () => {
  await open();
  await button("Start the tour").focus();
  await page.keyboard.press("Enter");
  await standsIn("Living room");
  expect(await view().evaluate((element) => element === document.activeElement)).toBe(true);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("+");
  await page.waitForURL(/room=living&yaw=-8/);
  await button("Measure").focus();
  await page.keyboard.press("Enter");
  await view().focus();
  await page.keyboard.press("Enter");
  await page.getByText("Now the second.").waitFor();
  for (let times = 0; times < 4; times += 1) await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("Enter");
  await page.getByRole("region", { name: "Measurements" }).getByRole("listitem").waitFor();
  for (let times = 0; times < 8; times += 1) await page.keyboard.press("ArrowRight");
  await button("Go to Kitchen").focus();
  await page.keyboard.press("Enter");
  await standsIn("Kitchen");
});

test("axe finds nothing, on a desk and on a phone", async () => {
  await open();
  await start();
  await standsIn("Living room");
  await button("Measure").click();
  expect(await violations(page, "main")).toEqual([]);
  await open("", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await start();
  await standsIn("Living room");
  expect(await violations(page, "main")).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test("when the device stops drawing, the picture, a sentence and the button are back", async () => {
  await open();
  await start();
  await standsIn("Living room");
  await page.evaluate(() =>
    document.querySelector("canvas")?.getContext("webgl2")?.getExtension("WEBGL_lose_context")?.loseContext(),
  );
  await page.getByText("Your browser has stopped drawing the 3D view.").waitFor();
  await start();
  await standsIn("Living room");
});

test("without WebGL the picture stays, with a sentence", async () => {
  page = await visit.newVisitor({ viewport: { width: 1280, height: 1000 } });
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(visit.address + ADDRESS);
  await rendered(page);
  await button("Start the tour").click();
  await page.getByText("This browser cannot draw the 3D view").waitFor();
  expect(await page.getByRole("img", { name: /Open living room/ }).isVisible()).toBe(true);
});

test("“View 3D Tour” of the project opens the tour in a new tab", async () => {
  page = await visit.newVisitor();
  await page.goto(`${visit.address}/showcase`);
  await rendered(page);
  await page.getByRole("main").getByRole("button", { name: "Kitchen Remodel Survey" }).click();
  const opened = page.context().waitForEvent("page");
  await page.getByRole("dialog").getByRole("link", { name: "View 3D Tour" }).click();
  const tab = await opened;
  await tab.waitForURL(`${visit.address}${ADDRESS}`);
});
