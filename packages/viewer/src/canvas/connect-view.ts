import { listenForGestures, type GestureHandlers } from "./gesture-listener";
import type { CanvasView, ViewStore } from "./view";
import { watchCanvasSize, type ViewportSize } from "./viewport";

interface Connection<State> {
  store: ViewStore<State>;
  gestures: GestureHandlers;
  /** Called with the size of the canvas, at the start and on every change. */
  resize(size: ViewportSize): void;
  setPaused(paused: boolean): void;
  onContextLost(): void;
  renderer: { dispose(): void };
  /** Aborted when the view is disposed of. */
  disposal: AbortController;
}

/**
 * Connects a view to its canvas. The element that contains the canvas receives the user input, and the canvas fills it.
 * @returns the methods of all views
 */
export function connectView<State>(canvas: HTMLCanvasElement, connection: Connection<State>): CanvasView<State> {
  const { store, gestures, resize, setPaused, onContextLost, renderer, disposal } = connection;
  const { signal } = disposal;
  const container = canvas.parentElement;
  if (!container) throw new Error("The canvas has no parent, which would receive the user input. Append it to one.");
  listenForGestures(container, gestures, signal);
  watchCanvasSize(container, signal, resize);
  canvas.addEventListener("webglcontextlost", onContextLost, { signal });
  return {
    getState: store.getState,
    subscribe: store.subscribe,
    zoom: gestures.zoom,
    focus: () => container.focus({ preventScroll: true }),
    setPaused,
    dispose() {
      disposal.abort();
      renderer.dispose();
    },
  };
}
