import { useSyncExternalStore } from "react";
import type { CanvasView } from "@capture/viewer/view";

const getNoState = (): undefined => undefined;
const subscribeToNothing = () => (): void => undefined;

/** The state of a view that is drawn on a canvas; `undefined` until it is created. */
export const useViewState = <State>(view: Pick<CanvasView<State>, "getState" | "subscribe"> | undefined) =>
  useSyncExternalStore<State | undefined>(
    view?.subscribe ?? subscribeToNothing,
    view?.getState ?? getNoState,
    getNoState,
  );
