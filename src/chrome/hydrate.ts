import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { whenIdle } from "./idle";

/**
 * React takes the served page over when the browser has nothing better to do,
 * and in slices between which it may paint and answer: all at once, it would
 * hold a slow phone for longer than a hand notices. What is pressed before is
 * kept (`build/keep-presses.ts`).
 */
export function replaceHydrateFunction() {
  return (element: ReactNode, container: Element): void =>
    whenIdle(() => startTransition(() => takeOver(element, container)));
}

function takeOver(element: ReactNode, container: Element): void {
  // While somebody edits, pages are served empty.
  if (container.hasChildNodes()) hydrateRoot(container, element);
  else createRoot(container).render(element);
}
