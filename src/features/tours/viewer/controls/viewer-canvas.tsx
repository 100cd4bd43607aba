import { useCallback, useId, useLayoutEffect, useRef, type Dispatch, type SetStateAction } from "react";
import { withPrefix } from "gatsby";
import { embedCode } from "@capture/domain/embed/embed-code";
import { embedPath } from "@capture/domain/embed/embed-path";
import type { CloudPiece } from "@capture/viewer/formats/cloud";
import type { ScreenPoint } from "@capture/viewer/camera";
import { nearestStation } from "@capture/viewer/connections";
import type { Measurement } from "@capture/viewer/measuring";
import { createTour, type TourView } from "@capture/viewer/tour";
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
import { useFirstView, useViewUrl, viewUrl, type ViewerKind } from "./view-url";

// LazyViewer needs both at the same time, so they are in one script.
export { CloudPanel } from "./cloud-panel";

export interface ViewerCanvasProps {
  tour: Tour;
  labels: Queries.TourLabelFieldsFragment;
  measurements: readonly Measurement[];
  setMeasurements: Dispatch<SetStateAction<readonly Measurement[]>>;
  /** `undefined` until it is ready. */
  view: TourView | undefined;
  /** A tour starts at the view in the URL and updates it, except on pages of other sites; a scan starts with the cloud. */
  kind: ViewerKind;
  /** The station to start at, if one was chosen. */
  initialStation?: string | undefined;
  /** The points and labels of a scan from the visitor’s disk. */
  ownScan?: { piece: CloudPiece; labels: OwnScanViewLabels };
  onReady: (view: TourView) => void;
  onFail: (reason: CanvasFailure) => void;
}

/** The opened viewer: its canvas, the overlay, and the controls. */
export const ViewerCanvas = (props: ViewerCanvasProps) => {
  const { tour, labels, view, measurements, setMeasurements, kind, initialStation, ownScan, onReady, onFail } = props;
  const keysId = useId();
  const [temporaryMessage, showMessage] = useTemporaryMessage();
  const state = useViewState(view);
  const tools = useTools(view, (measured) => {
    setMeasurements((list) => [...list, { ...measured, id: (list.at(-1)?.id ?? 0) + 1 }]);
  });
  const takePoint = (screenPoint: ScreenPoint): void => {
    if (tools.active && view?.getState().canMeasure) tools.takePoint(view.pick(screenPoint));
  };
  const latestTakePoint = useRef(takePoint);
  // Before the next press, which may come before other effects run.
  useLayoutEffect(() => {
    latestTakePoint.current = takePoint;
  });
  const cloudPiece = ownScan?.piece;
  const create = useCallback(
    (canvasElement: HTMLCanvasElement, onContextLost: () => void) =>
      createTour(canvasElement, {
        tour,
        cloudPiece,
        palette,
        prefersReducedMotion,
        isPhone: matchMedia("(pointer: coarse)").matches,
        onPress: (screenPoint) => latestTakePoint.current(screenPoint),
        onContextLost,
      }),
    [tour, cloudPiece],
  );
  const canvas = useViewOnCanvas({ view, create, onReady, onFail });
  useFirstView(view, { initialStation, kind, tour });
  useViewUrl(view, kind === "tour");

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
        {view && state && <ViewOverlay {...{ tour, labels, view, state, currentStation, measurements, tools }} />}
      </div>
      <span id={keysId} hidden>
        {state?.isPlan ? labels.planKeys : labels.keys}
      </span>
      {view && measurements.length > 0 && (
        <MeasurementList
          device={tour.device}
          measurements={measurements}
          labels={labels}
          onEmpty={view.focus}
          onRemove={(id) => setMeasurements((list) => list.filter((each) => each.id !== id))}
        />
      )}
      <p role="status" sx={status}>
        {message}
      </p>
      {view && state && (
        <Toolbar
          {...{ view, state, labels, tools }}
          ownScanLabels={ownScan?.labels}
          // Elsewhere the panel next to the view has this button.
          enterable={kind === "embed" ? nearestStation(tour.stations, state.camera.target) : undefined}
          onTakePoint={() => takePoint({ x: state.size.width / 2, y: state.size.height / 2 })}
          share={
            // Only the view of a panorama and the plan have a URL.
            kind === "tour" && (currentStation || state.isPlan)
              ? {
                  title: tour.name,
                  getUrl: () => viewUrl(view),
                  getCode: () => embedCode({ url: viewUrl(view, withPrefix(embedPath(tour.path))), title: tour.name }),
                  onCopied: (copied) => showMessage(copied === "url" ? labels.copied : labels.codeCopied),
                }
              : undefined
          }
        />
      )}
    </>
  );
};
