import { createCameraController } from "../canvas/camera-controller";
import { connectView } from "../canvas/connect-view";
import { createFramePacer } from "../canvas/frame-pacer";
import { createViewStore } from "../canvas/view";
import { interpolateOrbit, rotateOrbit } from "../model/orbit";
import type { Stage, StageOptions, StageState } from "./api";
import { createStageGestures } from "./gestures";
import { createModes, TRANSITION_MS } from "./modes";
import { partPose, resizeOrbit } from "./poses";
import { createStageRenderer } from "./stage-renderer";
import { createStageScenes } from "./stage-scenes";
import { createVisibleParts, type VisibleParts } from "./visible-parts";

export type { DeviceModel, ModelField, ModelPart, Project, Stage, StageMode, StageOptions, StageState } from "./api";

const AUTO_ROTATE_DEG_PER_S = -16;
/** The view counts as still when no frame was drawn for this time. */
const IDLE_DELAY_MS = 100;

const INITIAL_STATE: Omit<StageState, "pxPerMm"> = {
  mode: "device",
  camera: { target: [0, 0, 0], distance: 1, yaw: 0, pitch: 0 },
  size: { width: 1, height: 1 },
  isLoading: false,
  hasFailed: false,
  autoRotate: false,
  part: undefined,
  visibleParts: new Set(),
  project: undefined,
  drawnMode: "device",
};

/**
 * Creates a stage on a canvas, which must have a parent.
 * @throws Error when the browser has no WebGL 2
 */
export function createStage(canvas: HTMLCanvasElement, options: StageOptions): Stage {
  const { device, devices, pxPerMm, palette, prefersReducedMotion, onContextLost } = options;
  const renderer = createStageRenderer(canvas, palette);
  const disposal = new AbortController();
  const { signal } = disposal;
  const store = createViewStore<StageState>({ ...INITIAL_STATE, pxPerMm }, () => pacer.request(), signal);
  const { getState, set } = store;
  const scenes = createStageScenes(renderer, device, devices, signal);
  const cameraController = createCameraController(store, {
    prefersReducedMotion,
    interpolate: interpolateOrbit,
    rotate: (orbit, seconds) => rotateOrbit(orbit, AUTO_ROTATE_DEG_PER_S * seconds, 0),
  });
  const { getScene, ...modes } = createModes({ store, scenes, cameraController, signal });
  let visibleParts: VisibleParts | undefined;
  const pacer = createFramePacer({
    draw(now) {
      cameraController.update(now);
      const scene = getScene();
      if (!scene) return false;
      const { mode, camera, pxPerMm: scale } = getState();
      const project = renderer.draw(scene, camera, mode === "realSize" ? scale : undefined);
      if (scenes.device) visibleParts ??= createVisibleParts(device.parts, scenes.device.triangles);
      const visible = mode === "device" ? visibleParts?.update(camera) : undefined;
      store.setDuringFrame({ project, drawnMode: mode, visibleParts: visible ?? new Set() });
      return cameraController.isAnimating;
    },
    isReady: renderer.isReady,
    // Updates the dots without drawing another frame.
    onIdle() {
      if (getState().mode === "device" && visibleParts?.isStale)
        store.setDuringFrame({ visibleParts: visibleParts.complete() });
    },
    idleDelayMs: IDLE_DELAY_MS,
    signal,
  });
  const { applyUserInput } = cameraController;
  const getExtent = () => getScene()?.extent;
  return {
    ...connectView(canvas, {
      store,
      gestures: createStageGestures({ getState, getExtent, applyUserInput }),
      resize(size) {
        renderer.resize(size);
        const { camera, size: before } = getState();
        const extent = getExtent();
        set({ size, ...(extent && { camera: resizeOrbit(camera, extent, before, size) }) });
      },
      setPaused: pacer.setPaused,
      onContextLost,
      renderer,
      disposal,
    }),
    ...modes,
    choosePart(id) {
      const part = device.parts.find((each) => each.id === id);
      set({ part: part?.id });
      if (!part || !scenes.device) return;
      set({ autoRotate: false });
      void cameraController.moveTo(partPose(part, scenes.device.extent, getState().size), TRANSITION_MS);
    },
    setOptions: set,
  };
}
