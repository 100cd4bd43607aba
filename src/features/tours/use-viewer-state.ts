import { useCallback, useSyncExternalStore } from "react";
import type { Viewer, ViewerState } from "./viewer/scene/state";

const getNoState = (): undefined => undefined;
const unsubscribeNothing = (): void => undefined;

/** The state of the viewer; `undefined` while it is not open. */
export function useViewerState(viewer: Viewer | undefined): ViewerState | undefined {
  const subscribe = useCallback((listener: () => void) => viewer?.subscribe(listener) ?? unsubscribeNothing, [viewer]);
  return useSyncExternalStore(subscribe, viewer?.state ?? getNoState, getNoState);
}
