import { useSyncExternalStore, type RefObject } from "react";

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
};
const isFullScreen = (): boolean => document.fullscreenElement !== null;

/**
 * Toggles full screen of the viewer that contains an element.
 * @returns whether any element is in full screen, and a function that toggles it
 */
export function useFullScreen(element: RefObject<Element>): readonly [isFullScreen: boolean, toggle: () => void] {
  const toggle = async (): Promise<void> => {
    if (isFullScreen()) await document.exitFullscreen();
    else await element.current?.closest("[data-viewer]")?.requestFullscreen();
  };
  return [
    useSyncExternalStore(subscribe, isFullScreen, () => false),
    // If the browser refuses, nothing changes.
    () => void toggle().catch(() => undefined),
  ];
}
