import { createElement, startTransition, useLayoutEffect, type ReactNode } from "react";
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
  if (container.hasChildNodes()) hydrateRoot(container, createElement(MoveEntries, undefined, element));
  else createRoot(container).render(element);
}

/** Moves early input in the same task in which React replaces a page that an extension has changed. */
function MoveEntries({ children }: { readonly children?: ReactNode }): ReactNode {
  useLayoutEffect(() => window.earlyInput?.moveEntries(), []);
  return children;
}
