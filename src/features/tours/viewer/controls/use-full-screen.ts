import { useSyncExternalStore, type RefObject } from "react";

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
};
const isFull = (): boolean => document.fullscreenElement !== null;

/**
 * Shows the viewer around a part on the whole screen, and again in its place.
 * @returns whether it fills the screen, and what changes that
 */
export function useFullScreen(part: RefObject<Element>): readonly [isFull: boolean, toggle: () => void] {
  const toggle = async (): Promise<void> => {
    if (isFull()) await document.exitFullscreen();
    else await part.current?.closest("[data-viewer]")?.requestFullscreen();
  };
  return [
    useSyncExternalStore(subscribe, isFull, () => false),
    // A browser may refuse; then everything stays as it is.
    () => void toggle().catch(() => undefined),
  ];
}
