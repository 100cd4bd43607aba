import type { RouteUpdateArgs } from "gatsby";

/**
 * Moves the focus to the content of the new page after a navigation, for keyboards and screen readers.
 */
export function focusContent({ location, prevLocation }: RouteUpdateArgs): void {
  if (!prevLocation || prevLocation.pathname === location.pathname || location.hash !== "") return;
  requestAnimationFrame(() => document.getElementById("main")?.focus({ preventScroll: true }));
}
