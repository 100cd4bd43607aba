import { useCallback, useSyncExternalStore } from "react";
import type { Viewer, ViewerState } from "./viewer/scene/state";

const getNoState = (): undefined => undefined;
const doNothing = (): void => undefined;

/** The state of the viewer; `undefined` while it is not open. */
export function useViewerState(viewer: Viewer | undefined): ViewerState | undefined {
  const subscribe = useCallback((listener: () => void) => viewer?.subscribe(listener) ?? doNothing, [viewer]);
  return useSyncExternalStore(subscribe, viewer?.state ?? getNoState, getNoState);
}
