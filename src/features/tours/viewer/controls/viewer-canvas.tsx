import type { ThemeUICSSObject } from "@theme-ui/core";
import { useCallback, useEffect, useId, useRef, type Dispatch, type SetStateAction } from "react";
import { useOnScreen } from "../../../../hooks/use-on-screen";
import type { Measurement } from "../../geometry/measurement";
import * as styles from "../../../../theme/styles/viewer-cover";
import { useViewerState } from "../../use-viewer-state";
import { MeasurementList } from "./measurement-list";
import { PictureOverlay } from "./picture-overlay";
import type { Viewer, ViewerTour } from "../scene/state";
import { Toolbar } from "./toolbar";
import { linkTo, startAtAddress, useTourAddress } from "./tour-address";
import { useCreatedViewer } from "./use-created-viewer";
import { useMeasuring } from "./use-measuring";
import { useNote } from "./use-note";

export interface ViewerCanvasProps {
  tour: ViewerTour;
  labels: Queries.TourLabelPartsFragment;
  measurements: readonly Measurement[];
  setMeasurements: Dispatch<SetStateAction<readonly Measurement[]>>;
  /** `undefined` until it is ready. */
  viewer: Viewer | undefined;
  /** A tour starts at the view in the URL and updates it; a scan starts with the cloud. */
  kind: "tour" | "scan";
  /** The station to start at, if one was chosen. */
  begin: string | undefined;
  onReady: (viewer: Viewer) => void;
  onFail: (reason: "noWebgl" | "lost") => void;
}

/** The opened viewer: its canvas, what is drawn over the picture, and its controls. */
export const ViewerCanvas = (props: ViewerCanvasProps) => {
  const { tour, labels, viewer, measurements, setMeasurements, kind, begin, onReady, onFail } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const keys = useId();
  const [note, showNote] = useNote();
  const state = useViewerState(viewer);
  const measuring = useMeasuring((measured) => {
    setMeasurements((list) => [...list, { ...measured, id: (list.at(-1)?.id ?? 0) + 1 }]);
  });
  useCreatedViewer({ canvas, box, tour, onPress: (place) => measuring.take(viewer?.pick(place)), onReady, onFail });
  useStart(viewer, { begin, kind, tour });
  useTourAddress(viewer, kind === "tour");
  const setAwake = useCallback((isVisible: boolean) => viewer?.setAwake(isVisible), [viewer]);
  useOnScreen(box, setAwake);

  const here = tour.stations.find(({ id }) => id === state?.station);
  // Nothing is shown until the first panorama or piece of the cloud is loaded.
  const shown = here ? here.picture.alt : state?.points ? labels.cloud : undefined;
  const hint = measuring.hint && labels[measuring.hint];
  const message = state?.failed ? labels.failed : state?.loading ? labels.loading : (hint ?? note);
  return (
    <>
      <div
        ref={box}
        role="application"
        tabIndex={0}
        aria-label={shown === undefined ? labels.view : `${labels.view}: ${shown}`}
        aria-describedby={keys}
        sx={{ ...boxStyles, cursor: measuring.active ? "crosshair" : "grab" }}
      >
        <canvas
          ref={canvas}
          aria-hidden="true"
          sx={{ ...canvasStyles, bg: state?.station || !state?.points ? "transparent" : "ground" }}
        />
        {viewer && state && <PictureOverlay {...{ tour, labels, viewer, state, here, measurements, measuring }} />}
      </div>
      <span id={keys} hidden>
        {labels.keys}
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
      <p role="status" sx={styles.status}>
        {message}
      </p>
      {viewer && state && (
        <Toolbar
          {...{ viewer, state, labels, measuring }}
          onTakePoint={() => measuring.take(viewer.pick({ x: state.size.width / 2, y: state.size.height / 2 }))}
          link={
            // A URL contains the view of a panorama; there is none for the cloud.
            kind === "tour" && here
              ? { title: tour.name, to: () => linkTo(viewer), onCopied: () => showNote(labels.copied) }
              : undefined
          }
        />
      )}
    </>
  );
};

/** Shows the first view when the viewer is ready: the chosen station, the view in the URL, or the cloud. */
function useStart(
  viewer: Viewer | undefined,
  { begin, kind, tour }: Pick<ViewerCanvasProps, "begin" | "kind" | "tour">,
): void {
  useEffect(() => {
    if (!viewer) return;
    if (begin !== undefined) viewer.goToStation(begin);
    else if (kind === "tour") startAtAddress(viewer, tour);
    else viewer.flyToOverview();
  }, [viewer, begin, kind, tour]);
}

const boxStyles: ThemeUICSSObject = {
  position: "absolute",
  inset: 0,
  // An arrow at the edge is cut off, and does not scroll the picture when it gets the focus.
  overflow: "clip",
  // One finger that moves up or down scrolls the page, which the picture may fill; sideways it turns the view.
  touchAction: "pan-y",
  "[data-viewer]:fullscreen &": { touchAction: "none" },
  userSelect: "none",
  "&:focus-visible": { outline: "2px solid", outlineColor: "link", outlineOffset: -4 },
};

const canvasStyles: ThemeUICSSObject = { display: "block", width: "100%", height: "100%" };
