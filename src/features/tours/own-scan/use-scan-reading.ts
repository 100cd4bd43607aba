import { useEffect, useState } from "react";
import { readInWorker, type Scan, type ScanFault } from "@capture/viewer/scan";
import type * as ViewerModule from "../viewer/controls/viewer-canvas";

/** How many points a device keeps and draws; the viewer draws fewer while the camera moves. */
const MAX_POINTS = { laptop: 2_000_000, phone: 1_000_000 } as const;

interface Reading {
  /** The fraction of the file that is read. */
  progress: number;
  scan?: Scan;
  /** The viewer, which is fetched while the file is read. */
  module?: typeof ViewerModule;
  /** A fault of the file, or "failed" if a script could not be fetched. */
  failure?: ScanFault | "failed";
}

const START: Reading = { progress: 0 };

/** Reads a file in a worker and fetches the viewer. Another file, or none, cancels reading. */
export function useScanReading(file: File | undefined): Reading {
  const [reading, setReading] = useState<Reading & { file?: File }>(START);
  useEffect(() => {
    if (!file) return;
    let isCurrent = true;
    const update = (change: Partial<Reading>): void => {
      if (isCurrent) setReading((last) => ({ ...(last.file === file ? last : { ...START, file }), ...change }));
    };
    const onError = (): void => update({ failure: "failed" });
    const maxPoints = matchMedia("(pointer: coarse)").matches ? MAX_POINTS.phone : MAX_POINTS.laptop;
    const cancel = readInWorker(
      { file, maxPoints },
      {
        onProgress: (progress) => update({ progress }),
        onScan: (scan) => update({ progress: 1, scan }),
        onFault: (failure) => update({ failure }),
        onError,
      },
    );
    import("../lazy-viewer").then(({ loadViewer }) => loadViewer()).then((module) => update({ module }), onError);
    return () => {
      isCurrent = false;
      cancel();
      // Frees the points.
      setReading(START);
    };
  }, [file]);
  return reading.file === file ? reading : START;
}
