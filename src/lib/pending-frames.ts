/** The frames that were submitted to the device and are not drawn yet. */
export interface PendingFrames {
  /** Adds the frame that was just submitted. */
  add(): void;
  /** Whether another frame may be submitted: fewer than MAX_PENDING_FRAMES are pending. */
  isReady(): boolean;
}

/** With a lower limit the device would wait for the page; with a higher one frames would be shown late. */
const MAX_PENDING_FRAMES = 2;

export function createPendingFrames(context: WebGL2RenderingContext): PendingFrames {
  /** One fence for each frame. */
  const fences: WebGLSync[] = [];
  return {
    add() {
      const fence = context.fenceSync(context.SYNC_GPU_COMMANDS_COMPLETE, 0);
      if (fence) fences.push(fence);
    },
    isReady() {
      for (const fence of fences.splice(0)) {
        if (context.getSyncParameter(fence, context.SYNC_STATUS) === context.SIGNALED) context.deleteSync(fence);
        else fences.push(fence);
      }
      return fences.length < MAX_PENDING_FRAMES;
    },
  };
}
