import type { Locator, Page } from "playwright-core";
import { violations } from "../support/accessibility";
import { eventually } from "../support/host";
import { watchPolicy } from "../support/policy";
import { rendered, visitSite, watchPage, type Visit } from "../support/site";

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

async function open(path: string, options: Parameters<Visit["newVisitor"]>[0] = {}): Promise<void> {
  page = await visit.newVisitor({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce", ...options });
  page.setDefaultTimeout(PATIENCE);
  heard = watchPage(page, visit.address);
  breaches = await watchPolicy(page);
  await page.goto(visit.address + path);
  await rendered(page);
}

const button = (name: string): Locator => page.getByRole("main").getByRole("button", { name, exact: true });
const drawn = (): Locator => page.getByText(/^[\d,]+ of 1,070,840 points drawn$/);

async function openScan(): Promise<void> {
  await button("Open the scan").click();
  await drawn().waitFor();
}

const fetched = (end: string): Promise<number> =>
  page.evaluate(
    (wanted) => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(wanted)).length,
    end,
  );

test.each(["/technology", "/products/meta"])("on %s the cloud comes on a press, and not before", async (path) => {
  await open(path);
  expect(await fetched(".cloud")).toBe(0);
  await openScan();
  expect(await fetched(".cloud")).toBeGreaterThan(0);
  expect([await breaches(), heard]).toEqual([[], []]);
});

test("colors, the ceiling, a measurement, and the way into a panorama and back", async () => {
  await open("/technology");
  await openScan();
  await button("By depth").click();
  await button("By depth").and(page.locator("[aria-pressed=true]")).waitFor();
  const slider = page.getByRole("slider", { name: /Cut away above/ });
  await slider.focus();
  const before = await slider.inputValue();
  await page.keyboard.press("ArrowLeft");
  expect(Number(await slider.inputValue())).toBeLessThan(Number(before));
  await button("Measure").click();
  const picture = page.getByRole("application", { name: /^3D view/ });
  const box = await picture.boundingBox();
  if (!box) throw new Error("The picture has no place on the screen.");
  await page.mouse.click(box.x + box.width * 0.45, box.y + box.height * 0.5);
  await page.getByText("Now the second.").waitFor();
  await page.mouse.click(box.x + box.width * 0.55, box.y + box.height * 0.5);
  await page.getByRole("region", { name: "Measurements" }).getByRole("listitem").waitFor();
  await button("Kitchen").click();
  await page.getByRole("application", { name: /Panorama of the kitchen/ }).waitFor();
  await drawn().waitFor({ state: "detached" });
  await button("Point cloud").click();
  await drawn().waitFor();
  expect([await breaches(), heard]).toEqual([[], []]);
});

test("it turns by keys and by hand", async () => {
  await open("/technology");
  await openScan();
  const picture = page.getByRole("application", { name: /^3D view/ });
  const look = (): Promise<Buffer> => picture.screenshot();
  const first = await look();
  await picture.focus();
  await page.keyboard.press("ArrowLeft");
  await page.waitForFunction(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))),
  );
  const second = await look();
  expect(second.equals(first)).toBe(false);
  const box = await picture.boundingBox();
  if (!box) throw new Error("The picture has no place on the screen.");
  await page.mouse.move(box.x + 300, box.y + 200);
  await page.mouse.down();
  await page.mouse.move(box.x + 380, box.y + 200, { steps: 4 });
  await page.mouse.up();
  await page.waitForFunction(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))),
  );
  expect((await look()).equals(second)).toBe(false);
});

test("it rests off the screen, and goes on when it is back", async () => {
  await open("/technology");
  await page.evaluate(() => {
    const { drawArrays } = WebGL2RenderingContext.prototype;
    WebGL2RenderingContext.prototype.drawArrays = function (...call) {
      document.body.dataset["draws"] = String(Number(document.body.dataset["draws"] ?? 0) + 1);
      drawArrays.apply(this, call);
    };
  });
  await openScan();
  await button("Rotate slowly").click();
  const draws = (): Promise<number> => page.evaluate(() => Number(document.body.dataset["draws"]));
  /** What is drawn while the browser shows twenty frames. */
  const drawnMeanwhile = async (): Promise<number> => {
    const before = await draws();
    await page.evaluate(async () => {
      for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
    });
    return (await draws()) - before;
  };
  expect(await drawnMeanwhile()).toBeGreaterThan(0);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await eventually(async () => (await drawnMeanwhile()) === 0);
  await page.getByRole("application", { name: /^3D view/ }).scrollIntoViewIfNeeded();
  await page.waitForFunction((seen) => Number(document.body.dataset["draws"]) > seen, await draws());
});

test("axe finds nothing in the opened scan, on a desk and on a phone", async () => {
  await open("/technology");
  await openScan();
  expect(await violations(page, "#scan")).toEqual([]);
  await open("/technology", { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await openScan();
  expect(await violations(page, "#scan")).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
