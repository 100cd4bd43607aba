import { useId, useState } from "react";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { createStage, type DeviceModel, type Stage, type StageMode } from "@capture/viewer/stage";
import { DEFAULT_PX_PER_MM, readScreenScale } from "@capture/viewer/true-size";
import { prefersReducedMotion } from "../../../../hooks/use-media";
import { useViewOnCanvas, type CanvasFailure } from "../../../../hooks/use-view-on-canvas";
import * as styles from "../../../../theme/styles/model-stage";
import { palette } from "../../../../theme/palette";
import { StageOverlay } from "./stage-overlay";
import { StageToolbar } from "./stage-toolbar";
import { useViewState } from "../../../../hooks/use-view-state";

export interface StageCanvasProps {
  device: DeviceModel;
  devices: readonly DeviceModel[];
  labels: Queries.ModelLabelFieldsFragment;
  /** `undefined` until it is created. */
  stage: Stage | undefined;
  onReady: (stage: Stage) => void;
  onFail: (reason: CanvasFailure) => void;
}

const VIEW_LABELS = {
  device: "view",
  trueSize: "trueSizeView",
  screenScale: "trueSizeView",
  realSize: "realSizeView",
} as const satisfies Record<StageMode, string>;

/** The canvas of the stage, the overlay, and the controls. */
export const StageCanvas = (props: StageCanvasProps) => {
  const { device, devices, labels, stage, onReady, onFail } = props;
  const keysId = useId();
  const state = useViewState(stage);
  // The page creates the devices again in each render, for example when the hash of its URL changes.
  const [create] = useState(() => (canvasElement: HTMLCanvasElement, onContextLost: () => void): Stage => {
    const pxPerMm = readScreenScale() ?? DEFAULT_PX_PER_MM;
    const created = createStage(canvasElement, {
      device,
      devices,
      pxPerMm,
      palette,
      prefersReducedMotion,
      onContextLost,
    });
    created.setMode("device");
    return created;
  });
  const canvas = useViewOnCanvas({ view: stage, create, onReady, onFail });
  const retry = (): void => {
    stage?.retry();
    // The pressed button, which has the focus, is about to be removed.
    stage?.focus();
  };
  const message = state?.hasFailed ? labels.failed : state?.isLoading ? labels.loading : "";
  return (
    <>
      <div sx={{ ...styles.backdrop, opacity: state?.project ? 1 : 0 }} />
      <div
        role="application"
        tabIndex={0}
        aria-label={fillPlaceholders(labels[VIEW_LABELS[state?.mode ?? "device"]], { name: device.name })}
        aria-describedby={keysId}
        sx={styles.view}
      >
        <canvas ref={canvas} aria-hidden="true" sx={styles.canvas} />
        {stage && state && <StageOverlay {...{ device, devices, labels, stage, state }} />}
      </div>
      <span id={keysId} hidden>
        {labels.keyboardHelp}
      </span>
      <div sx={styles.statusBox}>
        <p role="status" sx={styles.message}>
          {message}
        </p>
        {state?.hasFailed && (
          <button type="button" onClick={retry} sx={{ variant: "buttons.onVideo" }}>
            {labels.retry}
          </button>
        )}
      </div>
      {stage && state?.project && <StageToolbar {...{ labels, stage, state }} />}
    </>
  );
};
