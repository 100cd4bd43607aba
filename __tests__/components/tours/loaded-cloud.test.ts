import { tourOf } from "../../../src/features/tours/own-scan/scan-tour";
import type { Scan } from "../../../src/features/tours/own-scan/readers/read-scan";
import { cloudRadius, overviewPose } from "../../../src/features/tours/viewer/scene/camera-poses";
import type { Viewer } from "../../../src/features/tours/viewer/scene/state";
import { createViewer } from "../../../src/features/tours/viewer/scene/viewer";
import { FakeDevice } from "../../support/dom/fake-device";

const deviceRef = { current: undefined as FakeDevice | undefined };
// three.js is an ES module, which Jest does not load.
jest.mock("../../../src/features/tours/viewer/scene/scene-renderer", () => ({
  createSceneRenderer: () => mockDevice().createRenderer(),
}));
function mockDevice(): FakeDevice {
  if (!deviceRef.current) throw new Error("Create a FakeDevice first.");
  return deviceRef.current;
}

const scanOf = (size: Scan["size"]): Scan => ({
  format: "PLY",
  points: 3,
  count: 3,
  invalid: 0,
  positions: Float32Array.from([-size[0] / 2, 0, 0, size[0] / 2, 0, 0, 0, 0, size[2]]),
  colors: new Uint8Array(9),
  hasColors: true,
  size,
});

let viewer: Viewer | undefined;
afterEach(() => viewer?.dispose());

async function openScan(size: Scan["size"]): Promise<Viewer> {
  deviceRef.current = new FakeDevice();
  const container = document.body.appendChild(document.createElement("div"));
  const scan = scanOf(size);
  viewer = createViewer(document.createElement("canvas"), container, tourOf(scan, "scan"), {
    prefersReducedMotion: () => true,
    isPhone: false,
    onPress: jest.fn(),
    cloudPiece: scan,
  });
  viewer.flyToOverview();
  await deviceRef.current.runFrames(5);
  return viewer;
}

test("draws a cloud that is in memory, without stations, and walks to a point of it", async () => {
  const opened = await openScan([8, 6, 2.6]);
  expect(opened.state()).toMatchObject({ station: undefined, drawnPoints: 3, hasFailed: false });
  // No request was made.
  expect(mockDevice().signals).toEqual([]);
  opened.walkTo([4, 0, 0]);
  await mockDevice().runFrames(3);
  expect(opened.state().camera).toMatchObject({ target: [4, 0, 1.6], distance: 0.8 });
});

test.each([
  ["a model 20 cm wide", [0.2, 0.1, 0.1], [0.011, 40]],
  ["a room", [8, 6, 2.6], [0.5, 40]],
  ["a plant 600 m wide", [600, 400, 40], [0.5, 2884]],
] as const)("zooms from near to the whole of %s", async (_name, size, range) => {
  const opened = await openScan(size);
  for (let step = 0; step < 40; step += 1) opened.zoom(1.5);
  expect(opened.state().camera.distance).toBeCloseTo(range[0], 3);
  for (let step = 0; step < 40; step += 1) opened.zoom(1 / 1.5);
  expect(opened.state().camera.distance).toBeCloseTo(range[1], 0);
});

test("the overview of a tower contains its top", () => {
  const tour = tourOf(scanOf([4, 4, 80]), "tower");
  expect(cloudRadius(tour.scan)).toBe(40);
  expect(overviewPose(tour, { width: 800, height: 600 }, 0).target).toEqual([0, 0, 20]);
});
