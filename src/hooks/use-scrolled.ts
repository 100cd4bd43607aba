import { useSyncExternalStore } from "react";

/** The bar is transparent up to this scroll position. */
const MAX_TRANSPARENT_SCROLL_PX = 10;

/** The state at the last scroll event. Reading `scrollY` during render would force a layout. */
let isScrolled = false;

function subscribe(onChange: () => void): () => void {
  const update = (): void => {
    isScrolled = scrollY > MAX_TRANSPARENT_SCROLL_PX;
    onChange();
  };
  update();
  addEventListener("scroll", update, { passive: true });
  return () => removeEventListener("scroll", update);
}

/** Whether the page has been scrolled far enough for the bar to turn opaque. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isScrolled,
    () => false,
  );
}
