/** @jest-environment jsdom */
import { isOverPlan } from "../src/geometry/camera";
import { SLICE_HEIGHT_M, SLICE_THICKNESS_M } from "../src/geometry/plan-slice";
import type { Scan } from "../src/readers/read-scan";
import { cloudRadius, overviewPose } from "../src/tour/camera-poses";
import type { TourData, TourView } from "../src/tour/tour";
import { FakeDevice } from "./support/fake-device";
import { flatTour, openTour } from "./support/open-tour";

describe("plan-flight", () => {
  const POINTS = 1000;
  /** All points of `FakeDevice` are at the origin of the cloud, and so is its floor. */
  const SLICE_TOP_M = (flatTour(POINTS).scan.origin[2] ?? 0) + SLICE_HEIGHT_M + SLICE_THICKNESS_M / 2;
  /** Longer than a flight of 1.1 seconds. */
  const FLIGHT_FRAMES = 80;

  let device: FakeDevice;
  let view: TourView;
  let isMotionReduced: boolean;
  beforeEach(() => {
    isMotionReduced = false;
    device = new FakeDevice();
    device.cloudPoints = POINTS;
    ({ view } = openTour({ tour: flatTour(POINTS), prefersReducedMotion: () => isMotionReduced }));
  });
  afterEach(() => {
    view.dispose();
    jest.restoreAllMocks();
  });

  async function showOverview() {
    view.flyToOverview();
    await device.runFrames(FLIGHT_FRAMES);
    view.setOptions({ coloring: "height", clipHeight: 2 });
    return view.getState();
  }

  test("shows a slice from above, and returns to the view, the colors and the cut before it", async () => {
    const before = await showOverview();
    view.showPlan();
    await device.runFrames(20);
    expect(view.getState().sliceThickness).toBeGreaterThan(SLICE_THICKNESS_M);
    expect(isOverPlan(view.getState().camera)).toBe(false);
    await device.runFrames(FLIGHT_FRAMES);
    const plan = view.getState();
    expect(isOverPlan(plan.camera)).toBe(true);
    expect([plan.isPlan, plan.coloring]).toEqual([true, "plain"]);
    expect(plan.clipHeight).toBeCloseTo(SLICE_TOP_M);
    expect(plan.sliceThickness).toBeCloseTo(SLICE_THICKNESS_M);
    expect(device.lastScene?.sliceThickness).toBeCloseTo(SLICE_THICKNESS_M);
    view.setOptions({ coloring: "photo", clipHeight: 0.5 });
    view.leavePlan();
    await device.runFrames(FLIGHT_FRAMES);
    expect(view.getState()).toMatchObject({
      isPlan: false,
      camera: before.camera,
      coloring: "height",
      clipHeight: 2,
      sliceThickness: Infinity,
    });
  });

  test("a plan that is shown again on the way back still returns to the view before it", async () => {
    const before = await showOverview();
    view.showPlan();
    await device.runFrames(FLIGHT_FRAMES);
    view.leavePlan();
    await device.runFrames(20);
    view.showPlan();
    await device.runFrames(FLIGHT_FRAMES);
    view.leavePlan();
    await device.runFrames(FLIGHT_FRAMES);
    expect(view.getState()).toMatchObject({ camera: before.camera, coloring: "height", clipHeight: 2 });
  });

  test("as the first view, the plan returns to the overview", async () => {
    view.showPlan();
    await device.runFrames(FLIGHT_FRAMES);
    expect(isOverPlan(view.getState().camera)).toBe(true);
    view.leavePlan();
    await device.runFrames(FLIGHT_FRAMES);
    const { camera, clipHeight } = view.getState();
    view.flyToOverview();
    await device.runFrames(FLIGHT_FRAMES);
    expect(view.getState()).toMatchObject({ camera, clipHeight });
  });

  test.each(["station", "overview"])("a flight from the plan to the %s shows the entire cloud again", async (where) => {
    await showOverview();
    view.showPlan();
    await device.runFrames(FLIGHT_FRAMES);
    if (where === "station") view.goToStation("kitchen");
    else view.flyToOverview();
    await device.runFrames(2 * FLIGHT_FRAMES);
    expect(view.getState()).toMatchObject({
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
    view.showPlan();
    await device.runFrames(2);
    expect(isOverPlan(view.getState().camera)).toBe(true);
    view.leavePlan();
    await device.runFrames(2);
    expect(view.getState()).toMatchObject({ isPlan: false, sliceThickness: Infinity });
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

  const tourOf = ({ count, size: [width, depth, height] }: Scan): TourData => ({
    ...flatTour(count),
    stations: [],
    scan: {
      points: count,
      origin: [0, 0, 0],
      step: 1,
      min: [-width / 2, -depth / 2, 0],
      max: [width / 2, depth / 2, height],
      pieces: [],
    },
  });

  let device: FakeDevice;
  let view: TourView | undefined;
  afterEach(() => view?.dispose());

  async function openScan(size: Scan["size"]): Promise<TourView> {
    device = new FakeDevice();
    const scan = scanOf(size);
    ({ view } = openTour({ tour: tourOf(scan), cloudPiece: scan, prefersReducedMotion: () => true }));
    view.flyToOverview();
    await device.runFrames(5);
    return view;
  }

  test("draws a cloud that is in memory, without stations, and walks to a point of it", async () => {
    const opened = await openScan([8, 6, 2.6]);
    expect(opened.getState()).toMatchObject({ station: undefined, drawnPoints: 3, hasFailed: false });
    // No request was made.
    expect(device.signals).toEqual([]);
    opened.walkTo([4, 0, 0]);
    await device.runFrames(3);
    expect(opened.getState().camera).toMatchObject({ target: [4, 0, 1.6], distance: 0.8 });
  });

  test.each([
    ["a model 20 cm wide", [0.2, 0.1, 0.1], [0.011, 40]],
    ["a room", [8, 6, 2.6], [0.5, 40]],
    ["a plant 600 m wide", [600, 400, 40], [0.5, 2884]],
  ] as const)("zooms from near to the whole of %s", async (_name, size, range) => {
    const opened = await openScan(size);
    for (let step = 0; step < 40; step += 1) opened.zoom(1.5);
    expect(opened.getState().camera.distance).toBeCloseTo(range[0], 3);
    for (let step = 0; step < 40; step += 1) opened.zoom(1 / 1.5);
    expect(opened.getState().camera.distance).toBeCloseTo(range[1], 0);
  });

  test("the overview of a tower contains its top", () => {
    const tour = tourOf(scanOf([4, 4, 80]));
    expect(cloudRadius(tour.scan)).toBe(40);
    expect(overviewPose(tour, { width: 800, height: 600 }, 0).target).toEqual([0, 0, 20]);
  });
});
