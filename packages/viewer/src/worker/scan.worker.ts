import { sourceOfFile } from "../readers/file-source";
import { readScan } from "../readers/read-scan";
import { isFault } from "../readers/scan-fault";
import { loadLazPerf } from "./load-laz-perf";
import type { ScanRequest, ScanResponse } from "./read-in-worker";

const PROGRESS_INTERVAL_MS = 100;

const send = (response: ScanResponse, transfer: Transferable[] = []): void => self.postMessage(response, { transfer });

/** Reads a file of the visitor. Each worker reads one; to cancel, the page terminates it. */
async function read({ file, maxPoints }: ScanRequest): Promise<void> {
  let lastTime = 0;
  const onProgress = (progress: number): void => {
    const now = performance.now();
    if (now - lastTime < PROGRESS_INTERVAL_MS) return;
    lastTime = now;
    send({ progress });
  };
  const result = await readScan(sourceOfFile(file), maxPoints, onProgress, loadLazPerf);
  if (isFault(result)) send(result);
  else send({ scan: result }, [result.positions.buffer, result.colors.buffer]);
}

self.addEventListener("message", ({ data }: MessageEvent<ScanRequest>) => {
  // Reading fails if the file was changed, moved or removed after it was chosen.
  read(data).catch(() => send({ fault: "unreadable" }));
});
