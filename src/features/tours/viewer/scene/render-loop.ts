import type { PointBudget } from "../../geometry/point-budget";
import type { CameraController } from "./camera-controller";
import type { CloudSource } from "./cloud-source";
import { createFramePacer, type FramePacer } from "./frame-pacer";
import type { Panoramas } from "./panoramas";
import type { Stage } from "./stage";
import type { ViewerStore } from "./store";

/** A frame at rest may take eight times as long as one in motion, so it is drawn with eight times the points. */
const IDLE_POINTS_FACTOR = 8;
const IDLE_DELAY_MS = 200;

export interface RenderLoop extends FramePacer {
  /** Requests a frame because the view has changed: with the points that can be drawn in motion. */
  invalidate(): void;
}

interface RenderLoopParts {
  stage: Stage;
  store: ViewerStore;
  camera: CameraController;
  panoramas: Panoramas;
  cloud: CloudSource;
  budget: PointBudget;
}

/** Draws the state when it has changed, and once more in full detail when the camera rests. */
export function createRenderLoop({ stage, store, camera, panoramas, cloud, budget }: RenderLoopParts): RenderLoop {
  const pacer = createFramePacer(draw, stage.isReady, (time) => budget.frame(time));
  let isIdle = false;
  let idleTimer: ReturnType<typeof setTimeout> | undefined;
  function draw(now: number): boolean {
    camera.update(now);
    const allowed = budget.points * (isIdle ? IDLE_POINTS_FACTOR : 1);
    const points = panoramas.isOpen ? Math.min(cloud.points, allowed) : 0;
    if (points !== store.state().points) store.update({ points });
    stage.draw({ ...store.state(), layers: panoramas.layers });
    clearTimeout(idleTimer);
    if (camera.isAnimating) pacer.request();
    else if (points > 0 && !isIdle) idleTimer = setTimeout(drawIdle, IDLE_DELAY_MS);
    return points > 0 && !isIdle;
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
