import type { CameraController } from "../canvas/camera-controller";
import { createFramePacer } from "../canvas/frame-pacer";
import type { CameraPose } from "../geometry/camera";
import type { PointBudget } from "../geometry/point-budget";
import type { CloudSource } from "./loading";
import type { Panoramas } from "../panorama/panoramas";
import type { SceneRenderer } from "./scene-renderer";
import type { TourStore } from "./api";

/** A frame of a still camera may take eight times as long, so it is drawn with eight times as many points. */
const IDLE_POINTS_FACTOR = 8;
const IDLE_DELAY_MS = 200;

interface RenderLoopDependencies {
  renderer: SceneRenderer;
  store: TourStore;
  cameraController: CameraController<CameraPose>;
  panoramas: Panoramas;
  cloud: CloudSource;
  budget: PointBudget;
  signal: AbortSignal;
}

/** Draws a frame when the state has changed, and one with more points when nothing has changed for a moment. */
export function createRenderLoop(dependencies: RenderLoopDependencies) {
  const { renderer, store, cameraController, panoramas, cloud, budget, signal } = dependencies;
  let isIdle = false;
  /** Whether the last frame shows how many points a moving camera may have. */
  let isTimed = false;
  const pacer = createFramePacer({
    draw(now) {
      cameraController.update(now);
      const maxPoints = budget.points * (isIdle ? IDLE_POINTS_FACTOR : 1);
      const drawnPoints = panoramas.isTranslucent ? Math.min(cloud.loadedPoints, maxPoints) : 0;
      const isSharp = panoramas.update(store.getState().camera, store.getState().size);
      const { drawnPoints: lastDrawnPoints, isSharp: wasSharp } = store.getState();
      if (drawnPoints !== lastDrawnPoints || isSharp !== wasSharp) store.setDuringFrame({ drawnPoints, isSharp });
      renderer.draw({ ...store.getState(), layers: panoramas.layers });
      isTimed = drawnPoints > 0 && !isIdle;
      return cameraController.isAnimating;
    },
    isReady: renderer.isReady,
    onFrameTime: (durationMs) => isTimed && budget.addFrame(durationMs),
    onIdle() {
      if (!isTimed) return;
      isIdle = true;
      pacer.request();
    },
    idleDelayMs: IDLE_DELAY_MS,
    signal,
  });
  return {
    ...pacer,
    /** Requests a frame because the view has changed, with the number of points for a moving camera. */
    invalidate(): void {
      isIdle = false;
      pacer.request();
    },
  };
}
