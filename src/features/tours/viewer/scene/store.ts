import type { Viewer, ViewerState } from "./state";

/** The state of the viewer, for its parts. */
export interface ViewerStore extends Pick<Viewer, "state" | "subscribe"> {
  /** Changes the state and requests a frame; does nothing after disposal. */
  set(change: Partial<ViewerState>): void;
  /** Changes the state while a frame is drawn, without requesting another one. */
  setDuringFrame(change: Partial<ViewerState>): void;
}

/**
 * @param onSet called after each `set`, to request a frame
 * @param signal aborted when the viewer is disposed of
 */
export function createViewerStore(initial: ViewerState, onSet: () => void, signal: AbortSignal): ViewerStore {
  let state = initial;
  const listeners = new Set<() => void>();
  function setDuringFrame(change: Partial<ViewerState>): void {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  }
  return {
    state: () => state,
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
