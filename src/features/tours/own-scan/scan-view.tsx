import { useCallback, useMemo, useState } from "react";
import type { Measurement } from "@capture/viewer/measuring";
import type { TourView } from "@capture/viewer/tour";
import type { Scan } from "@capture/viewer/scan";
import type { CanvasFailure } from "../../../hooks/use-view-on-canvas";
import { ErrorBoundary } from "../../../ui/error-boundary";
import { bandProperties } from "../../../theme/bands";
import * as styles from "../../../theme/styles/viewer-cover";
import { frameWithAside } from "../../../theme/styles/own-scan";
import type { TourLabels } from "../lazy-viewer";
import type * as ViewerModule from "../viewer/controls/viewer-canvas";
import { ScanFacts } from "./scan-facts";
import { initialClipHeight, tourOf } from "./scan-tour";

interface ScanViewProps {
  labels: Queries.OwnScanFieldsFragment;
  viewerLabels: TourLabels;
  module: typeof ViewerModule;
  scan: Scan;
  /** The name of the file. */
  name: string;
  onClose: () => void;
  /** Called with a message when the viewer cannot draw; must not change between renders. */
  onFail: (text: string) => void;
}

/** A scan in the viewer of the tours, and its figures and controls next to it. */
export const ScanView = ({ labels, viewerLabels, module, scan, name, onClose, onFail }: ScanViewProps) => {
  const [view, setView] = useState<TourView>();
  const [measurements, setMeasurements] = useState<readonly Measurement[]>([]);
  const tour = useMemo(() => tourOf(scan, name), [scan, name]);
  const ownScan = useMemo(() => ({ piece: scan, labels }), [scan, labels]);
  const handleFailure = useCallback((reason: CanvasFailure) => onFail(labels[reason]), [labels, onFail]);
  const handleReady = useCallback(
    (opened: TourView) => {
      opened.setOptions({
        clipHeight: initialClipHeight(scan),
        ...(!scan.hasColors && { coloring: "height" }),
      });
      setView(opened);
    },
    [scan],
  );
  const onRenderError = (): void => onFail(viewerLabels.failed);
  return (
    <div data-viewer="" style={bandProperties("ink")} sx={{ ...styles.frame, ...frameWithAside }}>
      <div sx={styles.picture}>
        <ErrorBoundary fallback={null} onError={onRenderError}>
          <module.ViewerCanvas
            {...{ tour, view, measurements, setMeasurements, ownScan }}
            labels={viewerLabels}
            kind="scan"
            onReady={handleReady}
            onFail={handleFailure}
          />
        </ErrorBoundary>
      </div>
      <div sx={styles.aside}>
        <ScanFacts labels={labels} scan={scan} name={name} />
        {view && (
          <ErrorBoundary fallback={null} onError={onRenderError}>
            <module.CloudPanel {...{ tour, view }} labels={viewerLabels} hasColors={scan.hasColors} />
          </ErrorBoundary>
        )}
        <button type="button" onClick={onClose} sx={{ variant: "buttons.secondary" }}>
          {labels.another}
        </button>
      </div>
    </div>
  );
};
