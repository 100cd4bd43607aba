import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query matches. False in the HTML of the build. */
function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
}

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

/** Whether the visitor prefers less motion at the time of the call. */
export const prefersReducedMotion = (): boolean => matchMedia(REDUCED_MOTION).matches;

/** Whether the visitor prefers less motion; renders again when that changes. */
export const useReducedMotion = (): boolean => useMedia(REDUCED_MOTION);

/** Whether the visitor prefers less motion or less data, so that no video starts automatically. */
export function prefersNoAutoplay(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return prefersReducedMotion() || connection?.saveData === true;
}
