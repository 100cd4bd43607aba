import { useRef } from "react";
import * as styles from "../../../../theme/styles/viewer";
import { ShareButton } from "./share-button";
import type { Viewer, ViewerState } from "../scene/state";
import { ToolButton } from "./tool-button";
import { useFullScreen } from "./use-full-screen";
import type { useMeasuring } from "./use-measuring";

const ZOOM_FACTOR = 1.25;

interface ToolbarProps {
  viewer: Viewer;
  state: ViewerState;
  labels: Queries.TourLabelPartsFragment;
  measuring: ReturnType<typeof useMeasuring>;
  onTakePoint: () => void;
  /** Without it the view cannot be shared. */
  link: { title: string; to: () => string; onCopied: () => void } | undefined;
}

/** The controls at the bottom of the picture. */
export const Toolbar = ({ viewer, state, labels, measuring, onTakePoint, link }: ToolbarProps) => {
  const bar = useRef<HTMLDivElement>(null);
  const [isFull, toggleFull] = useFullScreen(bar);
  return (
    <div ref={bar} sx={styles.toolbar}>
      <ToolButton icon="ruler" text={labels.measure} wide pressed={measuring.active} onPress={measuring.toggle} />
      {measuring.active && <ToolButton icon="crosshair" text={labels.takePoint} onPress={onTakePoint} />}
      <ToolButton
        icon="box"
        text={labels.cloud}
        wide
        pressed={state.station === undefined && state.camera.distance > 0}
        onPress={() => viewer.flyToOverview()}
      />
      <ToolButton icon="plus" text={labels.zoomIn} onPress={() => viewer.zoom(ZOOM_FACTOR)} />
      <ToolButton icon="minus" text={labels.zoomOut} onPress={() => viewer.zoom(1 / ZOOM_FACTOR)} />
      <ToolButton
        icon="refresh-cw"
        text={labels.rotate}
        pressed={state.rotating}
        onPress={() => viewer.change({ rotating: !state.rotating })}
      />
      {document.fullscreenEnabled && (
        <ToolButton icon="maximize" text={labels.fullScreen} pressed={isFull} onPress={toggleFull} />
      )}
      {link && (
        <ShareButton title={link.title} link={link.to} labels={labels} onCopied={link.onCopied} onDone={viewer.focus} />
      )}
    </div>
  );
};
