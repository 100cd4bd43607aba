import { useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode } from "react";
import { bandProperties } from "../../theme/bands";
import { ErrorBoundary } from "../../components/ui/error-boundary";
import { Icon } from "../../components/ui/icon";
import { Picture } from "../../components/ui/media/picture";
import * as styles from "../../theme/styles/viewer-cover";
import type { Measurement } from "./geometry/measurement";
import type { CloudPanelProps } from "./viewer/controls/cloud-panel";
import type { Viewer, ViewerTour } from "./viewer/scene/state";
import type { ViewerCanvasProps } from "./viewer/controls/viewer-canvas";

export type TourLabels = Queries.TourLabelPartsFragment;

interface LazyViewerProps {
  tour: ViewerTour;
  labels: TourLabels;
  /** What the button on the picture says. */
  start: string;
  /** Of the picture. */
  sizes: string;
  eager?: boolean;
  /** What is opened from the first, without a press on the picture. */
  initially?: Opened;
  kind: ViewerCanvasProps["kind"];
  /** The opened viewer, as `onViewer` has told it. */
  viewer: Viewer | undefined;
  /** Told of the viewer when it is open, and of `undefined` when the device has given up. */
  onViewer: (viewer: Viewer | undefined) => void;
  /** What stands beside the picture from the first; `goToStation` opens the viewer if it is not yet open. */
  children?: (goToStation: (station: string) => void) => ReactNode;
}

/** The parts of the viewer that come on a press. */
interface Opened {
  View: ComponentType<ViewerCanvasProps>;
  Panel: ComponentType<CloudPanelProps>;
}

type Failure = "noWebgl" | "lost" | "failed";

/**
 * A picture that a press turns into the viewer. Nothing of the viewer is
 * fetched before. When the device gives up, the picture is back, with a
 * sentence and the button; what was measured stays.
 */
export const LazyViewer = (props: LazyViewerProps) => {
  const { tour, labels, start, sizes, eager = false, initially, kind, viewer, onViewer, children } = props;
  const [opened, setOpened] = useState(initially);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const [measurements, setMeasurements] = useState<readonly Measurement[]>([]);
  const [begin, setBegin] = useState<string>();
  /** Opens the viewer, if need be in a room; who chooses again while it comes gets the last room. */
  const open = (room?: string): void => {
    setBegin(room);
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    import("./viewer/lazy-parts").then(
      ({ ViewerCanvas: View, CloudPanel: Panel }) => setOpened({ View, Panel }),
      () => {
        setBusy(false);
        setFailure("failed");
      },
    );
  };
  const goToStation = (station: string): void => {
    if (viewer) viewer.goToStation(station);
    else open(station);
  };
  const ready = useCallback(
    (next: Viewer) => {
      onViewer(next);
      setBusy(false);
    },
    [onViewer],
  );
  const fail = useCallback(
    (reason: Failure) => {
      setOpened(undefined);
      onViewer(undefined);
      setBusy(false);
      setFailure(reason);
    },
    [onViewer],
  );
  const failToDraw = (): void => fail("failed");
  const starter = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The focus went with the viewer, unless it was elsewhere on the page.
    if (failure && document.activeElement === document.body) starter.current?.focus({ preventScroll: true });
  }, [failure]);
  const hasAside = children !== undefined || viewer !== undefined;
  return (
    <div
      data-viewer=""
      style={bandProperties("ink")}
      sx={{
        display: "grid",
        gridTemplateColumns: ["minmax(0, 1fr)", null, hasAside ? "minmax(0, 1fr) 22rem" : null],
        border: "1px solid",
        borderColor: "hairline",
        borderRadius: "media",
        overflow: "hidden",
        bg: "raised",
        color: "text",
        "&:fullscreen": { borderRadius: 0, border: "none", overflow: "auto", minHeight: "100%" },
      }}
    >
      <div sx={styles.picture}>
        <Picture
          picture={tour.image}
          sizes={sizes}
          eager={eager}
          sx={{ position: "absolute", inset: 0, img: { width: "100%", height: "100%" } }}
        />
        {opened ? (
          <ErrorBoundary fallback={null} onError={failToDraw}>
            <opened.View
              {...{ tour, labels, viewer, measurements, setMeasurements, kind, begin }}
              onReady={ready}
              onFail={fail}
            />
          </ErrorBoundary>
        ) : (
          <div sx={styles.cover}>
            <button
              ref={starter}
              type="button"
              data-script=""
              aria-disabled={busy}
              onClick={() => !busy && open()}
              sx={{ variant: "buttons.primary", gap: 3 }}
            >
              <Icon name="rotate-3d" size={20} />
              <span>{busy ? labels.loading : start}</span>
            </button>
          </div>
        )}
        <p role="status" sx={styles.status}>
          {failure && labels[failure]}
        </p>
      </div>
      {hasAside && (
        <div
          sx={{
            p: 5,
            display: "grid",
            gap: 5,
            alignContent: "start",
            borderLeft: [null, null, "1px solid var(--hairline)"],
            // As high as the picture, which must not grow when the cloud's controls come.
            height: [null, null, 0],
            minHeight: [null, null, "100%"],
            overflowY: [null, null, "auto"],
          }}
        >
          {children?.(goToStation)}
          {opened && viewer && (
            <ErrorBoundary fallback={null} onError={failToDraw}>
              <opened.Panel {...{ tour, labels, viewer }} withRooms={!children} />
            </ErrorBoundary>
          )}
        </div>
      )}
    </div>
  );
};
