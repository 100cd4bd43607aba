import { useCallback, useState, type ComponentType } from "react";
import type { CloudPanelProps } from "./viewer/controls/cloud-panel";
import type { ViewerCanvasProps } from "./viewer/controls/viewer-canvas";
import type { Viewer } from "./viewer/scene/state";

/** The components that are loaded when the viewer is opened. */
export interface LazyParts {
  ViewerCanvas: ComponentType<ViewerCanvasProps>;
  CloudPanel: ComponentType<CloudPanelProps>;
}

/** The key of the label that explains why the viewer was closed. */
export type ViewerFailure = "noWebgl" | "lost" | "failed";

/**
 * Loads the viewer on request.
 * @param loadedParts parts that are already loaded
 * @param onViewer called with the viewer when it is ready, and with `undefined` when it has failed
 */
export function useLazyViewer(loadedParts: LazyParts | undefined, onViewer: (viewer: Viewer | undefined) => void) {
  const [parts, setParts] = useState(loadedParts);
  const [isLoading, setIsLoading] = useState(false);
  const [failure, setFailure] = useState<ViewerFailure>();
  const [initialStation, setInitialStation] = useState<string>();
  const handleFailure = useCallback(
    (reason: ViewerFailure) => {
      setParts(undefined);
      onViewer(undefined);
      setIsLoading(false);
      setFailure(reason);
    },
    [onViewer],
  );
  const handleReady = useCallback(
    (viewer: Viewer) => {
      onViewer(viewer);
      setIsLoading(false);
    },
    [onViewer],
  );
  /** Loads the viewer, which starts at the given station. Calls while it is loading only change the station. */
  const open = (station?: string): void => {
    setInitialStation(station);
    if (isLoading) return;
    setIsLoading(true);
    setFailure(undefined);
    import("./viewer/lazy-parts").then(setParts, () => {
      setIsLoading(false);
      setFailure("failed");
    });
  };
  return { parts, isLoading, failure, initialStation, open, handleReady, handleFailure };
}
