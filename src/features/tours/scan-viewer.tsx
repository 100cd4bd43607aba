import { useState } from "react";
import { LazyViewer, type TourLabels } from "./lazy-viewer";
import { CloudPanel, ViewerCanvas } from "./viewer/lazy-parts";
import type { Viewer, ViewerTour } from "./viewer/scene/state";

const OPENED = { View: ViewerCanvas, Panel: CloudPanel };

interface ScanViewerProps {
  tour: ViewerTour;
  labels: TourLabels;
  /** Of the picture. */
  sizes: string;
}

/** The point cloud, opened at once, with the ways into its panoramas. */
export const ScanViewer = ({ tour, labels, sizes }: ScanViewerProps) => {
  const [viewer, setViewer] = useState<Viewer>();
  return (
    <LazyViewer
      {...{ tour, labels, viewer, sizes }}
      kind="scan"
      start={labels.openScan}
      initially={OPENED}
      onViewer={setViewer}
    />
  );
};
