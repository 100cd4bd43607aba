import { useCallback, useId, useLayoutEffect, useRef, type Dispatch, type SetStateAction } from "react";
import type { CloudPiece } from "@capture/viewer/formats/cloud";
import type { ScreenPoint } from "@capture/viewer/geometry/camera";
import type { Measurement } from "@capture/viewer/geometry/measurement";
import type { Viewer } from "@capture/viewer/tour/state";
import { createViewer } from "@capture/viewer/tour/viewer";
import { prefersReducedMotion } from "../../../../hooks/use-media";
import { useViewOnCanvas, type CanvasFailure } from "../../../../hooks/use-view-on-canvas";
import * as styles from "../../../../theme/styles/viewer";
import { status } from "../../../../theme/styles/viewer-cover";
import { useViewState } from "../../../../hooks/use-view-state";
import { MeasurementList } from "./measurement-list";
import { ViewOverlay } from "./view-overlay";
import { palette } from "../../../../theme/palette";
import type { Tour } from "../../tour-fields";
import { Toolbar } from "./toolbar";
import { useTemporaryMessage } from "./use-temporary-message";
import { useTools, type OwnScanViewLabels } from "./use-tools";
import { useFirstView, useViewUrl, viewUrl } from "./view-url";

// LazyViewer needs both at the same time, so they are in one script.
export { CloudPanel } from "./cloud-panel";

export interface ViewerCanvasProps {
  tour: Tour;
  labels: Queries.TourLabelFieldsFragment;
  measurements: readonly Measurement[];
  setMeasurements: Dispatch<SetStateAction<readonly Measurement[]>>;
  /** `undefined` until it is ready. */
  viewer: Viewer | undefined;
  /** A tour starts at the view in the URL and updates it; a scan starts with the cloud. */
  kind: "tour" | "scan";
  /** The station to start at, if one was chosen. */
  initialStation?: string | undefined;
  /** The points and labels of a scan from the visitor’s disk. */
  ownScan?: { piece: CloudPiece; labels: OwnScanViewLabels };
  onReady: (viewer: Viewer) => void;
  onFail: (reason: CanvasFailure) => void;
}

/** The opened viewer: its canvas, the overlay, and the controls. */
export const ViewerCanvas = (props: ViewerCanvasProps) => {
  const { tour, labels, viewer, measurements, setMeasurements, kind, initialStation, ownScan, onReady, onFail } = props;
  const keysId = useId();
  const [temporaryMessage, showMessage] = useTemporaryMessage();
  const state = useViewState(viewer);
  const tools = useTools(viewer, (measured) => {
    setMeasurements((list) => [...list, { ...measured, id: (list.at(-1)?.id ?? 0) + 1 }]);
  });
  const takePoint = (screenPoint: ScreenPoint): void => {
    if (tools.active && viewer?.state().canMeasure) tools.takePoint(viewer.pick(screenPoint));
  };
  const latestTakePoint = useRef(takePoint);
  // Before the next press, which may come before other effects run.
  useLayoutEffect(() => {
    latestTakePoint.current = takePoint;
  });
  const cloudPiece = ownScan?.piece;
  const create = useCallback(
    (canvasElement: HTMLCanvasElement, containerElement: HTMLElement) =>
      createViewer(canvasElement, containerElement, tour, {
        palette,
        prefersReducedMotion,
        isPhone: matchMedia("(pointer: coarse)").matches,
        onPress: (screenPoint) => latestTakePoint.current(screenPoint),
        cloudPiece,
      }),
    [tour, cloudPiece],
  );
  const { canvas, container } = useViewOnCanvas({ view: viewer, create, onReady, onFail });
  useFirstView(viewer, { initialStation, kind, tour });
  useViewUrl(viewer, kind === "tour");

  const currentStation = tour.stations.find(({ id }) => id === state?.station);
  // Nothing is shown until the first panorama or piece of the cloud is loaded.
  const cloudName = state?.isPlan ? labels.planCut : labels.cloud;
  const viewName = currentStation ? currentStation.picture.alt : state?.drawnPoints ? cloudName : undefined;
  const measureHint = tools.firstPoint ? labels.secondPoint : labels.measureHint;
  const hintOfTool = tools.active === "walking" ? ownScan?.labels.walkHint : measureHint;
  const hint = tools.hasMissed ? labels.nothingThere : tools.active && hintOfTool;
  const message = state?.hasFailed ? labels.failed : state?.isLoading ? labels.loading : temporaryMessage || hint;
  return (
    <>
      <div
        ref={container}
        role="application"
        tabIndex={0}
        aria-label={viewName === undefined ? labels.view : `${labels.view}: ${viewName}`}
        aria-describedby={keysId}
        sx={{ ...styles.view, cursor: tools.active ? "crosshair" : "grab" }}
      >
        <canvas
          ref={canvas}
          aria-hidden="true"
          data-sharp={state?.isSharp}
          sx={{ ...styles.canvas, bg: state?.station || !state?.drawnPoints ? "transparent" : "background" }}
        />
        {viewer && state && <ViewOverlay {...{ tour, labels, viewer, state, currentStation, measurements, tools }} />}
      </div>
      <span id={keysId} hidden>
        {state?.isPlan ? labels.planKeys : labels.keys}
      </span>
      {viewer && measurements.length > 0 && (
        <MeasurementList
          device={tour.device}
          measurements={measurements}
          labels={labels}
          onEmpty={viewer.focus}
          onRemove={(id) => setMeasurements((list) => list.filter((each) => each.id !== id))}
        />
      )}
      <p role="status" sx={status}>
        {message}
      </p>
      {viewer && state && (
        <Toolbar
          {...{ viewer, state, labels, tools }}
          ownScanLabels={ownScan?.labels}
          onTakePoint={() => takePoint({ x: state.size.width / 2, y: state.size.height / 2 })}
          share={
            // Only the view of a panorama and the plan have a URL.
            kind === "tour" && (currentStation || state.isPlan)
              ? { title: tour.name, getUrl: () => viewUrl(viewer), onCopied: () => showMessage(labels.copied) }
              : undefined
          }
        />
      )}
    </>
  );
};
