import { useSyncExternalStore, type RefObject } from "react";

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
};
const isFull = (): boolean => document.fullscreenElement !== null;

/**
 * Shows the viewer that contains an element in full screen.
 * @returns whether an element is in full screen, and a function that changes it
 */
export function useFullScreen(part: RefObject<Element>): readonly [isFull: boolean, toggle: () => void] {
  const toggle = async (): Promise<void> => {
    if (isFull()) await document.exitFullscreen();
    else await part.current?.closest("[data-viewer]")?.requestFullscreen();
  };
  return [
    useSyncExternalStore(subscribe, isFull, () => false),
    // If the browser refuses, nothing changes.
    () => void toggle().catch(() => undefined),
  ];
}
