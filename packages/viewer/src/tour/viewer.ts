import { createViewStore } from "../canvas/view-store";
import { watchCanvasSize } from "../canvas/watch-canvas-size";
import type { CloudPiece } from "../formats/cloud";
import { distanceRangeAround, INITIAL_FOV_DEG, type CameraPose } from "../geometry/camera";
import { sliceBounds } from "../geometry/plan-slice";
import { createPointBudget } from "../geometry/point-budget";
import { createCameraController } from "./camera-controller";
import { createCameraGestures } from "./camera-gestures";
import { cloudRadius, stationPose } from "./camera-poses";
import { createCloudSource, createLoadedCloud, loadTile } from "./loading";
import { listenForGestures } from "../canvas/gesture-listener";
import { createNavigation } from "./navigation";
import { createPanoramas } from "../panorama/panoramas";
import { createPicker } from "./picking";
import { createRenderLoop } from "./render-loop";
import { createSceneRenderer } from "./scene-renderer";
import { createStationStore } from "./station-store";
import type { Viewer, ViewerOptions, ViewerState, ViewerTour } from "./state";
import { tileCapacity } from "../panorama/texture-budget";
import { createTileStreaming } from "../panorama/tile-streaming";

const TARGET_FRAME_MS = { laptop: 1000 / 60, phone: 1000 / 30 } as const;
/** Initially the cloud is clipped this far below the ceiling, so that the rooms are visible from above. */
const CEILING_CUT_M = 0.12;

/**
 * Creates a viewer for panoramas and cloud, on one canvas that is never replaced, because phones allow few WebGL
 * contexts. Both use the same coordinates, so one camera moves between them and picked points are valid in both.
 * @param container the element that the canvas fills; it receives the user input
 * @throws Error when the browser has no WebGL 2
 */
export function createViewer(
  canvas: HTMLCanvasElement,
  container: HTMLElement,
  tour: ViewerTour,
  options: ViewerOptions,
): Viewer {
  const { scan } = tour;
  const heights: [number, number] = [scan.min[2] ?? 0, scan.max[2] ?? 0];
  const { isPhone, palette } = options;
  const capacity = tileCapacity(isPhone);
  const extent = { heights, radius: cloudRadius(scan) };
  const renderer = createSceneRenderer(canvas, extent, { isPhone, tileCapacity: capacity, palette });
  const disposal = new AbortController();
  const { signal } = disposal;
  const requestFrame = (): void => loop.request();
  const store = createViewStore(initialState(tour), () => loop.invalidate(), signal);
  const panoramas = createPanoramas(
    renderer,
    createTileStreaming({ renderer, capacity, loadTile, requestFrame, signal }),
  );
  const addPiece = (piece: CloudPiece): void => {
    if (signal.aborted) return;
    renderer.addPiece(piece, scan);
    requestFrame();
  };
  const urls = scan.pieces.map(({ url }) => url);
  const cloud = options.cloudPiece
    ? createLoadedCloud(options.cloudPiece, addPiece)
    : createCloudSource(urls, addPiece, signal);
  const distanceRange = distanceRangeAround(extent.radius);
  const cameraController = createCameraController(store, requestFrame, options.prefersReducedMotion, distanceRange);
  const budget = createPointBudget(isPhone ? TARGET_FRAME_MS.phone : TARGET_FRAME_MS.laptop, scan.points);
  const loop = createRenderLoop({ renderer, store, cameraController, panoramas, cloud, budget, signal });
  const stations = createStationStore(tour, signal);
  const gestures = createCameraGestures(cameraController.applyUserInput, () => store.state().size, options.onPress);
  listenForGestures(container, { ...gestures, zoom: cameraController.zoom }, signal);
  watchCanvasSize(container, signal, (size) => {
    renderer.resize(size);
    store.set({ size });
  });
  return {
    state: store.state,
    subscribe: store.subscribe,
    ...createNavigation({ tour, store, cameraController, panoramas, cloud, stations, signal }),
    sliceBounds: () => sliceBounds(cloud.pieces, scan, store.state()),
    setOptions: store.set,
    zoom: cameraController.zoom,
    focus: () => container.focus({ preventScroll: true }),
    ...createPicker(tour, cloud, stations.viewOf, store.state),
    setPaused: loop.setPaused,
    dispose() {
      disposal.abort();
      renderer.dispose();
    },
  };
}

/** The pose in a cloud without stations, before the flight to its overview. */
const ORIGIN_POSE: CameraPose = { target: [0, 0, 0], distance: 0, yaw: 0, pitch: 0, fov: INITIAL_FOV_DEG };

/** The state before anything is shown: the camera is at the first station. */
const initialState = ({ stations: [first], ceiling }: ViewerTour): ViewerState => ({
  camera: first ? stationPose(first, { yaw: first.view, pitch: 0 }) : ORIGIN_POSE,
  size: { width: 1, height: 1 },
  station: undefined,
  isLoading: false,
  hasFailed: false,
  isSharp: false,
  canMeasure: false,
  drawnPoints: 0,
  coloring: "photo",
  clipHeight: ceiling - CEILING_CUT_M,
  sliceThickness: Infinity,
  isPlan: false,
  autoRotate: false,
});
