import { useEffect, useRef, type RefObject } from "react";
import { prefersReducedMotion } from "../../../../hooks/use-media";
import type { ScreenPoint } from "../../geometry/camera";
import type { Viewer, ViewerTour } from "../scene/state";
import { createViewer } from "../scene/viewer";

interface ViewerOnCanvasOptions {
  canvas: RefObject<HTMLCanvasElement>;
  container: RefObject<HTMLElement>;
  tour: ViewerTour;
  onPress: (screenPoint: ScreenPoint) => void;
  onReady: (viewer: Viewer) => void;
  onFail: (reason: "noWebgl" | "lost") => void;
}

/** Creates a viewer on a canvas, and disposes of it when the component unmounts. */
export function useViewerOnCanvas({ canvas, container, tour, onPress, onReady, onFail }: ViewerOnCanvasOptions): void {
  const latestOnPress = useRef(onPress);
  useEffect(() => {
    latestOnPress.current = onPress;
  });
  useEffect(() => {
    const [canvasElement, containerElement] = [canvas.current, container.current];
    if (!canvasElement || !containerElement) return;
    let viewer: Viewer;
    try {
      viewer = createViewer(canvasElement, containerElement, tour, {
        prefersReducedMotion,
        isPhone: matchMedia("(pointer: coarse)").matches,
        onPress: (screenPoint) => latestOnPress.current(screenPoint),
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
  }, [canvas, container, tour, onReady, onFail]);
}
