import { useState } from "react";
import { LazyViewer, type TourLabels } from "./lazy-viewer";
import * as lazyParts from "./viewer/lazy-parts";
import type { Viewer, ViewerTour } from "./viewer/scene/state";

interface ScanViewerProps {
  tour: ViewerTour;
  labels: TourLabels;
  /** Of the picture. */
  sizes: string;
}

/** The point cloud, opened at once, with buttons that enter its panoramas. */
export const ScanViewer = ({ tour, labels, sizes }: ScanViewerProps) => {
  const [viewer, setViewer] = useState<Viewer>();
  return (
    <LazyViewer
      {...{ tour, labels, viewer, sizes }}
      kind="scan"
      start={labels.openScan}
      initially={lazyParts}
      onViewer={setViewer}
    />
  );
};
