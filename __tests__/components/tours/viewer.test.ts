import { createViewer } from "@capture/viewer/tour/viewer";
import type { Viewer } from "@capture/viewer/tour/state";
import { palette } from "../../../src/theme/palette";
import type { Tour } from "../../../src/features/tours/tour-fields";
import { contentOf } from "../../support/content/data";
import { PYRAMID } from "../../support/dom/fake-viewer";
import { FakeDevice, FRAME_MS } from "../../support/dom/fake-device";

const deviceRef = { current: undefined as FakeDevice | undefined };
// three.js is an ES module, which Jest does not load.
jest.mock("@capture/viewer/tour/scene-renderer", () => ({
  createSceneRenderer: () => mockDevice().createRenderer(),
}));
jest.mock("@capture/viewer/tour/loading", () => ({
  ...jest.requireActual<object>("@capture/viewer/tour/loading"),
  loadStation: (...call: Parameters<FakeDevice["loadStation"]>) => mockDevice().loadStation(...call),
  loadTile: (...call: Parameters<FakeDevice["loadTile"]>) => mockDevice().loadTile(...call),
}));
function mockDevice(): FakeDevice {
  if (!deviceRef.current) throw new Error("Create a FakeDevice first.");
  return deviceRef.current;
}

const tourData = contentOf<Pick<Tour, "rooms" | "doors" | "stations">>("tours/oak-flat.json");
const scan = { origin: [5, 3, 1], step: 0.0002, min: [0, 0, 0], max: [9.5, 7.1, 2.72] };

let device: FakeDevice;
let container: HTMLElement;
let viewer: Viewer;
let reducedMotion: boolean;
beforeEach(() => {
  device = deviceRef.current = new FakeDevice();
  reducedMotion = false;
});
afterEach(() => {
  viewer.dispose();
  jest.restoreAllMocks();
});

function openViewer(points = 1000): void {
  device.cloudPoints = points;
  container = document.body.appendChild(document.createElement("div"));
  container.tabIndex = 0;
  const tour = {
    ...tourData,
    stations: tourData.stations.map((station) => ({ ...station, pyramid: PYRAMID })),
    slug: "flat",
    path: "/tours/flat",
    ceiling: 2.72,
    scan: { ...scan, points, pieces: [{ url: "/1.cloud", points }] },
  };
  viewer = createViewer(document.createElement("canvas"), container, tour as unknown as Tour, {
    prefersReducedMotion: () => reducedMotion,
    isPhone: false,
    palette,
    onPress: jest.fn(),
  });
}

async function enter(id: string): Promise<void> {
  viewer.goToStation(id);
  await device.runFrames(90);
  expect(viewer.state().station).toBe(id);
}

const rotateByKey = (): boolean =>
  container.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true }));

test("submits the next frame only when the device has drawn a pending one", async () => {
  openViewer(1_000_000);
  viewer.flyToOverview();
  await device.runFrames(120);
  device.drawDurationMs = () => 10 * FRAME_MS;
  viewer.setOptions({ autoRotate: true });
  await device.runFrames(2);
  const countBefore = device.frameCount;
  await device.runFrames(100);
  expect(device.frameCount - countBefore).toBe(10);
});

test("submits the next frame after five seconds if the driver never reports that a frame was drawn", async () => {
  openViewer(1_000_000);
  viewer.flyToOverview();
  await device.runFrames(120);
  device.drawDurationMs = () => Infinity;
  viewer.setOptions({ autoRotate: true });
  await device.runFrames(2);
  const countBefore = device.frameCount;
  await device.runFrames(5000 / FRAME_MS + 1);
  expect(device.frameCount - countBefore).toBe(1);
});

test("draws fewer points of a rotating cloud on a device that draws 10,000 points per millisecond", async () => {
  openViewer(1_000_000);
  viewer.flyToOverview();
  await device.runFrames(120);
  expect(viewer.state().drawnPoints).toBe(1_000_000);
  device.drawDurationMs = (points) => points / 10_000;
  for (let frame = 0; frame < 200; frame += 1) {
    // Browsers dispatch input events just before a frame.
    rotateByKey();
    await device.runFrame();
  }
  expect(viewer.state().drawnPoints).toBeLessThan(250_000);
});

test("draws more points of an idle cloud than of a rotating one", async () => {
  openViewer(1_000_000);
  viewer.flyToOverview();
  device.drawDurationMs = (points) => points / 5000;
  viewer.setOptions({ autoRotate: true });
  await device.runFrames(500);
  const pointsInMotion = viewer.state().drawnPoints;
  expect(pointsInMotion).toBeLessThan(150_000);
  viewer.setOptions({ autoRotate: false });
  await device.runFrame();
  await new Promise((resolve) => setTimeout(resolve, 300));
  await device.runFrames(20);
  expect(viewer.state().drawnPoints).toBe(8 * pointsInMotion);
  rotateByKey();
  await device.runFrames(2);
  expect(viewer.state().drawnPoints).toBe(pointsInMotion);
  expect(device.lastScene?.drawnPoints).toBe(pointsInMotion);
});

test("keeps at most two panoramas when another station is chosen during a transition", async () => {
  openViewer();
  await enter("living");
  viewer.goToStation("kitchen");
  await device.runFrames(5);
  viewer.goToStation("bedroom");
  await device.runFrames(5);
  expect(device.liveTextures).toEqual(["kitchen", "bedroom"]);
  // The cloud is not visible through both of them.
  expect(device.lastScene?.layers[0]?.opacity).toBe(1);
  await device.runFrames(90);
  expect(device.liveTextures).toEqual(["bedroom"]);
});

test("disposes of all panoramas after flights between stations and the cloud", async () => {
  openViewer();
  await enter("living");
  viewer.flyToOverview();
  await device.runFrames(20);
  await enter("kitchen");
  await device.runFrames(90);
  expect(device.liveTextures).toEqual(["kitchen"]);
  viewer.flyToOverview();
  await device.runFrames(90);
  expect(device.liveTextures).toEqual([]);
});

test("during a transition, picks from the position of the new station", async () => {
  openViewer();
  await enter("living");
  viewer.goToStation("kitchen");
  await device.runFrames(6);
  const { station, camera } = viewer.state();
  const [x = 0, y = 0] = tourData.stations.find(({ id }) => id === "kitchen")?.position ?? [];
  expect(station).toBe("kitchen");
  expect(camera.target[0]).toBeLessThan(x);
  const [pickedX = 0, pickedY = 0, pickedZ = 0] = viewer.pick({ x: 0.5, y: 0.5 })?.position ?? [];
  expect(Math.hypot(pickedX - x, pickedY - y, pickedZ - 1.5)).toBeCloseTo(2, 3);
});

test("measures as soon as the first panorama has faded in, if its tiles came before", async () => {
  const tile = { close: () => undefined } as ImageBitmap;
  jest.spyOn(device, "loadTile").mockResolvedValue(tile);
  openViewer();
  await enter("living");
  expect(viewer.state()).toMatchObject({ isSharp: true, canMeasure: true });
});

test("a step whose depth fails before its preview fails without an unhandled rejection", async () => {
  openViewer();
  await enter("living");
  let failPreview = (_: Error): void => undefined;
  jest.spyOn(device, "loadStation").mockReturnValue({
    preview: new Promise((_, reject) => (failPreview = reject)),
    depthMap: () => Promise.reject(new Error("The depth cannot be fetched.")),
  });
  viewer.goToStation("kitchen");
  await device.runFrames(2);
  failPreview(new Error("The preview cannot be fetched."));
  await device.runFrames(2);
  expect(viewer.state()).toMatchObject({ station: "living", isLoading: false, hasFailed: true });
});

test("skips animations as soon as reduced motion is preferred", async () => {
  openViewer();
  await enter("living");
  reducedMotion = true;
  viewer.goToStation("kitchen");
  await device.runFrames(3);
  expect(viewer.state().camera.target.slice(0, 2)).toEqual([4.75, 5.35]);
});

test("aborts all requests on disposal", async () => {
  openViewer();
  viewer.flyToOverview();
  viewer.goToStation("living");
  await device.runFrame();
  viewer.dispose();
  expect(device.signals.length).toBeGreaterThan(1);
  expect(device.signals.every(({ aborted }) => aborted)).toBe(true);
});

test("resuming a viewer that is not paused does not draw additional frames", async () => {
  openViewer();
  await enter("living");
  viewer.setOptions({ autoRotate: true });
  await device.runFrame();
  viewer.setPaused(false);
  const countBefore = device.frameCount;
  await device.runFrames(10);
  expect(device.frameCount - countBefore).toBe(10);
});

test("draws nothing while paused, and draws a changed view after resuming", async () => {
  openViewer();
  await enter("living");
  viewer.setPaused(true);
  const countBefore = device.frameCount;
  rotateByKey();
  await device.runFrames(3);
  expect(device.frameCount).toBe(countBefore);
  viewer.setPaused(false);
  await device.runFrames(3);
  expect(device.frameCount).toBeGreaterThan(countBefore);
});
