import { useRef } from "react";
import type { TourView, TourState } from "@capture/viewer/tour";
import * as styles from "../../../../theme/styles/viewer";
import { ShareButton } from "./share-button";
import { ToolButton } from "../../../../ui/tool-button";
import { useFullScreen } from "../../../../hooks/use-full-screen";
import type { OwnScanViewLabels, Tools } from "./use-tools";

const ZOOM_FACTOR = 1.25;

interface ToolbarProps {
  view: TourView;
  state: TourState;
  labels: Queries.TourLabelFieldsFragment;
  tools: Tools;
  onTakePoint: () => void;
  /** Labels of the tools for a cloud without stations; `undefined` in a tour. */
  ownScanLabels?: OwnScanViewLabels | undefined;
  /** `undefined` if the view cannot be shared. */
  share: { title: string; getUrl: () => string; onCopied: () => void } | undefined;
}

/** The controls at the bottom of the view. */
export const Toolbar = ({ view, state, labels, tools, ownScanLabels, onTakePoint, share }: ToolbarProps) => {
  const toolbar = useRef<HTMLDivElement>(null);
  const [isFullScreen, toggleFullScreen] = useFullScreen(toolbar);
  return (
    <div ref={toolbar} sx={styles.toolbar}>
      <ToolButton
        icon="ruler"
        text={labels.measure}
        hasVisibleText
        pressed={tools.active === "measuring"}
        disabled={!state.canMeasure && tools.active !== "measuring"}
        onPress={() => tools.toggle("measuring")}
      />
      {ownScanLabels && (
        <ToolButton
          icon="map-pin"
          text={ownScanLabels.walk}
          hasVisibleText
          pressed={tools.active === "walking"}
          onPress={() => tools.toggle("walking")}
        />
      )}
      {tools.active && (
        <ToolButton icon="crosshair" text={labels.takePoint} disabled={!state.canMeasure} onPress={onTakePoint} />
      )}
      <ToolButton
        icon="box"
        text={ownScanLabels?.overview ?? labels.cloud}
        hasVisibleText
        pressed={ownScanLabels ? undefined : state.station === undefined && state.camera.distance > 0}
        onPress={() => view.flyToOverview()}
      />
      <ToolButton icon="plus" text={labels.zoomIn} onPress={() => view.zoom(ZOOM_FACTOR)} />
      <ToolButton icon="minus" text={labels.zoomOut} onPress={() => view.zoom(1 / ZOOM_FACTOR)} />
      <ToolButton
        icon="refresh-cw"
        text={labels.rotate}
        pressed={state.autoRotate}
        onPress={() => view.setOptions({ autoRotate: !state.autoRotate })}
      />
      {document.fullscreenEnabled && (
        <ToolButton icon="maximize" text={labels.fullScreen} pressed={isFullScreen} onPress={toggleFullScreen} />
      )}
      {share && <ShareButton {...share} labels={labels} onFieldClosed={view.focus} />}
    </div>
  );
};
