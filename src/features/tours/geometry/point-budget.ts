/** A longer frame had another cause, such as a tab in the background, and is not counted. */
const MAX_FRAME_MS = 2000;
/** The number of points changes at most once in this many frames. */
const SAMPLE_FRAMES = 12;
/** Points are left out when a frame takes longer than the target times this factor. */
const LATE_FACTOR = 1.25;
const DECREASE_FACTOR = 0.75;
/** A frame that takes longer than the target times this factor is reduced to it in one step. */
const MAX_LATE_FACTOR = 2;
/** Large until the first late frame, then small, since the number of points would oscillate otherwise. */
const INCREASE_FACTOR = { initial: 1.5, later: 1.05 } as const;
const MIN_POINTS = 60_000;
/** A browser in battery saver mode draws 30 frames per second, whatever is drawn: 33 ms and some tolerance. */
const MAX_CAPPED_FRAME_MS = 36;

export interface PointBudget {
  /** How many points may be drawn. */
  readonly points: number;
  /**
   * Adapts the number of points to a frame.
   * @param time that the device took to draw it, in milliseconds
   */
  frame(time: number): void;
}

/**
 * Limits the points of a cloud to what the device draws in time: fewer after late frames, more otherwise.
 * @param targetMs how long a frame may take: 1000 / 60 on a laptop, 1000 / 30 on a phone
 * @param max the number of points in the cloud
 */
export function pointBudget(targetMs: number, max: number): PointBudget {
  let currentTargetMs = targetMs;
  let points = Math.min(max, MIN_POINTS * 4);
  let timesMs: number[] = [];
  let more: number = INCREASE_FACTOR.initial;
  return {
    get points() {
      return Math.round(points);
    },
    frame(time) {
      if (time > MAX_FRAME_MS) return;
      timesMs.push(time);
      if (timesMs.length < SAMPLE_FRAMES) return;
      // The median ignores a single frame that was late for another reason.
      const typical = timesMs.sort((a, b) => a - b)[SAMPLE_FRAMES / 2] ?? currentTargetMs;
      timesMs = [];
      // Frames do not get faster at the minimum of points, so the browser limits the frame rate.
      if (points === MIN_POINTS && typical > currentTargetMs * LATE_FACTOR && typical < MAX_CAPPED_FRAME_MS) {
        currentTargetMs = typical;
        more = INCREASE_FACTOR.initial;
      }
      const isLate = typical > currentTargetMs * LATE_FACTOR;
      if (isLate) more = INCREASE_FACTOR.later;
      const change = isLate ? Math.min(DECREASE_FACTOR, (MAX_LATE_FACTOR * currentTargetMs) / typical) : more;
      points = Math.min(max, Math.max(MIN_POINTS, points * change));
    },
  };
}
