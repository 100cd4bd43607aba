import { useCallback, useSyncExternalStore } from "react";

/** Whether a media query holds; false in the served HTML. */
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

/** The visitor asks for less motion, as of now. */
export const prefersReducedMotion = (): boolean => matchMedia(REDUCED_MOTION).matches;

/** The same, as it changes. */
export const useReducedMotion = (): boolean => useMedia(REDUCED_MOTION);

/** The visitor asks for less motion or less data, so nothing plays by itself. */
export function asksForQuiet(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return prefersReducedMotion() || connection?.saveData === true;
}
