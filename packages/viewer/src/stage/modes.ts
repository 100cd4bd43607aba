import type { CameraController } from "../canvas/camera-controller";
import { rotateOrbit, type Orbit } from "../model/orbit";
import type { Stage, StageMode, StageStore } from "./api";
import { firstPose } from "./poses";
import type { StageScene } from "./stage-scene";
import type { StageScenes } from "./stage-scenes";

/** A scene appears rotated by this angle, and turns to its first view. */
const APPROACH_YAW_DEG = -40;
export const TRANSITION_MS = 900;

interface ModesOptions {
  store: StageStore;
  scenes: StageScenes;
  cameraController: CameraController<Orbit>;
  /** Aborted when the stage is disposed of. */
  signal: AbortSignal;
}

export interface Modes extends Pick<Stage, "setMode" | "retry" | "reset"> {
  /** What the current mode shows; `undefined` until it is loaded. */
  getScene(): StageScene | undefined;
}

const showsAllDevices = (mode: StageMode): boolean => mode === "trueSize" || mode === "screenScale";

/** Switches between the modes of the stage, and loads what they show. */
export function createModes({ store: { getState, set }, scenes, cameraController, signal }: ModesOptions): Modes {
  let requested: StageMode = "device";
  const sceneOf = (mode: StageMode): StageScene | undefined =>
    showsAllDevices(mode) ? scenes.trueSize : scenes.device;

  async function load(mode: StageMode): Promise<void> {
    requested = mode;
    set({ isLoading: true, hasFailed: false });
    try {
      await (showsAllDevices(mode) ? scenes.loadTrueSize() : scenes.loadDevice());
      if (mode === requested && !signal.aborted) show(mode);
    } catch {
      if (mode === requested) set({ isLoading: false, hasFailed: true });
    }
  }

  function show(mode: StageMode): void {
    const previous = getState().project && sceneOf(getState().mode);
    const next = sceneOf(mode);
    set({ mode, isLoading: false, part: undefined, autoRotate: false });
    if (!next) return;
    const pose = firstPose(mode, next.extent, getState().size);
    // The scale is exact only without perspective, so there is no transition between both.
    if (mode === "realSize") set({ camera: pose });
    else if (next !== previous) set({ camera: rotateOrbit(pose, APPROACH_YAW_DEG, 0) });
    void cameraController.moveTo(pose, TRANSITION_MS);
  }

  return {
    getScene: () => sceneOf(getState().mode),
    setMode: (mode) => void load(mode),
    retry: () => void load(requested),
    reset() {
      const { mode, size } = getState();
      const scene = sceneOf(mode);
      set({ part: undefined, autoRotate: false });
      if (scene) void cameraController.moveTo(firstPose(mode, scene.extent, size), TRANSITION_MS);
    },
  };
}
