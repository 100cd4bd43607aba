import type { DeviceModel, Stage, StageState } from "@capture/viewer/stage";
import { createFakeStore } from "./fake-store";

/** A device with two parts. */
export const fakeDevice: DeviceModel = {
  slug: "alpha",
  name: "ALPHA",
  glb: { url: "/models/alpha.glb", bytes: 1000 },
  usdz: { url: "/models/alpha.usdz", bytes: 2000 },
  size: { width: 100, depth: 90, height: 200 },
  parts: [
    {
      id: "lens",
      name: "Lens",
      text: "Sees the room.",
      position: [0, 0.1, 0.05],
      normal: [0, 0, 1],
      fields: [{ key: "resolution", label: "Resolution", value: "8K" }],
    },
    { id: "foot", name: "Foot", text: "Carries the rest.", position: [0, 0, 0.05], normal: [0, 0, 1], fields: [] },
  ],
};

/** Creates a stage that draws nothing, and shows each mode immediately. A test changes its state with `show`. */
export function fakeStage(initial: Partial<StageState> = {}): Stage & { show(change: Partial<StageState>): void } {
  const store = createFakeStore<StageState>({
    mode: "device",
    camera: { target: [0, 0.1, 0], distance: 1, yaw: 0, pitch: 0 },
    size: { width: 800, height: 600 },
    isLoading: false,
    hasFailed: false,
    autoRotate: false,
    pxPerMm: 4,
    part: undefined,
    visibleParts: new Set(["lens"]),
    drawnMode: "device",
    project: ([x, y]) => ({ x: 400 + x * 1000, y: 500 - y * 1000 }),
    ...initial,
  });
  return {
    ...store,
    setMode: jest.fn((mode) => store.show({ mode, drawnMode: mode })),
    retry: jest.fn(() => store.show({ hasFailed: false })),
    choosePart: jest.fn((part) => store.show({ part })),
    setOptions: jest.fn(store.show),
    zoom: jest.fn(),
    reset: jest.fn(),
    focus: jest.fn(),
    setPaused: jest.fn(),
    dispose: jest.fn(),
  };
}
