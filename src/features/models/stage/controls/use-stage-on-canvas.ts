import { useEffect, useRef, type RefObject } from "react";
import { prefersReducedMotion } from "../../../../hooks/use-media";
import type { DeviceModel } from "../../device-model";
import { DEFAULT_PX_PER_MM, readScreenScale } from "../../geometry/screen-scale";
import { createStage } from "../scene/stage";
import type { Stage } from "../scene/state";

/** The key of the label that explains why the model is not drawn. */
export type StageFailure = "unavailable" | "lost";

interface StageOnCanvasOptions {
  canvas: RefObject<HTMLCanvasElement>;
  container: RefObject<HTMLElement>;
  device: DeviceModel;
  devices: readonly DeviceModel[];
  onReady: (stage: Stage) => void;
  onFail: (reason: StageFailure) => void;
}

/** Creates a stage on a canvas, and disposes of it when the component unmounts. Later changes of the options are ignored. */
export function useStageOnCanvas(options: StageOnCanvasOptions): void {
  // The page creates the devices again in each render, for example when the hash of its URL changes.
  const initialOptions = useRef(options);
  useEffect(() => {
    const { canvas, container, device, devices, onReady, onFail } = initialOptions.current;
    const [canvasElement, containerElement] = [canvas.current, container.current];
    if (!canvasElement || !containerElement) return;
    const pxPerMm = readScreenScale() ?? DEFAULT_PX_PER_MM;
    let stage: Stage;
    try {
      stage = createStage(canvasElement, containerElement, { device, devices, pxPerMm, prefersReducedMotion });
    } catch {
      onFail("unavailable");
      return;
    }
    const onContextLost = (): void => onFail("lost");
    canvasElement.addEventListener("webglcontextlost", onContextLost);
    onReady(stage);
    stage.setMode("device");
    stage.focus();
    return () => {
      canvasElement.removeEventListener("webglcontextlost", onContextLost);
      stage.dispose();
    };
  }, []);
}
