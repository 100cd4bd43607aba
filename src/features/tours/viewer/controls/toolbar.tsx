import { useRef } from "react";
import type { TourView, TourState } from "@capture/viewer/tour";
import * as styles from "../../../../theme/styles/viewer";
import { fillPlaceholders } from "@capture/domain/placeholders";
import type { TourStation } from "../../tour-fields";
import { EmbedButton, ShareButton } from "./share-button";
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
  /** The station that a button next to a cloud enters; `undefined` if there is no such button. */
  enterable?: TourStation | undefined;
  /** `undefined` if the view cannot be shared. */
  share: SharedView | undefined;
}

interface SharedView {
  title: string;
  getUrl: () => string;
  /** Returns the HTML with which another site shows the view. */
  getCode: () => string;
  onCopied: (copied: "url" | "code") => void;
}

/** The controls at the bottom of the view. */
export const Toolbar = (props: ToolbarProps) => {
  const { view, state, labels, tools, ownScanLabels, onTakePoint, enterable, share } = props;
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
      {enterable && state.station === undefined && state.drawnPoints > 0 && (
        <ToolButton
          icon="map-pin"
          text={fillPlaceholders(labels.enterNearest, { name: enterable.name })}
          hasVisibleText
          onPress={() => {
            view.goToStation(enterable.id);
            // The pressed button, which has the focus, is about to be removed.
            view.focus();
          }}
        />
      )}
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
      {share && (
        <>
          <ShareButton
            {...{ labels, title: share.title, getUrl: share.getUrl }}
            onCopied={() => share.onCopied("url")}
            onFieldClosed={view.focus}
          />
          <EmbedButton
            {...{ labels, getCode: share.getCode }}
            onCopied={() => share.onCopied("code")}
            onFieldClosed={view.focus}
          />
        </>
      )}
    </div>
  );
};
