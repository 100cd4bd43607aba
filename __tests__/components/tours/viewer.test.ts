import { createViewer } from "../../../src/features/tours/viewer/scene/viewer";
import type { Viewer, ViewerTour } from "../../../src/features/tours/viewer/scene/state";
import { contentOf } from "../../support/content/data";
import { FRAME, ViewerWorld } from "../../support/dom/viewer-world";

const world = { current: undefined as ViewerWorld | undefined };
// three.js is an ES module, which Jest does not load.
jest.mock("../../../src/features/tours/viewer/scene/stage", () => ({ createStage: () => mockWorld().stage() }));
jest.mock("../../../src/features/tours/viewer/scene/load-station", () => ({
  stationFiles: (...call: Parameters<ViewerWorld["files"]>) => mockWorld().files(...call),
  bytesAt: (...call: Parameters<ViewerWorld["bytes"]>) => mockWorld().bytes(...call),
}));
function mockWorld(): ViewerWorld {
  if (!world.current) throw new Error("There is no world yet.");
  return world.current;
}

const file = contentOf<Pick<ViewerTour, "rooms" | "doors" | "stations">>("tours/oak-flat.json");
const scan = { origin: [5, 3, 1], step: 0.0002, min: [0, 0, 0], max: [9.5, 7.1, 2.72] };

let here: ViewerWorld;
let box: HTMLElement;
let viewer: Viewer;
let reducedMotion: boolean;
beforeEach(() => {
  here = world.current = new ViewerWorld();
  reducedMotion = false;
});
afterEach(() => {
  viewer.dispose();
  jest.restoreAllMocks();
});

function open(points = 1000): void {
  here.points = points;
  box = document.body.appendChild(document.createElement("div"));
  box.tabIndex = 0;
  const tour = {
    ...file,
    slug: "flat",
    path: "/tours/flat",
    ceiling: 2.72,
    scan: { ...scan, points, pieces: [{ url: "/1.cloud", points }] },
  };
  viewer = createViewer(document.createElement("canvas"), box, tour as unknown as ViewerTour, {
    reducedMotion: () => reducedMotion,
    isPhone: false,
    onPress: jest.fn(),
  });
}

async function enter(id: string): Promise<void> {
  viewer.goToStation(id);
  await here.frames(90);
  expect(viewer.state().station).toBe(id);
}

const turn = (): boolean =>
  box.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, cancelable: true }));

test("a slow device gets a frame only when it is about to draw the last one", async () => {
  open(1_000_000);
  viewer.flyToOverview();
  await here.frames(120);
  here.drawing = () => 10 * FRAME;
  viewer.change({ rotating: true });
  await here.frames(2);
  const before = here.draws;
  await here.frames(100);
  expect(here.draws - before).toBe(10);
});

test("a driver that never reports a drawn frame gets the next one after five seconds", async () => {
  open(1_000_000);
  viewer.flyToOverview();
  await here.frames(120);
  here.drawing = () => Infinity;
  viewer.change({ rotating: true });
  await here.frames(2);
  const before = here.draws;
  await here.frames(5000 / FRAME + 1);
  expect(here.draws - before).toBe(1);
});

test("on a device that draws ten frames a second, turning the cloud leaves points out", async () => {
  open(1_000_000);
  viewer.flyToOverview();
  await here.frames(120);
  expect(viewer.state().points).toBe(1_000_000);
  here.drawing = (points) => points / 10_000;
  for (let frame = 0; frame < 200; frame += 1) {
    // An event of a pointer or a key comes just before its frame.
    turn();
    await here.frame();
  }
  expect(viewer.state().points).toBeLessThan(250_000);
});

test("a cloud at rest is drawn with more points than one that is turned", async () => {
  open(1_000_000);
  viewer.flyToOverview();
  here.drawing = (points) => points / 5000;
  viewer.change({ rotating: true });
  await here.frames(500);
  const turning = viewer.state().points;
  expect(turning).toBeLessThan(150_000);
  viewer.change({ rotating: false });
  await here.frame();
  await new Promise((done) => setTimeout(done, 300));
  await here.frames(20);
  expect(viewer.state().points).toBe(8 * turning);
  turn();
  await here.frames(2);
  expect(viewer.state().points).toBe(turning);
  expect(here.drawn?.points).toBe(turning);
});

test("a room that is left before it has appeared frees its picture", async () => {
  open();
  await enter("living");
  viewer.goToStation("kitchen");
  await here.frames(5);
  viewer.goToStation("bedroom");
  await here.frames(5);
  expect(here.held).toEqual(["kitchen", "bedroom"]);
  // Nothing is visible through both of them.
  expect(here.drawn?.layers[0]?.alpha).toBe(1);
  await here.frames(90);
  expect(here.held).toEqual(["bedroom"]);
});

test("a room that is left for the cloud and one that is entered meanwhile leave no picture behind", async () => {
  open();
  await enter("living");
  viewer.flyToOverview();
  await here.frames(20);
  await enter("kitchen");
  await here.frames(90);
  expect(here.held).toEqual(["kitchen"]);
  viewer.flyToOverview();
  await here.frames(90);
  expect(here.held).toEqual([]);
});

test("a press during a step counts from the place whose depth is known", async () => {
  open();
  await enter("living");
  viewer.goToStation("kitchen");
  await here.frames(6);
  const { station, camera } = viewer.state();
  const [x = 0, y = 0] = file.stations.find(({ id }) => id === "kitchen")?.position ?? [];
  expect(station).toBe("kitchen");
  expect(camera.target[0]).toBeLessThan(x);
  const [pickedX = 0, pickedY = 0, pickedZ = 0] = viewer.pick({ x: 0.5, y: 0.5 })?.place ?? [];
  expect(Math.hypot(pickedX - x, pickedY - y, pickedZ - 1.5)).toBeCloseTo(2, 3);
});

test("when reduced motion is requested on the way, movements arrive at once from then on", async () => {
  open();
  await enter("living");
  reducedMotion = true;
  viewer.goToStation("kitchen");
  await here.frames(3);
  expect(viewer.state().camera.target.slice(0, 2)).toEqual([4.75, 5.35]);
});

test("after disposal all requests are aborted", async () => {
  open();
  viewer.flyToOverview();
  viewer.goToStation("living");
  await here.frame();
  viewer.dispose();
  expect(here.signals.length).toBeGreaterThan(1);
  expect(here.signals.every(({ aborted }) => aborted)).toBe(true);
});

test("after waking twice it draws one frame at a time", async () => {
  open();
  await enter("living");
  viewer.change({ rotating: true });
  await here.frame();
  viewer.setAwake(true);
  const before = here.draws;
  await here.frames(10);
  expect(here.draws - before).toBe(10);
});

test("while not awake it draws nothing, and after waking it draws what has changed", async () => {
  open();
  await enter("living");
  viewer.setAwake(false);
  const before = here.draws;
  turn();
  await here.frames(3);
  expect(here.draws).toBe(before);
  viewer.setAwake(true);
  await here.frames(3);
  expect(here.draws).toBeGreaterThan(before);
});
