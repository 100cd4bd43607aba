/** What takes longer was kept waiting by something else, such as a tab in the background. Milliseconds. */
const LONGEST_FRAME = 2000;
/** So many frames are watched before the number changes. */
const WATCHED = 12;
/** A frame may take so much longer than aimed for before points are left out. */
const TOLERANCE = 1.25;
const FEWER = 0.75;
/** A frame that takes longer than so many times the aim is brought down to that in one step. */
const LATEST = 2;
/** Steps upwards: large until frames have once come late, then small, or the number would swing. */
const MORE = { first: 1.5, later: 1.05 } as const;
const FEWEST = 60_000;
/** A browser that saves its battery draws 30 frames a second, whatever is drawn. Milliseconds, with some tolerance. */
const SAVING = 36;

export interface PointBudget {
  /** How many points may be drawn. */
  readonly points: number;
  /** Told of every frame. @param time that the device took for it, in milliseconds */
  frame(time: number): void;
}

/**
 * How many points of a cloud a device draws in time: fewer when frames come
 * late, more when they come in time.
 * @param aim milliseconds a frame may take: 1000 / 60 on a laptop, 1000 / 30 on a phone
 * @param most all points there are
 */
export function pointBudget(aim: number, most: number): PointBudget {
  let aimed = aim;
  let points = Math.min(most, FEWEST * 4);
  let times: number[] = [];
  let more: number = MORE.first;
  return {
    get points() {
      return Math.round(points);
    },
    frame(time) {
      if (time > LONGEST_FRAME) return;
      times.push(time);
      if (times.length < WATCHED) return;
      // The median: one frame that was late for another reason does not count.
      const typical = times.sort((a, b) => a - b)[WATCHED / 2] ?? aimed;
      times = [];
      // As few as can be, and no faster: it is the browser that waits.
      if (points === FEWEST && typical > aimed * TOLERANCE && typical < SAVING) {
        aimed = typical;
        more = MORE.first;
      }
      const isLate = typical > aimed * TOLERANCE;
      if (isLate) more = MORE.later;
      const change = isLate ? Math.min(FEWER, (LATEST * aimed) / typical) : more;
      points = Math.min(most, Math.max(FEWEST, points * change));
    },
  };
}
