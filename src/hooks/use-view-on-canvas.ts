import { useCallback, useEffect, useRef } from "react";
import { useOnScreen } from "./use-on-screen";

/** Why a view cannot be drawn: the browser has no WebGL 2, or has taken away the context. */
export type CanvasFailure = "noWebgl" | "lost";

interface ViewOnCanvasOptions<View> {
  /** `undefined` until it is ready. */
  view: View | undefined;
  /**
   * Creates the view. Another function replaces the view.
   * @throws Error when the browser has no WebGL 2
   */
  create: (canvas: HTMLCanvasElement, container: HTMLElement) => View;
  onReady: (view: View) => void;
  onFail: (reason: CanvasFailure) => void;
}

/**
 * Creates a view on a canvas and moves the focus to it. Pauses it off screen, and disposes of it when the component unmounts.
 * @returns the references of the canvas and of its container
 */
export function useViewOnCanvas<View extends { focus(): void; setPaused(paused: boolean): void; dispose(): void }>(
  options: ViewOnCanvasOptions<View>,
) {
  const { view: current, create, onReady, onFail } = options;
  const canvas = useRef<HTMLCanvasElement>(null);
  const container = useRef<HTMLDivElement>(null);
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
  }, [create, onReady, onFail]);
  const setVisible = useCallback((isVisible: boolean) => current?.setPaused(!isVisible), [current]);
  useOnScreen(container, setVisible);
  return { canvas, container };
}
