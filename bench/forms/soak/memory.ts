import { residentMemoryMB } from "../../lib/process-tree";
import { median } from "../../lib/statistics";

const SAMPLE_INTERVAL_MS = 1000;

/**
 * Samples the memory of a process every second.
 * @returns a function that ends sampling and returns the figures in MB
 */
export function watchMemory(pid: number): () => { start: number; end: number; peak: number } {
  const samples: number[] = [];
  const sample = (): void => void samples.push(residentMemoryMB(pid));
  sample();
  const timer = setInterval(sample, SAMPLE_INTERVAL_MS);
  return () => {
    clearInterval(timer);
    const quarter = Math.ceil(samples.length / 4);
    const round = (size: number): number => Math.round(size * 10) / 10;
    return {
      // The first quarter is ignored, because the process warms up.
      start: round(median(samples.slice(quarter - 1, quarter * 2))),
      end: round(median(samples.slice(-quarter))),
      peak: round(Math.max(...samples)),
    };
  };
}
