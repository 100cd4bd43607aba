import { createFramePacer } from "../canvas/frame-pacer";
import { listenForGestures } from "../canvas/gesture-listener";
import type { Palette } from "../canvas/palette";
import { createViewStore } from "../canvas/view-store";
import { watchCanvasSize } from "../canvas/watch-canvas-size";
import type { DeviceModel } from "./device-model";
import { zoomOrbit } from "../model/orbit";
import { createCameraMotion } from "./camera-motion";
import { createStageGestures } from "./gestures";
import { createModes } from "./modes";
import { orbitLimits, partPose, resizeOrbit } from "./poses";
import { createStageRenderer } from "./stage-renderer";
import { createStageSets } from "./stage-sets";
import type { Stage, StageState } from "./state";
import { createVisibleParts, type VisibleParts } from "./visible-parts";

interface StageOptions {
  /** The device of the page. */
  device: DeviceModel;
  /** All devices with a model. */
  devices: readonly DeviceModel[];
  /** CSS pixels per millimeter. */
  pxPerMm: number;
  palette: Palette;
  /** Whether movements skip their animation; called before each. */
  prefersReducedMotion: () => boolean;
}

/** The view counts as still when no frame was drawn for this time. */
const IDLE_DELAY_MS = 100;

const INITIAL_STATE: Omit<StageState, "pxPerMm"> = {
  mode: "device",
  orbit: { target: [0, 0, 0], distance: 1, yaw: 0, pitch: 0 },
  size: { width: 1, height: 1 },
  isLoading: false,
  hasFailed: false,
  isTurning: false,
  part: undefined,
  visibleParts: new Set(),
  project: undefined,
  drawnMode: "device",
};

/**
 * Creates a stage on a canvas. Nothing is drawn until `setMode` has loaded a model.
 * @param container the element that the canvas fills; it receives the user input
 * @throws Error when the browser has no WebGL 2
 */
export function createStage(canvas: HTMLCanvasElement, container: HTMLElement, options: StageOptions): Stage {
  const { device, devices, pxPerMm, palette, prefersReducedMotion } = options;
  const renderer = createStageRenderer(canvas, palette);
  const disposal = new AbortController();
  const { signal } = disposal;
  const store = createViewStore<StageState>({ ...INITIAL_STATE, pxPerMm }, () => pacer.request(), signal);
  const { state, set } = store;
  const sets = createStageSets(renderer, device, devices, signal);
  const motion = createCameraMotion(store, prefersReducedMotion);
  const modes = createModes({ store, sets, motion, signal });
  let visibleParts: VisibleParts | undefined;
  const pacer = createFramePacer({
    draw(now) {
      motion.update(now);
      const shown = modes.currentSet();
      if (!shown) return false;
      const { mode, orbit, pxPerMm: scale } = state();
      const project = renderer.draw(shown, orbit, mode === "realSize" ? scale : undefined);
      if (sets.device) visibleParts ??= createVisibleParts(device.parts, sets.device.triangles);
      const seen = mode === "device" ? visibleParts?.update(orbit) : undefined;
      store.setDuringFrame({ project, drawnMode: mode, visibleParts: seen ?? new Set() });
      return motion.isMoving;
    },
    isReady: renderer.isReady,
    // Updates the dots without drawing another frame.
    onIdle() {
      if (state().mode === "device" && visibleParts?.isStale)
        store.setDuringFrame({ visibleParts: visibleParts.complete() });
    },
    idleDelayMs: IDLE_DELAY_MS,
    signal,
  });

  function zoom(factor: number): void {
    const shown = modes.currentSet();
    if (shown) motion.applyUserInput((orbit) => zoomOrbit(orbit, factor, orbitLimits(shown.extent, state().size)));
  }

  const { applyUserInput } = motion;
  const gestures = createStageGestures({ state, getExtent: () => modes.currentSet()?.extent, applyUserInput, zoom });
  listenForGestures(container, gestures, signal);
  watchCanvasSize(container, signal, (size) => {
    renderer.resize(size);
    const shown = modes.currentSet();
    const { orbit, size: before } = state();
    set({ size, ...(shown && { orbit: resizeOrbit(orbit, shown.extent, before, size) }) });
  });

  return {
    state,
    subscribe: store.subscribe,
    ...modes,
    choosePart(id) {
      const part = device.parts.find((each) => each.id === id);
      set({ part: part?.id });
      if (part && sets.device) motion.moveTo(partPose(part, sets.device.extent, state().size));
    },
    setTurning: (isTurning) => set({ isTurning }),
    setScreenScale: (scale) => set({ pxPerMm: scale }),
    zoom,
    focus: () => container.focus({ preventScroll: true }),
    setPaused: pacer.setPaused,
    dispose() {
      disposal.abort();
      sets.dispose();
      renderer.dispose();
    },
  };
}
