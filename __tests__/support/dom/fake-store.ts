import { createViewStore } from "@capture/viewer/view";

/** The store of a fake tour or stage, whose state a test changes with `show`. */
export function createFakeStore<State>(initial: State) {
  const { getState, subscribe, set: show } = createViewStore(initial, () => undefined, new AbortController().signal);
  return { getState, subscribe, show };
}
