import { useRef } from "react";
import type { Stage, StageState } from "@capture/viewer/stage";
import { ToolButton } from "../../../../ui/tool-button";
import { useFullScreen } from "../../../../hooks/use-full-screen";
import * as styles from "../../../../theme/styles/model-stage";

const ZOOM_FACTOR = 1.25;

interface StageToolbarProps {
  labels: Queries.ModelLabelFieldsFragment;
  stage: Stage;
  state: StageState;
}

/** The controls at the bottom of the view. */
export const StageToolbar = ({ labels, stage, state }: StageToolbarProps) => {
  const toolbar = useRef<HTMLDivElement>(null);
  const [isFullScreen, toggleFullScreen] = useFullScreen(toolbar);
  return (
    <div ref={toolbar} sx={styles.toolbar}>
      <ToolButton
        icon="ruler"
        text={labels.trueSize}
        hasVisibleText
        pressed={state.mode !== "device"}
        onPress={() => stage.setMode(state.mode === "device" ? "trueSize" : "device")}
      />
      {hasPerspective(state) && (
        <>
          <ToolButton
            icon="rotate-3d"
            text={labels.startTurning}
            pressed={state.autoRotate}
            onPress={() => stage.setOptions({ autoRotate: !state.autoRotate })}
          />
          <ToolButton icon="plus" text={labels.zoomIn} onPress={() => stage.zoom(ZOOM_FACTOR)} />
          <ToolButton icon="minus" text={labels.zoomOut} onPress={() => stage.zoom(1 / ZOOM_FACTOR)} />
        </>
      )}
      <ToolButton icon="refresh-cw" text={labels.reset} onPress={stage.reset} />
      {document.fullscreenEnabled && (
        <ToolButton icon="maximize" text={labels.fullScreen} pressed={isFullScreen} onPress={toggleFullScreen} />
      )}
    </div>
  );
};

/** At real size the device is neither turned nor zoomed, and the outline of the card covers it. */
const hasPerspective = ({ mode }: StageState): boolean => mode === "device" || mode === "trueSize";
