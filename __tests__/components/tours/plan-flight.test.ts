import { isOverPlan } from "../../../src/features/tours/geometry/camera";
import { SLICE_HEIGHT_M, SLICE_THICKNESS_M } from "../../../src/features/tours/geometry/plan-slice";
import { createViewer } from "../../../src/features/tours/viewer/scene/viewer";
import type { Viewer } from "../../../src/features/tours/viewer/scene/state";
import { FakeDevice } from "../../support/dom/fake-device";
import { flatTour } from "../../support/dom/fake-viewer";

const deviceRef = { current: undefined as FakeDevice | undefined };
// three.js is an ES module, which Jest does not load.
jest.mock("../../../src/features/tours/viewer/scene/scene-renderer", () => ({
  createSceneRenderer: () => mockDevice().createRenderer(),
}));
jest.mock("../../../src/features/tours/viewer/scene/loading", () => ({
  ...jest.requireActual<object>("../../../src/features/tours/viewer/scene/loading"),
  loadStation: (...call: Parameters<FakeDevice["loadStation"]>) => mockDevice().loadStation(...call),
}));
function mockDevice(): FakeDevice {
  if (!deviceRef.current) throw new Error("Create a FakeDevice first.");
  return deviceRef.current;
}

const POINTS = 1000;
/** All points of `FakeDevice` are at the origin of the cloud, and so is its floor. */
const SLICE_TOP_M = (flatTour.scan.origin[2] ?? 0) + SLICE_HEIGHT_M + SLICE_THICKNESS_M / 2;
/** Longer than a flight of 1.1 seconds. */
const FLIGHT_FRAMES = 80;

let device: FakeDevice;
let viewer: Viewer;
let isMotionReduced: boolean;
beforeEach(() => {
  isMotionReduced = false;
  device = deviceRef.current = new FakeDevice();
  device.cloudPoints = POINTS;
  const scan = { ...flatTour.scan, points: POINTS, pieces: [{ url: "/1.cloud", points: POINTS }] };
  viewer = createViewer(
    document.createElement("canvas"),
    document.createElement("div"),
    { ...flatTour, scan },
    { prefersReducedMotion: () => isMotionReduced, isPhone: false, onPress: jest.fn() },
  );
});
afterEach(() => {
  viewer.dispose();
  jest.restoreAllMocks();
});

async function showOverview() {
  viewer.flyToOverview();
  await device.runFrames(FLIGHT_FRAMES);
  viewer.setOptions({ coloring: "height", clipHeight: 2 });
  return viewer.state();
}

test("shows a slice from above, and returns to the view, the colors and the cut before it", async () => {
  const before = await showOverview();
  viewer.showPlan();
  await device.runFrames(20);
  expect(viewer.state().sliceThickness).toBeGreaterThan(SLICE_THICKNESS_M);
  expect(isOverPlan(viewer.state().camera)).toBe(false);
  await device.runFrames(FLIGHT_FRAMES);
  const plan = viewer.state();
  expect(isOverPlan(plan.camera)).toBe(true);
  expect([plan.isPlan, plan.coloring]).toEqual([true, "plain"]);
  expect(plan.clipHeight).toBeCloseTo(SLICE_TOP_M);
  expect(plan.sliceThickness).toBeCloseTo(SLICE_THICKNESS_M);
  expect(device.lastScene?.sliceThickness).toBeCloseTo(SLICE_THICKNESS_M);
  viewer.setOptions({ coloring: "photo", clipHeight: 0.5 });
  viewer.leavePlan();
  await device.runFrames(FLIGHT_FRAMES);
  expect(viewer.state()).toMatchObject({
    isPlan: false,
    camera: before.camera,
    coloring: "height",
    clipHeight: 2,
    sliceThickness: Infinity,
  });
});

test("a plan that is shown again on the way back still returns to the view before it", async () => {
  const before = await showOverview();
  viewer.showPlan();
  await device.runFrames(FLIGHT_FRAMES);
  viewer.leavePlan();
  await device.runFrames(20);
  viewer.showPlan();
  await device.runFrames(FLIGHT_FRAMES);
  viewer.leavePlan();
  await device.runFrames(FLIGHT_FRAMES);
  expect(viewer.state()).toMatchObject({ camera: before.camera, coloring: "height", clipHeight: 2 });
});

test("as the first view, the plan returns to the overview", async () => {
  viewer.showPlan();
  await device.runFrames(FLIGHT_FRAMES);
  expect(isOverPlan(viewer.state().camera)).toBe(true);
  viewer.leavePlan();
  await device.runFrames(FLIGHT_FRAMES);
  const { camera, clipHeight } = viewer.state();
  viewer.flyToOverview();
  await device.runFrames(FLIGHT_FRAMES);
  expect(viewer.state()).toMatchObject({ camera, clipHeight });
});

test.each(["station", "overview"])("a flight from the plan to the %s shows the entire cloud again", async (where) => {
  await showOverview();
  viewer.showPlan();
  await device.runFrames(FLIGHT_FRAMES);
  if (where === "station") viewer.goToStation("kitchen");
  else viewer.flyToOverview();
  await device.runFrames(2 * FLIGHT_FRAMES);
  expect(viewer.state()).toMatchObject({
    isPlan: false,
    coloring: "height",
    clipHeight: 2,
    sliceThickness: Infinity,
    station: where === "station" ? "kitchen" : undefined,
  });
});

test("with reduced motion, the plan is shown immediately", async () => {
  await showOverview();
  isMotionReduced = true;
  viewer.showPlan();
  await device.runFrames(2);
  expect(isOverPlan(viewer.state().camera)).toBe(true);
  viewer.leavePlan();
  await device.runFrames(2);
  expect(viewer.state()).toMatchObject({ isPlan: false, sliceThickness: Infinity });
});
