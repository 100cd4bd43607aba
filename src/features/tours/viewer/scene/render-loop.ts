import type { PointBudget } from "../../geometry/point-budget";
import type { CameraController } from "./camera-controller";
import type { CloudSource } from "./loading";
import { createFramePacer, type FramePacer } from "../../../../lib/frame-pacer";
import type { Panoramas } from "../panorama/panoramas";
import type { SceneRenderer } from "./scene-renderer";
import type { ViewerStore } from "./store";

/** A frame of a still camera may take eight times as long, so it is drawn with eight times as many points. */
const IDLE_POINTS_FACTOR = 8;
const IDLE_DELAY_MS = 200;

export interface RenderLoop extends FramePacer {
  /** Requests a frame because the view has changed, with the number of points for a moving camera. */
  invalidate(): void;
}

interface RenderLoopParts {
  renderer: SceneRenderer;
  store: ViewerStore;
  cameraController: CameraController;
  panoramas: Panoramas;
  cloud: CloudSource;
  budget: PointBudget;
}

/** Draws a frame when the state has changed, and one with more points when nothing has changed for a moment. */
export function createRenderLoop(parts: RenderLoopParts): RenderLoop {
  const { renderer, store, cameraController, panoramas, cloud, budget } = parts;
  const pacer = createFramePacer(draw, renderer.isReady, (durationMs) => budget.addFrame(durationMs));
  let isIdle = false;
  let idleTimer: ReturnType<typeof setTimeout> | undefined;
  function draw(now: number): boolean {
    cameraController.update(now);
    const maxPoints = budget.points * (isIdle ? IDLE_POINTS_FACTOR : 1);
    const drawnPoints = panoramas.isTranslucent ? Math.min(cloud.loadedPoints, maxPoints) : 0;
    const isSharp = panoramas.update(store.state().camera, store.state().size);
    const { drawnPoints: lastDrawnPoints, isSharp: wasSharp } = store.state();
    if (drawnPoints !== lastDrawnPoints || isSharp !== wasSharp) store.setDuringFrame({ drawnPoints, isSharp });
    renderer.draw({ ...store.state(), layers: panoramas.layers });
    clearTimeout(idleTimer);
    if (cameraController.isAnimating) pacer.request();
    else if (drawnPoints > 0 && !isIdle) idleTimer = setTimeout(drawIdle, IDLE_DELAY_MS);
    return drawnPoints > 0 && !isIdle;
  }
  function drawIdle(): void {
    isIdle = true;
    pacer.request();
  }
  return {
    ...pacer,
    invalidate() {
      isIdle = false;
      pacer.request();
    },
    stop() {
      clearTimeout(idleTimer);
      pacer.stop();
    },
  };
}
