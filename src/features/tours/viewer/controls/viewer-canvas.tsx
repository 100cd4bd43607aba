import { useCallback, useEffect, useId, useRef, type Dispatch, type SetStateAction } from "react";
import { useOnScreen } from "../../../../hooks/use-on-screen";
import { prefersReducedMotion } from "../../../../hooks/use-media";
import { INITIAL_PITCH_DEG } from "../../address";
import type { Place } from "../../geometry/camera";
import type { Measurement } from "../../geometry/measurement";
import type { Picked } from "../../geometry/picked";
import * as styles from "../../../../theme/styles/viewer-cover";
import { useViewerState } from "../../use-viewer-state";
import { Arrows } from "./arrows";
import { Crosshair } from "./crosshair";
import { Lines } from "./lines";
import { MeasurementList } from "./measurement-list";
import type { Viewer, ViewerTour } from "../scene/state";
import { Toolbar } from "./toolbar";
import { linkTo, startAtAddress, useTourAddress } from "./tour-address";
import { useMeasuring } from "./use-measuring";
import { useNote } from "./use-note";
import { createViewer } from "../scene/viewer";

export interface ViewerCanvasProps {
  tour: ViewerTour;
  labels: Queries.TourLabelPartsFragment;
  measurements: readonly Measurement[];
  setMeasurements: Dispatch<SetStateAction<readonly Measurement[]>>;
  /** `undefined` until it is ready. */
  viewer: Viewer | undefined;
  /** A tour begins where the address says, and keeps it; a scan begins with the cloud. */
  kind: "tour" | "scan";
  /** The room that was chosen to start with, if one was. */
  begin: string | undefined;
  onReady: (viewer: Viewer) => void;
  onFail: (reason: "noWebgl" | "lost") => void;
}

/** The opened viewer: its canvas, what lies over the picture, and its controls. */
export const ViewerCanvas = (props: ViewerCanvasProps) => {
  const { tour, labels, viewer, measurements, setMeasurements, kind, begin, onReady, onFail } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const keys = useId();
  const press = useRef<(place: Place) => void>(() => undefined);
  const [note, say] = useNote();
  const state = useViewerState(viewer);
  const measuring = useMeasuring((measured) => {
    setMeasurements((list) => [...list, { ...measured, id: (list.at(-1)?.id ?? 0) + 1 }]);
  });

  useEffect(() => {
    press.current = (place) => measuring.take(viewer?.pick(place));
  });
  useEffect(() => {
    const [drawn, listened] = [canvas.current, box.current];
    if (!drawn || !listened) return;
    let made: Viewer;
    try {
      made = createViewer(drawn, listened, tour, {
        reducedMotion: prefersReducedMotion,
        isPhone: matchMedia("(pointer: coarse)").matches,
        onPress: (place) => press.current(place),
      });
    } catch {
      onFail("noWebgl");
      return;
    }
    const lost = (): void => onFail("lost");
    drawn.addEventListener("webglcontextlost", lost);
    onReady(made);
    made.focus();
    return () => {
      drawn.removeEventListener("webglcontextlost", lost);
      made.dispose();
    };
    // Made once: the canvas stays for as long as this is shown.
  }, [tour, onReady, onFail]);
  useEffect(() => {
    if (!viewer) return;
    if (begin !== undefined) viewer.goToStation(begin);
    else if (kind === "tour") startAtAddress(viewer, tour);
    else viewer.flyToOverview();
  }, [viewer, begin, kind, tour]);
  useTourAddress(viewer, kind === "tour");
  useOnScreen(
    box,
    useCallback((shown: boolean) => viewer?.setAwake(shown), [viewer]),
  );

  const here = tour.stations.find(({ id }) => id === state?.station);
  const sees = (point: Picked): boolean => viewer?.sees(point.place) ?? false;
  const { pending } = measuring;
  // While the first of it is fetched, nothing is shown.
  const shown = here ? here.picture.alt : state?.points ? labels.cloud : undefined;
  const hint = measuring.hint && labels[measuring.hint];
  const text = state?.failed ? labels.failed : state?.loading ? labels.loading : (hint ?? note);
  return (
    <>
      <div
        ref={box}
        role="application"
        tabIndex={0}
        aria-label={shown === undefined ? labels.view : `${labels.view}: ${shown}`}
        aria-describedby={keys}
        sx={{
          position: "absolute",
          inset: 0,
          // An arrow at the edge is cut off, and does not scroll the picture when it gets the focus.
          overflow: "clip",
          // One finger moved up or down scrolls the page, which the picture may fill; one moved sideways looks around.
          touchAction: "pan-y",
          "[data-viewer]:fullscreen &": { touchAction: "none" },
          userSelect: "none",
          cursor: measuring.active ? "crosshair" : "grab",
          "&:focus-visible": { outline: "2px solid", outlineColor: "link", outlineOffset: -4 },
        }}
      >
        <canvas
          ref={canvas}
          aria-hidden="true"
          sx={{
            display: "block",
            width: "100%",
            height: "100%",
            bg: state?.station || !state?.points ? "transparent" : "ground",
          }}
        />
        {state && (
          <Lines
            state={state}
            measurements={measurements.filter(({ from, to }) => sees(from) && sees(to))}
            pending={pending && sees(pending) ? pending : undefined}
          />
        )}
        {state && measuring.active && <Crosshair />}
        {viewer && state && here && (
          <Arrows
            tour={tour}
            state={state}
            here={here}
            label={labels.goTo}
            onWalk={(to) => {
              viewer.goToStation(to, keptLook(viewer));
              // The arrow stays behind.
              viewer.focus();
            }}
          />
        )}
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
        {text}
      </p>
      {viewer && state && (
        <Toolbar
          {...{ viewer, state, labels, measuring }}
          onTakePoint={() => measuring.take(viewer.pick({ x: state.size.width / 2, y: state.size.height / 2 }))}
          link={
            // An address names a view of a panorama; the cloud has none.
            kind === "tour" && here
              ? { title: tour.name, to: () => linkTo(viewer), onCopied: () => say(labels.copied) }
              : undefined
          }
        />
      )}
    </>
  );
};

/** Who walks through an arrow goes on looking in that direction. */
function keptLook(viewer: Viewer) {
  const { yaw } = viewer.state().camera;
  return { yaw, pitch: INITIAL_PITCH_DEG };
}
