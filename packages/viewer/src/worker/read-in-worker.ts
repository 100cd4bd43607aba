import type { Scan } from "../readers/read-scan";
import type { ScanFault } from "../readers/scan-fault";

export type { Scan, ScanFault };

/** What the page sends to the worker. */
export interface ScanRequest {
  file: File;
  /** The number of points that the device draws. */
  maxPoints: number;
}

/** What the worker sends to the page: the fraction that is read, then the scan or a fault. */
export type ScanResponse = { progress: number } | { scan: Scan } | ScanFault;

interface ScanListener {
  /** Called with the fraction of the file that is read. */
  onProgress: (fraction: number) => void;
  onScan: (scan: Scan) => void;
  onFault: (fault: ScanFault) => void;
  /** Called if the script of the worker could not be fetched, or has no more memory. */
  onError: () => void;
}

/**
 * Reads a file in a worker, so that the page remains responsive.
 * @returns a function that cancels reading; after it, no listener is called
 */
export function readInWorker(request: ScanRequest, listener: ScanListener): () => void {
  // The header rules know the worker by this name (gatsby/outputs/headers/file-rules.ts).
  const worker = new Worker(
    /* webpackEntryOptions: { filename: "scan-worker-[contenthash:6].js" } */
    new URL("./scan.worker.ts", import.meta.url),
  );
  const cancel = (): void => worker.terminate();
  worker.addEventListener("message", ({ data }: MessageEvent<ScanResponse>) => {
    if ("progress" in data) {
      listener.onProgress(data.progress);
      return;
    }
    cancel();
    if ("scan" in data) listener.onScan(data.scan);
    else listener.onFault(data);
  });
  worker.addEventListener("error", () => {
    cancel();
    listener.onError();
  });
  worker.postMessage(request);
  return cancel;
}
