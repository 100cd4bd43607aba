import { useEffect, useRef, type RefObject } from "react";
import { prefersReducedMotion } from "../../../../hooks/use-media";
import type { Place } from "../../geometry/camera";
import type { Viewer, ViewerTour } from "../scene/state";
import { createViewer } from "../scene/viewer";

interface CreatedViewerOptions {
  canvas: RefObject<HTMLCanvasElement>;
  box: RefObject<HTMLElement>;
  tour: ViewerTour;
  onPress: (place: Place) => void;
  onReady: (viewer: Viewer) => void;
  onFail: (reason: "noWebgl" | "lost") => void;
}

/** Creates a viewer on a canvas, which it keeps until the component unmounts. */
export function useCreatedViewer({ canvas, box, tour, onPress, onReady, onFail }: CreatedViewerOptions): void {
  const press = useRef(onPress);
  useEffect(() => {
    press.current = onPress;
  });
  useEffect(() => {
    const [canvasElement, boxElement] = [canvas.current, box.current];
    if (!canvasElement || !boxElement) return;
    let viewer: Viewer;
    try {
      viewer = createViewer(canvasElement, boxElement, tour, {
        reducedMotion: prefersReducedMotion,
        isPhone: matchMedia("(pointer: coarse)").matches,
        onPress: (place) => press.current(place),
      });
    } catch {
      onFail("noWebgl");
      return;
    }
    const onContextLost = (): void => onFail("lost");
    canvasElement.addEventListener("webglcontextlost", onContextLost);
    onReady(viewer);
    viewer.focus();
    return () => {
      canvasElement.removeEventListener("webglcontextlost", onContextLost);
      viewer.dispose();
    };
  }, [canvas, box, tour, onReady, onFail]);
}
