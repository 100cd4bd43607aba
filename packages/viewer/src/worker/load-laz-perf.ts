import type { LazPerf } from "laz-perf";

/**
 * Loads the decoder of LAZ from our origin: its script, and WebAssembly, which only the policy of this worker's own
 * response allows (gatsby/outputs/headers/file-rules.ts).
 */
export async function loadLazPerf(): Promise<LazPerf> {
  const [{ default: createLazPerf }, response] = await Promise.all([
    import("laz-perf/lib/worker/laz-perf.js"),
    fetch(new URL("laz-perf/lib/worker/laz-perf.wasm", import.meta.url)),
  ]);
  if (!response.ok) throw new Error(`laz-perf.wasm could not be fetched: the status is ${response.status}.`);
  // The page explains faults, so the decoder need not.
  const printErr = (): void => undefined;
  return createLazPerf({ wasmBinary: await response.arrayBuffer(), printErr });
}
