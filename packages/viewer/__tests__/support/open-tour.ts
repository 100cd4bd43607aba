import { contentOf } from "../../../../__tests__/support/content/data";
import { createTour, type TourData, type TourOptions } from "../../src/tour/tour";
import { FakeDevice } from "./fake-device";

// three.js is an ES module, which Jest does not load.
jest.mock("../../src/tour/scene-renderer", () => ({
  createSceneRenderer: () => FakeDevice.current.createRenderer(),
}));
jest.mock("../../src/tour/loading", () => ({
  ...jest.requireActual<object>("../../src/tour/loading"),
  loadStation: (...call: Parameters<FakeDevice["loadStation"]>) => FakeDevice.current.loadStation(...call),
  loadTile: (...call: Parameters<FakeDevice["loadTile"]>) => FakeDevice.current.loadTile(...call),
}));

const content = contentOf<Pick<TourData, "rooms" | "doors" | "stations">>("tours/oak-flat.json");

/** The example tour, with a cloud in one file. */
export const flatTour = (points: number): TourData => ({
  ...content,
  ceiling: 2.72,
  stations: content.stations.map((station) => ({
    ...station,
    pyramid: { preview: "/preview.webp", tiles: "/tiles", width: 8192 },
  })),
  scan: {
    origin: [5, 3, 1],
    step: 0.0002,
    min: [0, 0, 0],
    max: [9.5, 7.1, 2.72],
    points,
    pieces: [{ url: "/1.cloud", points }],
  },
});

/** Creates a tour on the current `FakeDevice`, in an element that is added to the page. */
export function openTour(options: Pick<TourOptions, "tour"> & Partial<TourOptions>) {
  const container = document.body.appendChild(document.createElement("div"));
  container.tabIndex = 0;
  const canvas = container.appendChild(document.createElement("canvas"));
  const handlers = { onPress: jest.fn(), onContextLost: jest.fn() };
  const view = createTour(canvas, {
    prefersReducedMotion: () => false,
    isPhone: false,
    palette: { ramp: ["#fff", "#ccc", "#999", "#666", "#333"], background: "#000", raised: "#111", hairline: "#222", text: "#fff" }, // prettier-ignore
    ...handlers,
    ...options,
  });
  return { view, container, canvas, ...handlers };
}
