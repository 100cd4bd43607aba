import { useCallback, useEffect, useRef } from "react";
import type { CanvasView } from "@capture/viewer/view";
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
  create: (canvas: HTMLCanvasElement, onContextLost: () => void) => View;
  onReady: (view: View) => void;
  onFail: (reason: CanvasFailure) => void;
}

/**
 * Creates a view on a canvas and moves the focus to it. Pauses it off screen, and disposes of it when the component unmounts.
 * @returns the reference of the canvas
 */
export function useViewOnCanvas<View extends Pick<CanvasView<unknown>, "focus" | "setPaused" | "dispose">>(
  options: ViewOnCanvasOptions<View>,
) {
  const { view: current, create, onReady, onFail } = options;
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (!canvas.current) return;
    let view: View;
    try {
      view = create(canvas.current, () => onFail("lost"));
    } catch {
      onFail("noWebgl");
      return;
    }
    onReady(view);
    view.focus();
    return () => view.dispose();
  }, [create, onReady, onFail]);
  const setVisible = useCallback((isVisible: boolean) => current?.setPaused(!isVisible), [current]);
  useOnScreen(canvas, setVisible);
  return canvas;
}
