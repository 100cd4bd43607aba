import { useRef } from "react";
import * as styles from "../../../../theme/styles/viewer";
import { ShareButton } from "./share-button";
import type { Viewer, ViewerState } from "../scene/state";
import { ToolButton } from "../../../../components/ui/tool-button";
import { useFullScreen } from "../../../../hooks/use-full-screen";
import type { useMeasuring } from "./use-measuring";
import type { OwnScanViewLabels, Walking } from "./use-walking";

const ZOOM_FACTOR = 1.25;

interface ToolbarProps {
  viewer: Viewer;
  state: ViewerState;
  labels: Queries.TourLabelPartsFragment;
  measuring: ReturnType<typeof useMeasuring>;
  onTakePoint: () => void;
  /** Walking to points of a cloud without stations; `undefined` in a tour. */
  walking?: (Pick<Walking, "isActive" | "toggle"> & { labels: OwnScanViewLabels }) | undefined;
  /** `undefined` if the view cannot be shared. */
  share: { title: string; getUrl: () => string; onCopied: () => void } | undefined;
}

/** The controls at the bottom of the view. */
export const Toolbar = ({ viewer, state, labels, measuring, walking, onTakePoint, share }: ToolbarProps) => {
  const toolbar = useRef<HTMLDivElement>(null);
  const [isFullScreen, toggleFullScreen] = useFullScreen(toolbar);
  return (
    <div ref={toolbar} sx={styles.toolbar}>
      <ToolButton
        icon="ruler"
        text={labels.measure}
        hasVisibleText
        pressed={measuring.isActive}
        disabled={!state.canMeasure && !measuring.isActive}
        onPress={measuring.toggle}
      />
      {walking && (
        <ToolButton
          icon="map-pin"
          text={walking.labels.walk}
          hasVisibleText
          pressed={walking.isActive}
          onPress={walking.toggle}
        />
      )}
      {(measuring.isActive || walking?.isActive) && (
        <ToolButton icon="crosshair" text={labels.takePoint} disabled={!state.canMeasure} onPress={onTakePoint} />
      )}
      <ToolButton
        icon="box"
        text={walking?.labels.overview ?? labels.cloud}
        hasVisibleText
        pressed={walking ? undefined : state.station === undefined && state.camera.distance > 0}
        onPress={() => viewer.flyToOverview()}
      />
      <ToolButton icon="plus" text={labels.zoomIn} onPress={() => viewer.zoom(ZOOM_FACTOR)} />
      <ToolButton icon="minus" text={labels.zoomOut} onPress={() => viewer.zoom(1 / ZOOM_FACTOR)} />
      <ToolButton
        icon="refresh-cw"
        text={labels.rotate}
        pressed={state.autoRotate}
        onPress={() => viewer.setOptions({ autoRotate: !state.autoRotate })}
      />
      {document.fullscreenEnabled && (
        <ToolButton icon="maximize" text={labels.fullScreen} pressed={isFullScreen} onPress={toggleFullScreen} />
      )}
      {share && <ShareButton {...share} labels={labels} onFieldClosed={viewer.focus} />}
    </div>
  );
};
