import { useSyncExternalStore } from "react";
import type { ViewStore } from "@capture/viewer/canvas/view-store";

const getNoState = (): undefined => undefined;
const subscribeToNothing = () => (): void => undefined;

/** The state of a view that is drawn on a canvas; `undefined` until it is created. */
export const useViewState = <State>(view: Pick<ViewStore<State>, "state" | "subscribe"> | undefined) =>
  useSyncExternalStore<State | undefined>(view?.subscribe ?? subscribeToNothing, view?.state ?? getNoState, getNoState);
