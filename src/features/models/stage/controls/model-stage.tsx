import { useCallback, useEffect, useRef, useState, type RefObject } from "react";
import type { DeviceModel, Stage, StageState } from "@capture/viewer/stage";
import { cardOnScreen } from "@capture/viewer/true-size";
import type { CanvasFailure } from "../../../../hooks/use-view-on-canvas";
import { bandProperties } from "../../../../theme/bands";
import { ErrorBoundary } from "../../../../ui/error-boundary";
import { ToolButton } from "../../../../ui/tool-button";
import { Picture, type PictureData } from "../../../../ui/media/picture";
import * as styles from "../../../../theme/styles/model-stage";
import { FailedStage } from "./failed-stage";
import { PartButtons } from "./part-buttons";
import { RoomLinks } from "./room-links";
import { StageCanvas } from "./stage-canvas";
import { TrueSizePanel } from "./true-size-panel";
import { useViewState } from "../../../../hooks/use-view-state";

interface ModelStageProps {
  /** The device of the page. */
  device: DeviceModel;
  /** All devices with a model. */
  devices: readonly DeviceModel[];
  /** A picture of the device, shown until its model is drawn, and when that fails. */
  picture: PictureData;
  /** The `sizes` attribute of the picture. */
  sizes: string;
  labels: Queries.ModelLabelFieldsFragment;
  onClose: () => void;
  /** The button that has opened the stage. It gets the focus when the stage is closed. */
  opener: RefObject<HTMLElement>;
}

/** The model of a device, which the visitor turns, with its parts and its true size. */
export const ModelStage = ({ device, devices, picture, sizes, labels, onClose, opener }: ModelStageProps) => {
  const [stage, setStage] = useState<Stage>();
  const [failure, setFailure] = useState<CanvasFailure>();
  const state = useViewState(stage);
  /** A part that is chosen while no model is drawn. */
  const [shownPart, setShownPart] = useState<string>();
  const fail = useCallback((reason: CanvasFailure) => {
    setStage(undefined);
    setFailure(reason);
  }, []);
  const frame = useRef<HTMLDivElement>(null);
  // The button that opens the stage is below its picture. New browsers return a promise, which React would call.
  useEffect(() => void frame.current?.scrollIntoView(), []);
  useEffect(() => () => opener.current?.focus({ preventScroll: true }), [opener]);
  return (
    <div ref={frame} data-viewer="" style={bandProperties("ink")} sx={styles.frame}>
      <div style={contentHeight(state)} sx={styles.viewBox}>
        <Picture picture={picture} sizes={sizes} eager sx={styles.still} />
        {failure ? (
          <FailedStage labels={labels} failure={failure} onRetry={() => setFailure(undefined)} />
        ) : (
          <ErrorBoundary fallback={null} onError={() => fail("lost")}>
            <StageCanvas {...{ device, devices, labels, stage }} onReady={setStage} onFail={fail} />
          </ErrorBoundary>
        )}
        <div sx={styles.close}>
          <ToolButton icon="x" text={labels.close} onPress={onClose} />
        </div>
      </div>
      <div sx={styles.panel}>
        {stage && state && state.mode !== "device" ? (
          <TrueSizePanel {...{ devices, labels, stage, state }} />
        ) : (
          <PartButtons
            device={device}
            labels={labels}
            chosen={stage ? state?.part : shownPart}
            onChoose={stage?.choosePart ?? setShownPart}
          />
        )}
        <RoomLinks device={device} picture={picture} label={labels.viewInRoom} />
      </div>
    </div>
  );
};

/** The space above and below the outline of a bank card, for the buttons of the view. */
const CARD_SPACE_PX = 160;

/** The height that the content of the view needs, as a custom property. */
function contentHeight(state: StageState | undefined): Record<string, string> | undefined {
  if (state?.mode !== "screenScale") return undefined;
  return { "--content": `${cardOnScreen(state.pxPerMm, state.size.width).height + CARD_SPACE_PX}px` };
}
