import { useSyncExternalStore } from "react";
import { isOpaque } from "./opacity";

/** As it was at the last scroll: to ask the page again, it would have to be laid out whenever the bar is drawn. */
let opaque = false;

function subscribe(onChange: () => void): () => void {
  const look = (): void => {
    opaque = isOpaque(scrollY);
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
