import { useCallback, useSyncExternalStore } from "react";
import type { Viewer, ViewerState } from "./viewer/scene/state";

const nothing = (): undefined => undefined;
const never = (): void => undefined;

/** What an opened viewer shows; `undefined` while none is open. */
export function useViewerState(viewer: Viewer | undefined): ViewerState | undefined {
  const subscribe = useCallback((listener: () => void) => viewer?.subscribe(listener) ?? never, [viewer]);
  return useSyncExternalStore(subscribe, viewer?.state ?? nothing, nothing);
}
