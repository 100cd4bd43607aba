/** Longer frames are ignored, because they have another cause, such as a background tab. */
const MAX_FRAME_MS = 2000;
/** The number of points changes at most once in this many frames. */
const SAMPLE_FRAMES = 12;
/** A frame is late when it takes longer than the target times this factor. */
const LATE_FACTOR = 1.25;
const DECREASE_FACTOR = 0.75;
/** If the median exceeds the target times this factor, at least the excess is removed immediately. */
const MAX_LATE_FACTOR = 2;
/**
 * Large until the first late frame, then small, so that the number of points does not oscillate. Large again once a
 * frame-rate cap is detected.
 */
const INCREASE_FACTOR = { initial: 1.5, later: 1.05 } as const;
const MIN_POINTS = 60_000;
const INITIAL_POINTS = 4 * MIN_POINTS;
/** In battery saver mode a browser limits the frame rate to 30 fps, whatever is drawn: 33 ms plus a tolerance. */
const MAX_CAPPED_FRAME_MS = 36;

export type PointBudget = ReturnType<typeof createPointBudget>;

/**
 * Limits the points of a cloud to what the device draws in time: fewer after late frames, more otherwise.
 * @param targetMs the duration of a frame to aim for: 1000 / 60 on a laptop, 1000 / 30 on a phone
 * @param maxPoints the number of points in the cloud
 */
export function createPointBudget(targetMs: number, maxPoints: number) {
  let currentTargetMs = targetMs;
  let points = Math.min(maxPoints, INITIAL_POINTS);
  let durationsMs: number[] = [];
  let increase: number = INCREASE_FACTOR.initial;
  return {
    /** How many points may be drawn. */
    get points(): number {
      return Math.round(points);
    },
    /** Adapts the number of points to the time that a frame took. */
    addFrame(durationMs: number): void {
      if (durationMs > MAX_FRAME_MS) return;
      durationsMs.push(durationMs);
      if (durationsMs.length < SAMPLE_FRAMES) return;
      // The median ignores a single frame that was late for another reason.
      const medianMs = durationsMs.sort((a, b) => a - b)[SAMPLE_FRAMES / 2] ?? currentTargetMs;
      durationsMs = [];
      // Frames that are late even with MIN_POINTS mean that the browser limits the frame rate.
      if (points === MIN_POINTS && medianMs > currentTargetMs * LATE_FACTOR && medianMs < MAX_CAPPED_FRAME_MS) {
        currentTargetMs = medianMs;
        increase = INCREASE_FACTOR.initial;
      }
      const isLate = medianMs > currentTargetMs * LATE_FACTOR;
      if (isLate) increase = INCREASE_FACTOR.later;
      const factor = isLate ? Math.min(DECREASE_FACTOR, (MAX_LATE_FACTOR * currentTargetMs) / medianMs) : increase;
      points = Math.min(maxPoints, Math.max(MIN_POINTS, points * factor));
    },
  };
}
