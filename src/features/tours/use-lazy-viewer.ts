import { useCallback, useState, type ComponentType } from "react";
import type { CloudPanelProps } from "./viewer/controls/cloud-panel";
import type { ViewerCanvasProps } from "./viewer/controls/viewer-canvas";
import type { Viewer } from "./viewer/scene/state";

/** The parts of the viewer that are loaded on a press. */
export interface LazyParts {
  ViewerCanvas: ComponentType<ViewerCanvasProps>;
  CloudPanel: ComponentType<CloudPanelProps>;
}

/** The label of the message that explains why the viewer is closed. */
export type ViewerFailure = "noWebgl" | "lost" | "failed";

/**
 * Loads the viewer on request.
 * @param initially the parts when they are already loaded
 * @param onViewer called with the viewer when it is ready, and with `undefined` when it has failed
 */
export function useLazyViewer(initially: LazyParts | undefined, onViewer: (viewer: Viewer | undefined) => void) {
  const [parts, setParts] = useState(initially);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<ViewerFailure>();
  const [begin, setBegin] = useState<string>();
  const fail = useCallback(
    (reason: ViewerFailure) => {
      setParts(undefined);
      onViewer(undefined);
      setBusy(false);
      setFailure(reason);
    },
    [onViewer],
  );
  const ready = useCallback(
    (viewer: Viewer) => {
      onViewer(viewer);
      setBusy(false);
    },
    [onViewer],
  );
  /** Loads the viewer, optionally at a station. If another one is chosen while loading, the last one wins. */
  const open = (station?: string): void => {
    setBegin(station);
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    import("./viewer/lazy-parts").then(setParts, () => {
      setBusy(false);
      setFailure("failed");
    });
  };
  return { parts, busy, failure, begin, open, ready, fail };
}
