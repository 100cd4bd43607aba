/** The fields of a trace's event that are read here; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** The processor time of the thread; absent where the system does not report it. */
  readonly tdur?: number;
}

const TASKS = new Set(["RunTask", "ThreadControllerImpl::RunTask"]);
/** Lighthouse's phone, and from when on a task is long, in ms. */
const SLOWDOWN = 4;
const LONG_TASK_MS = 50;

/**
 * Milliseconds by which the page's tasks are longer than 50 ms on a phone, as
 * in total blocking time, but of processor time and from the very start: what
 * other programs take from this machine meanwhile does not count.
 * @throws Error when the page has not painted
 */
export function processorBlocking(events: readonly TraceEvent[]): number {
  const paint = events.find(({ name }) => name === "firstContentfulPaint");
  if (paint === undefined) throw new Error("The trace has no first paint.");
  const over = events
    .filter(({ name, pid, tid }) => TASKS.has(name) && pid === paint.pid && tid === paint.tid)
    .map(({ tdur = 0 }) => Math.max(0, (tdur / 1000) * SLOWDOWN - LONG_TASK_MS));
  return Math.round(over.reduce((sum, each) => sum + each, 0));
}
