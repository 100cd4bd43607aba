import { residentMemory } from "../../lib/process-tree";
import { median } from "../../lib/statistics";

const INTERVAL_MS = 1000;

/** Looks at the memory of a process every second. Ended, it says what it found in MB. */
export function watchMemory(pid: number): () => { start: number; end: number; peak: number } {
  const samples: number[] = [];
  const look = (): void => void samples.push(residentMemory(pid));
  look();
  const timer = setInterval(look, INTERVAL_MS);
  return () => {
    clearInterval(timer);
    const quarter = Math.ceil(samples.length / 4);
    const round = (size: number): number => Math.round(size * 10) / 10;
    return {
      // The first quarter is for warming up.
      start: round(median(samples.slice(quarter - 1, quarter * 2))),
      end: round(median(samples.slice(-quarter))),
      peak: round(Math.max(...samples)),
    };
  };
}
