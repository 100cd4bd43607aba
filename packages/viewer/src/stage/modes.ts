import { rotateOrbit } from "../model/orbit";
import type { CameraMotion } from "./camera-motion";
import { firstPose } from "./poses";
import type { StageSet } from "./stage-set";
import type { StageSets } from "./stage-sets";
import type { Stage, StageMode, StageStore } from "./state";

/** A set appears rotated by this angle, and turns to its first view. */
const APPROACH_YAW_DEG = -40;

interface ModesOptions {
  store: StageStore;
  sets: StageSets;
  motion: CameraMotion;
  /** Aborted when the stage is disposed of. */
  signal: AbortSignal;
}

export interface Modes extends Pick<Stage, "setMode" | "retry" | "reset"> {
  /** What the current mode shows; `undefined` until it is loaded. */
  currentSet(): StageSet | undefined;
}

const showsAllDevices = (mode: StageMode): boolean => mode === "trueSize" || mode === "screenScale";

/** Switches between the modes of the stage, and loads what they show. */
export function createModes({ store: { state, set }, sets, motion, signal }: ModesOptions): Modes {
  let requested: StageMode = "device";
  const setOf = (mode: StageMode): StageSet | undefined => (showsAllDevices(mode) ? sets.trueSize : sets.device);

  async function load(mode: StageMode): Promise<void> {
    requested = mode;
    set({ isLoading: true, hasFailed: false });
    try {
      await (showsAllDevices(mode) ? sets.loadTrueSize() : sets.loadDevice());
      if (mode === requested && !signal.aborted) show(mode);
    } catch {
      if (mode === requested) set({ isLoading: false, hasFailed: true });
    }
  }

  function show(mode: StageMode): void {
    const previous = state().project && setOf(state().mode);
    const next = setOf(mode);
    set({ mode, isLoading: false, part: undefined });
    if (!next) return;
    const pose = firstPose(mode, next.extent, state().size);
    // The scale is exact only without perspective, so there is no transition between both.
    if (mode === "realSize") motion.moveTo(pose, pose);
    else motion.moveTo(pose, next === previous ? undefined : rotateOrbit(pose, APPROACH_YAW_DEG, 0));
  }

  return {
    currentSet: () => setOf(state().mode),
    setMode: (mode) => void load(mode),
    retry: () => void load(requested),
    reset() {
      const { mode, size } = state();
      const shown = setOf(mode);
      set({ part: undefined });
      if (shown) motion.moveTo(firstPose(mode, shown.extent, size));
    },
  };
}
