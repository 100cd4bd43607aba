import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/**
 * Node lets a heap grow to several times of what it holds before it collects.
 * A build holds most of what it reads until its end, so collecting sooner
 * costs it little, and it runs on small machines. Percent.
 */
const GROWTH = 20;

setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
// Until a first collection Node lets a heap grow to 300 MB, whatever it holds.
collectGarbage();

/** Collects at once what nothing holds any more. Half a second for a process that has run webpack. */
export function collectGarbage(): void {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
}

/**
 * Collects, and moves what is left together, so that the memory between goes
 * back to the system: after webpack a fifth of the heap. While it moves, it
 * takes as much again as it keeps, so it is for a moment when little else runs.
 */
export function compactHeap(): void {
  // What is collected before takes no room while the rest is moved.
  collectGarbage();
  setFlagsFromString("--compact-on-every-full-gc");
  collectGarbage();
  setFlagsFromString("--no-compact-on-every-full-gc");
}
