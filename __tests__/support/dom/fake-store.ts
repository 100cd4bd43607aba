import { createViewStore } from "@capture/viewer/canvas/view-store";

/** The store of a fake viewer or stage, whose state a test changes with `show`. */
export function createFakeStore<State>(initial: State) {
  const { state, subscribe, set: show } = createViewStore(initial, () => undefined, new AbortController().signal);
  return { state, subscribe, show };
}
