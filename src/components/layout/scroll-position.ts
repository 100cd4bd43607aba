import type { GatsbyBrowser } from "gatsby";

/** Events by which a visitor takes over; a window of another size has other positions. */
const RELEASING_EVENTS = ["wheel", "pointerdown", "keydown", "resize"] as const;
/** Fonts that load late may move a page this far from where the browser restored it. */
const MAX_SHIFT_PX = 100;

let holding: ResizeObserver | undefined;
const release = (): void => holding?.disconnect();

type Entry = Location & { readonly key?: string };

/**
 * Gatsby restores the scroll position of a page once, when it is mounted. Results that need the query string or an
 * index may come later and change the height of the page, so the position is held until the visitor does something.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  release();
  const [, top] = getSavedScrollPosition(location) as [number, number];
  const previous: Entry | undefined = prevRouterProps?.location;
  const isSamePage = previous?.pathname === location.pathname;
  if (location.hash !== "" && (previous === undefined || isSamePage)) return true;
  // A choice or a fragment is undone: Gatsby has one position for all entries that it did not add.
  if (isSamePage && previous?.key === (location as Entry).key) return false;
  if (top === 0) return true;
  if (previous === undefined && isElsewhere(top)) return false;
  holdScroll(top);
  // Gatsby would scroll to the fragment of a page that the visitor returns to.
  return location.hash === "";
};

/** Whether a page that was loaded again is not where the browser restored it: the visitor has scrolled since. */
function isElsewhere(top: number): boolean {
  const max = document.documentElement.scrollHeight - innerHeight;
  return Math.abs(scrollY - Math.min(top, max)) > MAX_SHIFT_PX;
}

/** Scrolls here whenever the height of the page has changed, and once at the beginning. */
function holdScroll(top: number): void {
  holding = new ResizeObserver(() => scrollTo({ top }));
  holding.observe(document.body);
}

/**
 * Leaves it to Gatsby to restore scroll positions while a page is shown. The browser would scroll before the other page
 * is rendered, and Gatsby would save that as the position of the page that is left. A page that is loaded again is
 * restored by the browser, which is there before the script; so is the page from which a fragment was followed.
 */
export function restoreScrollByScript(): void {
  history.scrollRestoration = document.visibilityState === "hidden" ? "auto" : "manual";
}

/** Listens for what changes who restores scroll positions. Called once. */
export function watchScrollRestoration(): void {
  for (const name of RELEASING_EVENTS) addEventListener(name, release, { passive: true });
  document.addEventListener("visibilitychange", restoreScrollByScript);
  addEventListener("click", leaveFragmentToBrowser, { capture: true });
}

function leaveFragmentToBrowser({ target }: MouseEvent): void {
  if ((target as Element).closest("a[href^='#']")) history.scrollRestoration = "auto";
}
