import { WebGLRenderer, type Camera, type Scene } from "three";
import { drawnPixelRatio } from "./drawn-pixel-ratio";
import type { ViewportSize } from "./viewport";

/** With a lower limit the device would wait for the page; with a higher one frames would be shown late. */
const MAX_PENDING_FRAMES = 2;

/**
 * Draws with three.js on a canvas, without a background.
 * @throws Error when the browser has no WebGL 2
 */
export function createCanvasRenderer(canvas: HTMLCanvasElement, antialias: boolean) {
  // three.js uses the context that is created here. It would log an error if it created the context itself and failed.
  const context = canvas.getContext("webgl2", { alpha: true, antialias });
  if (!context) throw new Error("This browser has no WebGL 2.");
  const three = new WebGLRenderer({ canvas, context, antialias });
  three.setClearColor(0, 0);
  /** One fence for each submitted frame that is not drawn yet. */
  const fences: WebGLSync[] = [];
  return {
    three,
    resize({ width, height }: ViewportSize): void {
      three.setPixelRatio(drawnPixelRatio());
      three.setSize(width, height, false);
    },
    /** Submits a frame to the device, which draws it asynchronously. */
    draw(scene: Scene, camera: Camera): void {
      three.render(scene, camera);
      const fence = context.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0);
      if (fence) fences.push(fence);
    },
    /** Whether another frame may be submitted, because few are not drawn yet. */
    isReady(): boolean {
      for (const fence of fences.splice(0)) {
        if (context.getSyncParameter(fence, context.SYNC_STATUS) === context.SIGNALED) context.deleteSync(fence);
        else fences.push(fence);
      }
      return fences.length < MAX_PENDING_FRAMES;
    },
    dispose(): void {
      three.dispose();
      // Frees the context immediately, because phones allow few at the same time.
      three.forceContextLoss();
    },
  };
}
