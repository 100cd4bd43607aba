/** The fields of a trace event that are used here. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** The CPU time of the thread in microseconds; not available on all systems. */
  readonly tdur?: number;
}

const TASKS = new Set(["RunTask", "ThreadControllerImpl::RunTask"]);
/** The CPU slowdown of Lighthouse's phone. */
const CPU_SLOWDOWN = 4;
/** Longer tasks count as blocking. */
const LONG_TASK_MS = 50;

/**
 * Total blocking time on a phone, in milliseconds, since the start of the trace. It is computed from CPU time instead of
 * elapsed time, so that other programs on the machine do not increase it.
 * @throws Error when the page has not painted
 */
export function processorBlocking(events: readonly TraceEvent[]): number {
  const paint = events.find(({ name }) => name === "firstContentfulPaint");
  if (paint === undefined) throw new Error("The trace does not contain a first contentful paint.");
  const excessMs = events
    .filter(({ name, pid, tid }) => TASKS.has(name) && pid === paint.pid && tid === paint.tid)
    .map(({ tdur = 0 }) => Math.max(0, (tdur / 1000) * CPU_SLOWDOWN - LONG_TASK_MS));
  return Math.round(excessMs.reduce((sum, each) => sum + each, 0));
}
