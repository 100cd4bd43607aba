/** The state of a view that is drawn on a canvas, for its parts and for the controls around it. */
export interface ViewStore<State> {
  state(): State;
  /** @returns a function that ends the subscription */
  subscribe(listener: () => void): () => void;
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
