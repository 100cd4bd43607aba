import { useSyncExternalStore } from "react";
import { isOpaque } from "./opacity";

function subscribe(onChange: () => void): () => void {
  addEventListener("scroll", onChange, { passive: true });
  return () => removeEventListener("scroll", onChange);
}

/** Whether the page has been scrolled far enough for the bar to turn opaque. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOpaque(scrollY),
    () => false,
  );
}
