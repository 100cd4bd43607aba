import type { RouteUpdateArgs } from "gatsby";

/**
 * After a navigation the keyboard and the screen reader go on at the new
 * page's content, not at the link that was followed.
 */
export function focusContent({ location, prevLocation }: RouteUpdateArgs): void {
  if (!prevLocation || prevLocation.pathname === location.pathname || location.hash !== "") return;
  requestAnimationFrame(() => document.getElementById("main")?.focus({ preventScroll: true }));
}
