import { useState } from "react";
import { LazyViewer, type TourLabels } from "./lazy-viewer";
import * as lazyParts from "./viewer/lazy-parts";
import type { Viewer, ViewerTour } from "./viewer/scene/state";

interface ScanViewerProps {
  tour: ViewerTour;
  labels: TourLabels;
  /** The `sizes` attribute of the picture. */
  sizes: string;
}

/** A viewer that opens immediately with the point cloud, and has buttons that go to its stations. */
export const ScanViewer = ({ tour, labels, sizes }: ScanViewerProps) => {
  const [viewer, setViewer] = useState<Viewer>();
  return (
    <LazyViewer
      {...{ tour, labels, viewer, sizes }}
      kind="scan"
      startLabel={labels.openScan}
      loadedParts={lazyParts}
      onViewer={setViewer}
    />
  );
};
