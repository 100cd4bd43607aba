import { useEffect, type RefObject } from "react";

/** Why a view cannot be drawn: the browser has no WebGL 2, or has taken away the context. */
export type CanvasFailure = "noWebgl" | "lost";

interface ViewOnCanvasOptions<View> {
  canvas: RefObject<HTMLCanvasElement>;
  container: RefObject<HTMLElement>;
  /**
   * Creates the view. Another function replaces the view.
   * @throws Error when the browser has no WebGL 2
   */
  create: (canvas: HTMLCanvasElement, container: HTMLElement) => View;
  onReady: (view: View) => void;
  onFail: (reason: CanvasFailure) => void;
}

/** Creates a view on a canvas and moves the focus to it. Disposes of it when the component unmounts. */
export function useViewOnCanvas<View extends { focus(): void; dispose(): void }>(
  options: ViewOnCanvasOptions<View>,
): void {
  const { canvas, container, create, onReady, onFail } = options;
  useEffect(() => {
    const [canvasElement, containerElement] = [canvas.current, container.current];
    if (!canvasElement || !containerElement) return;
    let view: View;
    try {
      view = create(canvasElement, containerElement);
    } catch {
      onFail("noWebgl");
      return;
    }
    const onContextLost = (): void => onFail("lost");
    canvasElement.addEventListener("webglcontextlost", onContextLost);
    onReady(view);
    view.focus();
    return () => {
      canvasElement.removeEventListener("webglcontextlost", onContextLost);
      view.dispose();
    };
  }, [canvas, container, create, onReady, onFail]);
}
