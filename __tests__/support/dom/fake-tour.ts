import type { TourView, TourState } from "@capture/viewer/tour";
import type { Tour } from "../../../src/features/tours/tour-fields";
import { createFakeStore } from "./fake-store";
import { contentOf } from "../content/data";
import { scaledPicture } from "../content/pictures/pictures";

/** The pyramid of a panorama that a test does not load. */
export const PYRAMID: Tour["stations"][number]["pyramid"] = {
  preview: "/preview.webp",
  tiles: "/tiles",
  width: 8192,
};

const file = contentOf<Pick<Tour, "rooms" | "doors" | "stations">>("tours/oak-flat.json");

/** The data of the example tour, without pieces of its cloud. */
export const flatTour: Queries.TourViewerFieldsFragment = {
  slug: "oak-flat",
  path: "/tours/oak-flat",
  name: "The Oak Flat",
  ceiling: 2.72,
  device: {
    name: "META",
    specifications: [
      {
        key: "accuracy",
        value: "±1 cm",
        conditionsText: "Eines Punktes.",
        accuracy: { meters: 0.01, confidence: 95, of: "point", isOfAssumed: false, isConfidenceAssumed: true },
      },
    ],
  },
  image: scaledPicture("A living room"),
  rooms: file.rooms,
  doors: file.doors,
  stations: file.stations.map((station) => ({ ...station, pyramid: PYRAMID })),
  scan: { points: 1_070_840, origin: [5, 3, 1], step: 0.0002, min: [0, 0, 0], max: [9.5, 7.1, 2.72], pieces: [] },
};

/** Creates a viewer that draws nothing. A test changes its state with `show`. */
export function fakeTour(initial: Partial<TourState> = {}): TourView & { show(change: Partial<TourState>): void } {
  const store = createFakeStore<TourState>({
    camera: { target: [3.6, 3.5, 1.5], distance: 0, yaw: 0, pitch: 0, fov: 90 },
    size: { width: 800, height: 600 },
    station: "living",
    isLoading: false,
    hasFailed: false,
    isSharp: true,
    canMeasure: true,
    drawnPoints: 0,
    coloring: "photo",
    clipHeight: 2.6,
    sliceThickness: Infinity,
    isPlan: false,
    autoRotate: false,
    ...initial,
  });
  return {
    ...store,
    walkTo: jest.fn(),
    setOptions: store.show,
    goToStation: jest.fn(),
    flyToOverview: jest.fn(),
    showPlan: jest.fn(),
    leavePlan: jest.fn(),
    sliceBounds: () => undefined,
    zoom: jest.fn(),
    focus: jest.fn(),
    pick: () => undefined,
    isVisible: () => true,
    setPaused: jest.fn(),
    dispose: jest.fn(),
  };
}
