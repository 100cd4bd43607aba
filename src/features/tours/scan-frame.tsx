import { useState } from "react";
import { ViewerFrame, type TourLabels } from "./viewer-frame";
import { CloudPanel, ViewerView } from "./viewer/opened";
import type { Viewer, ViewerTour } from "./viewer/scene/state";

const OPENED = { View: ViewerView, Panel: CloudPanel };

interface ScanFrameProps {
  tour: ViewerTour;
  labels: TourLabels;
  /** Of the picture. */
  sizes: string;
}

/** The point cloud, opened at once, with the ways into its panoramas. */
export const ScanFrame = ({ tour, labels, sizes }: ScanFrameProps) => {
  const [viewer, setViewer] = useState<Viewer>();
  return (
    <ViewerFrame
      {...{ tour, labels, viewer, sizes }}
      kind="scan"
      start={labels.openScan}
      initially={OPENED}
      onViewer={setViewer}
    />
  );
};
