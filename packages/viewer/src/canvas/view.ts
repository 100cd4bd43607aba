/** The colors of a brand that a view uses, such as `#d6f24b`. */
export interface Palette {
  /** The depth ramp from near to far. */
  readonly ramp: readonly [string, string, string, string, string];
  readonly background: string;
  readonly raised: string;
  readonly hairline: string;
  readonly text: string;
}

/** The options of all views. */
export interface CanvasViewOptions {
  palette: Palette;
  /** Whether movements skip their animation; called before each. */
  prefersReducedMotion(): boolean;
  /** Called when the browser takes away the WebGL context. The view must then be disposed of. */
  onContextLost(): void;
}

/** A view that is drawn on a canvas, for the controls around it. `createTour` and `createStage` add their own methods. */
export interface CanvasView<State> {
  getState(): State;
  /**
   * @param listener called after each change of the state
   * @returns a function that ends the subscription
   */
  subscribe(listener: () => void): () => void;
  /** @param factor above 1 to zoom in */
  zoom(factor: number): void;
  /** Moves the focus to the view. Controls call it before they are removed. */
  focus(): void;
  /** Pauses the render loop, for example while the view is off screen. */
  setPaused(paused: boolean): void;
  /** Aborts all requests, and frees the graphics memory and the WebGL context. */
  dispose(): void;
}

/** The state of a view, for its modules. */
export interface ViewStore<State> extends Pick<CanvasView<State>, "getState" | "subscribe"> {
  /** Changes the state and requests a frame; does nothing after disposal. */
  set(change: Partial<State>): void;
  /** Changes the state while a frame is drawn, without requesting another one. */
  setDuringFrame(change: Partial<State>): void;
}

/**
 * @param onSet called after each `set`, to request a frame
 * @param signal aborted when the view is disposed of
 */
export function createViewStore<State>(initial: State, onSet: () => void, signal: AbortSignal): ViewStore<State> {
  let state = initial;
  const listeners = new Set<() => void>();
  function setDuringFrame(change: Partial<State>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(change) {
      if (signal.aborted) return;
      setDuringFrame(change);
      onSet();
    },
    setDuringFrame,
  };
}
