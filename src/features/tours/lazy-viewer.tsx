import { useEffect, useRef, useState, type ReactNode } from "react";
import type { ThemeUICSSObject } from "@theme-ui/core";
import { bandProperties } from "../../theme/bands";
import { ErrorBoundary } from "../../components/ui/error-boundary";
import { Icon } from "../../components/ui/icon";
import { Picture } from "../../components/ui/media/picture";
import * as styles from "../../theme/styles/viewer-cover";
import type { Measurement } from "./geometry/measurement";
import { useLazyViewer, type LazyParts } from "./use-lazy-viewer";
import type { Viewer, ViewerTour } from "./viewer/scene/state";
import type { ViewerCanvasProps } from "./viewer/controls/viewer-canvas";

export type TourLabels = Queries.TourLabelPartsFragment;

interface LazyViewerProps {
  tour: ViewerTour;
  labels: TourLabels;
  /** The text of the button that opens the viewer. */
  startLabel: string;
  /** The `sizes` attribute of the picture. */
  sizes: string;
  eager?: boolean;
  /** Parts that are already loaded; with them the viewer opens immediately. */
  loadedParts?: LazyParts;
  kind: ViewerCanvasProps["kind"];
  /** The opened viewer that `onViewer` was called with. */
  viewer: Viewer | undefined;
  /** Called with the viewer when it is ready, and with `undefined` when it has failed. */
  onViewer: (viewer: Viewer | undefined) => void;
  /** Content next to the picture, also before the viewer is open; `goToStation` opens the viewer if needed. */
  children?: (goToStation: (station: string) => void) => ReactNode;
}

/**
 * A picture with a button that loads the viewer; no part of the viewer is fetched before the button is pressed. When the
 * viewer fails, the picture is shown again with a message and the button, and the measurements are kept.
 */
export const LazyViewer = (props: LazyViewerProps) => {
  const { tour, labels, startLabel, sizes, eager = false, loadedParts, kind, viewer, onViewer, children } = props;
  const { parts, isLoading, failure, initialStation, open, handleReady, handleFailure } = useLazyViewer(
    loadedParts,
    onViewer,
  );
  const [measurements, setMeasurements] = useState<readonly Measurement[]>([]);
  const goToStation = (station: string): void => {
    if (viewer) viewer.goToStation(station);
    else open(station);
  };
  const onRenderError = (): void => handleFailure("failed");
  const hasAside = children !== undefined || viewer !== undefined;
  return (
    <div
      data-viewer=""
      style={bandProperties("ink")}
      sx={{
        ...viewerStyles,
        gridTemplateColumns: ["minmax(0, 1fr)", null, hasAside ? "minmax(0, 1fr) 22rem" : null],
      }}
    >
      <div sx={styles.picture}>
        <Picture
          picture={tour.image}
          sizes={sizes}
          eager={eager}
          sx={{ position: "absolute", inset: 0, img: { width: "100%", height: "100%" } }}
        />
        {parts ? (
          <ErrorBoundary fallback={null} onError={onRenderError}>
            <parts.ViewerCanvas
              {...{ tour, labels, viewer, measurements, setMeasurements, kind, initialStation }}
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
        <div sx={asideStyles}>
          {children?.(goToStation)}
          {parts && viewer && (
            <ErrorBoundary fallback={null} onError={onRenderError}>
              <parts.CloudPanel {...{ tour, labels, viewer }} withRooms={!children} />
            </ErrorBoundary>
          )}
        </div>
      )}
    </div>
  );
};

interface StartButtonProps {
  text: string;
  isLoading: boolean;
  /** Whether the viewer has failed. */
  hasFailed: boolean;
  onStart: () => void;
}

const StartButton = ({ text, isLoading, hasFailed, onStart }: StartButtonProps) => {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Restores the focus if it was in the failed viewer, whose removal moved it to the body.
    if (hasFailed && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [hasFailed]);
  return (
    <div sx={styles.cover}>
      <button
        ref={button}
        type="button"
        data-script=""
        aria-disabled={isLoading}
        onClick={() => !isLoading && onStart()}
        sx={{ variant: "buttons.primary", gap: 3 }}
      >
        <Icon name="rotate-3d" size={20} />
        <span>{text}</span>
      </button>
    </div>
  );
};

const viewerStyles: ThemeUICSSObject = {
  display: "grid",
  border: "1px solid",
  borderColor: "hairline",
  borderRadius: "media",
  overflow: "hidden",
  bg: "raised",
  color: "text",
  "&:fullscreen": { borderRadius: 0, border: "none", overflow: "auto", minHeight: "100%" },
};

const asideStyles: ThemeUICSSObject = {
  p: 5,
  display: "grid",
  gap: 5,
  alignContent: "start",
  borderLeft: [null, null, "1px solid var(--hairline)"],
  // As high as the picture, which must not grow when the controls of the cloud appear.
  height: [null, null, 0],
  minHeight: [null, null, "100%"],
  overflowY: [null, null, "auto"],
};
