import { startTransition, type ReactNode } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { whenIdle } from "./when-idle";

/**
 * Hydrates when the browser is idle, and as a transition, so that the browser can paint and respond in between. Without
 * this, hydration would noticeably block a slow phone.
 */
export function deferHydration(element: ReactNode, container: Element): void {
  whenIdle(() => startTransition(() => hydrate(element, container)));
}

function hydrate(element: ReactNode, container: Element): void {
  window.earlyInput?.prepareHydration();
  // `gatsby develop` serves pages without content.
  if (container.hasChildNodes()) hydrateRoot(container, element);
  else createRoot(container).render(element);
}
