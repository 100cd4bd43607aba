import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { whenIdle } from "./when-idle";

/**
 * Hydrates when the browser is idle, and in slices between which it can paint
 * and answer. All at once, hydration holds a slow phone for longer than a
 * finger notices.
 */
export function deferHydration(element: ReactNode, container: Element): void {
  whenIdle(() => startTransition(() => hydrate(element, container)));
}

function hydrate(element: ReactNode, container: Element): void {
  window.earlyInput?.prepareHydration();
  // `gatsby develop` serves empty pages.
  if (container.hasChildNodes()) hydrateRoot(container, element);
  else createRoot(container).render(element);
}
