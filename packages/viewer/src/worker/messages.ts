import type { Scan } from "../readers/read-scan";
import type { ScanFault } from "../readers/scan-fault";

/** What the page sends to the worker. */
export interface ScanRequest {
  file: File;
  /** The number of points that the device draws. */
  maxPoints: number;
}

/** What the worker sends to the page: the fraction that is read, then the scan or a fault. */
export type ScanResponse = { progress: number } | { scan: Scan } | ScanFault;
