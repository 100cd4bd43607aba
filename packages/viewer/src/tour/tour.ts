import { createCameraController } from "../canvas/camera-controller";
import { connectView } from "../canvas/connect-view";
import { createViewStore } from "../canvas/view";
import type { CloudPiece } from "../formats/cloud";
import {
  distanceRangeAround,
  INITIAL_FOV_DEG,
  interpolateCamera,
  rotateCamera,
  type CameraPose,
} from "../geometry/camera";
import { sliceBounds } from "../geometry/plan-slice";
import { createPointBudget } from "../geometry/point-budget";
import { createPanoramas } from "../panorama/panoramas";
import { tileCapacity } from "../panorama/texture-budget";
import { createTileStreaming } from "../panorama/tile-streaming";
import type { TourData, TourOptions, TourState, TourView } from "./api";
import { createCameraGestures } from "./camera-gestures";
import { cloudRadius, stationPose } from "./camera-poses";
import { createCloudSource, createLoadedCloud, loadTile } from "./loading";
import { createNavigation } from "./navigation";
import { createPicker } from "./picking";
import { createRenderLoop } from "./render-loop";
import { createSceneRenderer } from "./scene-renderer";
import { createStationStore } from "./station-store";

export type { Orientation, Station, TourData, TourOptions, TourState, TourView } from "./api";

const TARGET_FRAME_MS = { laptop: 1000 / 60, phone: 1000 / 30 } as const;
const AUTO_ROTATE_DEG_PER_S = 6;
/** Initially the cloud is clipped this far below the ceiling, so that the rooms are visible from above. */
const CEILING_CUT_M = 0.12;

/**
 * Creates a view of panoramas and cloud on one canvas, which must have a parent and is never replaced, because phones allow
 * few WebGL contexts. Both use the same coordinates, so one camera moves between them and picked points are valid in both.
 * @throws Error when the browser has no WebGL 2
 */
export function createTour(canvas: HTMLCanvasElement, options: TourOptions): TourView {
  const { tour, cloudPiece, isPhone, palette, prefersReducedMotion, onPress, onContextLost } = options;
  const { scan } = tour;
  const heights: [number, number] = [scan.min[2] ?? 0, scan.max[2] ?? 0];
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
  const cloud = cloudPiece ? createLoadedCloud(cloudPiece, addPiece) : createCloudSource(urls, addPiece, signal);
  const cameraController = createCameraController(store, {
    prefersReducedMotion,
    interpolate: interpolateCamera,
    rotate: (camera, seconds) => rotateCamera(camera, AUTO_ROTATE_DEG_PER_S * seconds, 0),
  });
  const budget = createPointBudget(isPhone ? TARGET_FRAME_MS.phone : TARGET_FRAME_MS.laptop, scan.points);
  const loop = createRenderLoop({ renderer, store, cameraController, panoramas, cloud, budget, signal });
  const stations = createStationStore(tour, signal);
  return {
    ...connectView(canvas, {
      store,
      gestures: createCameraGestures({
        applyUserInput: cameraController.applyUserInput,
        getSize: () => store.getState().size,
        distanceRange: distanceRangeAround(extent.radius),
        onPress,
      }),
      resize(size) {
        renderer.resize(size);
        store.set({ size });
      },
      setPaused: loop.setPaused,
      onContextLost,
      renderer,
      disposal,
    }),
    ...createNavigation({ tour, store, cameraController, panoramas, cloud, stations, signal }),
    ...createPicker(tour, cloud, stations.viewOf, store.getState),
    sliceBounds: () => sliceBounds(cloud.pieces, scan, store.getState()),
    setOptions: store.set,
  };
}

/** The pose in a cloud without stations, before the flight to its overview. */
const ORIGIN_POSE: CameraPose = { target: [0, 0, 0], distance: 0, yaw: 0, pitch: 0, fov: INITIAL_FOV_DEG };

/** The state before anything is shown: the camera is at the first station. */
const initialState = ({ stations: [first], ceiling }: TourData): TourState => ({
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
