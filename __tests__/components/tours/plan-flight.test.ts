import { isOverPlan } from "@capture/viewer/geometry/camera";
import { SLICE_HEIGHT_M, SLICE_THICKNESS_M } from "@capture/viewer/geometry/plan-slice";
import { createViewer } from "@capture/viewer/tour/viewer";
import type { Viewer } from "@capture/viewer/tour/state";
import type { Scan } from "@capture/viewer/readers/read-scan";
import { cloudRadius, overviewPose } from "@capture/viewer/tour/camera-poses";
import { palette } from "../../../src/theme/palette";
import { FakeDevice } from "../../support/dom/fake-device";
import { flatTour } from "../../support/dom/fake-viewer";
import { tourOf } from "../../../src/features/tours/own-scan/scan-tour";

const deviceRef = { current: undefined as FakeDevice | undefined };
// three.js is an ES module, which Jest does not load.
jest.mock("@capture/viewer/tour/scene-renderer", () => ({
  createSceneRenderer: () => mockDevice().createRenderer(),
}));
jest.mock("@capture/viewer/tour/loading", () => ({
  ...jest.requireActual<object>("@capture/viewer/tour/loading"),
  loadStation: (...call: Parameters<FakeDevice["loadStation"]>) => mockDevice().loadStation(...call),
}));
function mockDevice(): FakeDevice {
  if (!deviceRef.current) throw new Error("Create a FakeDevice first.");
  return deviceRef.current;
}

describe("plan-flight", () => {
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
      { prefersReducedMotion: () => isMotionReduced, isPhone: false, palette, onPress: jest.fn() },
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
});

describe("loaded-cloud", () => {
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
      palette,
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
});
