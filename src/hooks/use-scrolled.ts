import { useSyncExternalStore } from "react";

/** The bar is transparent over the hero until the page is scrolled by more than this many pixels. */
const MIN_SCROLL_PX = 10;

/** The state at the last scroll. Reading `scrollY` while the bar renders would force a layout. */
let opaque = false;

function subscribe(onChange: () => void): () => void {
  const look = (): void => {
    opaque = scrollY > MIN_SCROLL_PX;
    onChange();
  };
  look();
  addEventListener("scroll", look, { passive: true });
  return () => removeEventListener("scroll", look);
}

/** Whether the page has been scrolled far enough for the bar to turn opaque. */
export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => opaque,
    () => false,
  );
}
