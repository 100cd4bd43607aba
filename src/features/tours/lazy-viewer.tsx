import { useCallback, useEffect, useState, type ReactNode } from "react";
import type { Measurement } from "@capture/viewer/measuring";
import type { TourView } from "@capture/viewer/tour";
import { bandProperties } from "../../theme/bands";
import type { CanvasFailure } from "../../hooks/use-view-on-canvas";
import { ErrorBoundary } from "../../ui/error-boundary";
import { Picture } from "../../ui/media/picture";
import * as styles from "../../theme/styles/viewer-cover";
import { StartButton } from "./start-button";
import type * as ViewerModule from "./viewer/controls/viewer-canvas";
import type { Tour } from "./tour-fields";

export type TourLabels = Queries.TourLabelFieldsFragment;

interface LazyViewerProps {
  tour: Tour & Pick<Queries.TourViewerFieldsFragment, "image">;
  labels: TourLabels;
  /** The `sizes` attribute of the picture. */
  sizes: string;
  eager?: boolean;
  /** A scan opens immediately, because the press that loaded this component was its start; others when the button is pressed. */
  kind: ViewerModule.ViewerCanvasProps["kind"];
  /** Content next to the picture, also before the viewer is open; `goToStation` opens the viewer if needed. */
  children?: (view: TourView | undefined, goToStation: (station: string) => void) => ReactNode;
  /** What a tour on a page of another site posts to that page. */
  reporter?: (viewer: ReportedViewer) => ReactNode;
}

export interface ReportedViewer {
  readonly view: TourView | undefined;
  readonly measurements: readonly Measurement[];
  readonly failure: ViewerFailure | undefined;
}

/**
 * A picture with a button that loads the viewer; no part of the viewer is fetched before it is opened. When the viewer
 * fails, the picture is shown again with a message and the button, and the measurements are kept.
 */
export const LazyViewer = ({ tour, labels, sizes, eager = false, kind, children, reporter }: LazyViewerProps) => {
  const { module, view, isLoading, failure, initialStation, open, handleReady, handleFailure } = useLazyViewer(kind);
  const [measurements, setMeasurements] = useState<readonly Measurement[]>([]);
  const goToStation = (station: string): void => {
    if (view) view.goToStation(station);
    else open(station);
  };
  const onRenderError = (): void => handleFailure("failed");
  const isEmbed = kind === "embed";
  const hasAside = !isEmbed && (children !== undefined || view !== undefined);
  const startLabel = kind === "scan" ? labels.openScan : labels.start;
  return (
    <div
      data-viewer=""
      style={bandProperties("ink")}
      sx={{
        ...styles.frame,
        ...(isEmbed && styles.wholeFrame),
        gridTemplateColumns: ["minmax(0, 1fr)", null, hasAside ? "minmax(0, 1fr) 24rem" : null],
      }}
    >
      {reporter?.({ view, measurements, failure })}
      <div sx={isEmbed ? styles.wholePicture : styles.picture}>
        <Picture
          picture={tour.image}
          sizes={sizes}
          eager={eager}
          sx={{ position: "absolute", inset: 0, img: { width: "100%", height: "100%" } }}
        />
        {module ? (
          <ErrorBoundary fallback={null} onError={onRenderError}>
            <module.ViewerCanvas
              {...{ tour, labels, view, measurements, setMeasurements, kind, initialStation }}
              onReady={handleReady}
              onFail={handleFailure}
            />
          </ErrorBoundary>
        ) : (
          <StartButton
            text={isLoading ? labels.loading : startLabel}
            isLoading={isLoading}
            hasFailed={failure !== undefined}
            onStart={open}
          />
        )}
        <p role="status" sx={styles.status}>
          {failure && labels[failure]}
        </p>
      </div>
      {hasAside && (
        <div sx={styles.aside}>
          {/* Above the rooms: the coloring and the cut of a cloud are in view without scrolling. */}
          {module && view && (
            <ErrorBoundary fallback={null} onError={onRenderError}>
              <module.CloudPanel {...{ tour, labels, view }} withRooms={!children} />
            </ErrorBoundary>
          )}
          {children?.(view, goToStation)}
        </div>
      )}
    </div>
  );
};

/** Fetches the viewer. Only this module imports it, so that a site without tours does not contain it. */
export const loadViewer = (): Promise<typeof ViewerModule> => import("./viewer/controls/viewer-canvas");

/** The key of the label that explains why the viewer was closed. */
type ViewerFailure = CanvasFailure | "failed";

/** Loads the viewer: a tour on request, a scan immediately. */
function useLazyViewer(kind: ViewerModule.ViewerCanvasProps["kind"]) {
  const opensImmediately = kind === "scan";
  const [module, setModule] = useState<typeof ViewerModule>();
  const [view, setView] = useState<TourView>();
  const [isLoading, setIsLoading] = useState(opensImmediately);
  const [failure, setFailure] = useState<ViewerFailure>();
  const [initialStation, setInitialStation] = useState<string>();
  const handleFailure = useCallback((reason: ViewerFailure) => {
    setModule(undefined);
    setView(undefined);
    setIsLoading(false);
    setFailure(reason);
  }, []);
  const handleReady = useCallback((opened: TourView) => {
    setView(opened);
    setIsLoading(false);
  }, []);
  const load = useCallback(() => {
    loadViewer().then(setModule, () => handleFailure("failed"));
  }, [handleFailure]);
  useEffect(() => {
    if (opensImmediately) load();
  }, [opensImmediately, load]);
  /** Loads the viewer, which starts at the given station. Calls while it is loading only change the station. */
  const open = (station?: string): void => {
    setInitialStation(station);
    if (isLoading) return;
    setIsLoading(true);
    setFailure(undefined);
    load();
  };
  return { module, view, isLoading, failure, initialStation, open, handleReady, handleFailure };
}
