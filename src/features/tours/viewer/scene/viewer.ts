import { watchCanvasSize } from "../../../../lib/watch-canvas-size";
import { pointBudget } from "../../geometry/point-budget";
import { createCameraController } from "./camera-controller";
import { cameraGestures } from "./camera-gestures";
import { radiusOf, stationCamera } from "./cameras";
import { cloudSource } from "./cloud-source";
import { listen } from "./input";
import { createNavigation } from "./navigation";
import { createPanoramas } from "./panoramas";
import { createPicker } from "./picking";
import { createRenderLoop } from "./render-loop";
import { createStage } from "./stage";
import type { Station, Viewer, ViewerOptions, ViewerState, ViewerTour } from "./state";
import { createViewerStore } from "./store";

const TARGET_FRAME_MS = { laptop: 1000 / 60, phone: 1000 / 30 } as const;
/** At first the cloud is cut off this far below the ceiling, so that one looks into the rooms. */
const CEILING_CUT_M = 0.12;

/**
 * One viewer for panoramas and cloud, on one canvas that is never replaced: phones allow few WebGL contexts. Both use the
 * same coordinates, so one camera moves between them, and a place is the same in both.
 * @param box what the canvas fills, and whose events are the user input
 * @throws Error when the browser has no WebGL 2
 */
export function createViewer(
  canvas: HTMLCanvasElement,
  box: HTMLElement,
  tour: ViewerTour,
  options: ViewerOptions,
): Viewer {
  const { scan } = tour;
  const stage = createStage(canvas, { heights: [scan.min[2] ?? 0, scan.max[2] ?? 0], radius: radiusOf(scan) });
  const disposal = new AbortController();
  const { signal } = disposal;
  const request = (): void => loop.request();
  const store = createViewerStore(initialState(tour), () => loop.invalidate(), signal);
  const panoramas = createPanoramas(stage);
  const cloud = cloudSource(
    scan.pieces.map(({ url }) => url),
    (piece) => {
      if (signal.aborted) return;
      stage.addPiece(piece, scan);
      request();
    },
    signal,
  );
  const camera = createCameraController(store, request, options.reducedMotion);
  const budget = pointBudget(options.isPhone ? TARGET_FRAME_MS.phone : TARGET_FRAME_MS.laptop, scan.points);
  const loop = createRenderLoop({ stage, store, camera, panoramas, cloud, budget });
  const navigation = createNavigation({ tour, store, camera, panoramas, cloud, request, signal });
  const stopListening = listen(
    box,
    cameraGestures(camera.applyUserInput, () => store.state().size, options.onPress),
  );
  const stopWatching = watchCanvasSize(box, () => {
    const size = { width: Math.max(1, box.clientWidth), height: Math.max(1, box.clientHeight) };
    stage.resize(size);
    store.set({ size });
  });
  return {
    state: store.state,
    subscribe: store.subscribe,
    goToStation: navigation.goToStation,
    flyToOverview: navigation.flyToOverview,
    change: store.set,
    zoom: camera.zoom,
    focus: () => box.focus({ preventScroll: true }),
    ...createPicker(tour, cloud, navigation.depths, store.state),
    setAwake: loop.setAwake,
    dispose() {
      disposal.abort();
      loop.stop();
      stopListening();
      stopWatching();
      stage.dispose();
    },
  };
}

/** The state before anything is shown: the camera is in the first station. */
const initialState = ({ stations, ceiling }: ViewerTour): ViewerState => ({
  camera: stationCamera(stations[0] as Station, { yaw: stations[0]?.view ?? 0, pitch: 0 }),
  size: { width: 1, height: 1 },
  station: undefined,
  loading: false,
  failed: false,
  points: 0,
  coloring: "photo",
  ceiling: ceiling - CEILING_CUT_M,
  rotating: false,
});
