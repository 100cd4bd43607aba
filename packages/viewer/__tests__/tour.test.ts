/** @jest-environment jsdom */
import type { TourView } from "../src/tour/tour";
import { FakeDevice, FRAME_MS } from "./support/fake-device";
import { flatTour, openTour } from "./support/open-tour";

let device: FakeDevice;
let container: HTMLElement;
let view: TourView;
let reducedMotion: boolean;
beforeEach(() => {
  device = new FakeDevice();
  reducedMotion = false;
});
afterEach(() => {
  view.dispose();
  jest.restoreAllMocks();
});

function open(points = 1000): ReturnType<typeof openTour> {
  device.cloudPoints = points;
  const opened = openTour({ tour: flatTour(points), prefersReducedMotion: () => reducedMotion });
  ({ view, container } = opened);
  return opened;
}

async function enter(id: string): Promise<void> {
  view.goToStation(id);
  await device.runFrames(90);
  expect(view.getState().station).toBe(id);
}

const rotateByKey = (): boolean =>
  container.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true }));

test("submits the next frame only when the device has drawn a pending one", async () => {
  open(1_000_000);
  view.flyToOverview();
  await device.runFrames(120);
  device.drawDurationMs = () => 10 * FRAME_MS;
  view.setOptions({ autoRotate: true });
  await device.runFrames(2);
  const countBefore = device.frameCount;
  await device.runFrames(100);
  expect(device.frameCount - countBefore).toBe(10);
});

test("submits the next frame after five seconds if the driver never reports that a frame was drawn", async () => {
  open(1_000_000);
  view.flyToOverview();
  await device.runFrames(120);
  device.drawDurationMs = () => Infinity;
  view.setOptions({ autoRotate: true });
  await device.runFrames(2);
  const countBefore = device.frameCount;
  await device.runFrames(5000 / FRAME_MS + 1);
  expect(device.frameCount - countBefore).toBe(1);
});

test("draws fewer points of a rotating cloud on a device that draws 10,000 points per millisecond", async () => {
  open(1_000_000);
  view.flyToOverview();
  await device.runFrames(120);
  expect(view.getState().drawnPoints).toBe(1_000_000);
  device.drawDurationMs = (points) => points / 10_000;
  for (let frame = 0; frame < 200; frame += 1) {
    // Browsers dispatch input events just before a frame.
    rotateByKey();
    await device.runFrame();
  }
  expect(view.getState().drawnPoints).toBeLessThan(250_000);
});

test("draws more points of an idle cloud than of a rotating one", async () => {
  open(1_000_000);
  view.flyToOverview();
  device.drawDurationMs = (points) => points / 5000;
  view.setOptions({ autoRotate: true });
  await device.runFrames(500);
  const pointsInMotion = view.getState().drawnPoints;
  expect(pointsInMotion).toBeLessThan(150_000);
  view.setOptions({ autoRotate: false });
  await device.runFrame();
  await new Promise((resolve) => setTimeout(resolve, 300));
  await device.runFrames(20);
  expect(view.getState().drawnPoints).toBe(8 * pointsInMotion);
  rotateByKey();
  await device.runFrames(2);
  expect(view.getState().drawnPoints).toBe(pointsInMotion);
  expect(device.lastScene?.drawnPoints).toBe(pointsInMotion);
});

test("keeps at most two panoramas when another station is chosen during a transition", async () => {
  open();
  await enter("living");
  view.goToStation("kitchen");
  await device.runFrames(5);
  view.goToStation("bedroom");
  await device.runFrames(5);
  expect(device.liveTextures).toEqual(["kitchen", "bedroom"]);
  // The cloud is not visible through both of them.
  expect(device.lastScene?.layers[0]?.opacity).toBe(1);
  await device.runFrames(90);
  expect(device.liveTextures).toEqual(["bedroom"]);
});

test("disposes of all panoramas after flights between stations and the cloud", async () => {
  open();
  await enter("living");
  view.flyToOverview();
  await device.runFrames(20);
  await enter("kitchen");
  await device.runFrames(90);
  expect(device.liveTextures).toEqual(["kitchen"]);
  view.flyToOverview();
  await device.runFrames(90);
  expect(device.liveTextures).toEqual([]);
});

test("during a transition, picks from the position of the new station", async () => {
  open();
  await enter("living");
  view.goToStation("kitchen");
  await device.runFrames(6);
  const { station, camera } = view.getState();
  const [x = 0, y = 0] = flatTour(0).stations.find(({ id }) => id === "kitchen")?.position ?? [];
  expect(station).toBe("kitchen");
  expect(camera.target[0]).toBeLessThan(x);
  const [pickedX = 0, pickedY = 0, pickedZ = 0] = view.pick({ x: 0.5, y: 0.5 })?.position ?? [];
  expect(Math.hypot(pickedX - x, pickedY - y, pickedZ - 1.5)).toBeCloseTo(2, 3);
});

test("measures as soon as the first panorama has faded in, if its tiles came before", async () => {
  const tile = { close: () => undefined } as ImageBitmap;
  jest.spyOn(device, "loadTile").mockResolvedValue(tile);
  open();
  await enter("living");
  expect(view.getState()).toMatchObject({ isSharp: true, canMeasure: true });
});

test("a step whose depth fails before its preview fails without an unhandled rejection", async () => {
  open();
  await enter("living");
  let failPreview = (_: Error): void => undefined;
  jest.spyOn(device, "loadStation").mockReturnValue({
    preview: new Promise((_, reject) => (failPreview = reject)),
    depthMap: () => Promise.reject(new Error("The depth cannot be fetched.")),
  });
  view.goToStation("kitchen");
  await device.runFrames(2);
  failPreview(new Error("The preview cannot be fetched."));
  await device.runFrames(2);
  expect(view.getState()).toMatchObject({ station: "living", isLoading: false, hasFailed: true });
});

test("skips animations as soon as reduced motion is preferred", async () => {
  open();
  await enter("living");
  reducedMotion = true;
  view.goToStation("kitchen");
  await device.runFrames(3);
  expect(view.getState().camera.target.slice(0, 2)).toEqual([4.75, 5.35]);
});

test("reports presses and a lost context until it is disposed of, which aborts all requests", async () => {
  const { canvas, onPress, onContextLost } = open();
  view.flyToOverview();
  view.goToStation("living");
  await device.runFrame();
  const act = (): void => {
    container.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
    canvas.dispatchEvent(new Event("webglcontextlost"));
  };
  act();
  expect(onPress).toHaveBeenCalledWith({ x: 0, y: 0 });
  view.dispose();
  act();
  expect(onPress).toHaveBeenCalledTimes(1);
  expect(onContextLost).toHaveBeenCalledTimes(1);
  expect(device.signals.length).toBeGreaterThan(1);
  expect(device.signals.every(({ aborted }) => aborted)).toBe(true);
});

test("resuming a tour that is not paused does not draw additional frames", async () => {
  open();
  await enter("living");
  view.setOptions({ autoRotate: true });
  await device.runFrame();
  view.setPaused(false);
  const countBefore = device.frameCount;
  await device.runFrames(10);
  expect(device.frameCount - countBefore).toBe(10);
});

test("draws nothing while paused, and draws a changed view after resuming", async () => {
  open();
  await enter("living");
  view.setPaused(true);
  const countBefore = device.frameCount;
  rotateByKey();
  await device.runFrames(3);
  expect(device.frameCount).toBe(countBefore);
  view.setPaused(false);
  await device.runFrames(3);
  expect(device.frameCount).toBeGreaterThan(countBefore);
});
