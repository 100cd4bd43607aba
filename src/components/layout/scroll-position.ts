import type { GatsbyBrowser } from "gatsby";

/** Events by which a visitor takes over; a window of another size has other positions. */
const RELEASING_EVENTS = ["wheel", "pointerdown", "keydown", "resize"] as const;
/** Fonts that load late may move a page this far from where the browser restored it. */
const MAX_SHIFT_PX = 100;

let release = (): void => undefined;

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
  release = holdScroll(top);
  // Gatsby would scroll to the fragment of a page that the visitor returns to.
  return location.hash === "";
};

/** Whether a page that was loaded again is not where the browser restored it: the visitor has scrolled since. */
function isElsewhere(top: number): boolean {
  const max = document.documentElement.scrollHeight - innerHeight;
  return Math.abs(scrollY - Math.min(top, max)) > MAX_SHIFT_PX;
}

/** Scrolls here whenever the height of the page has changed, and once at the beginning. */
function holdScroll(top: number): () => void {
  const listening = new AbortController();
  const observer = new ResizeObserver(() => scrollTo({ top }));
  const stop = (): void => {
    observer.disconnect();
    listening.abort();
  };
  observer.observe(document.body);
  for (const name of RELEASING_EVENTS) addEventListener(name, stop, { signal: listening.signal, passive: true });
  return stop;
}

/**
 * Leaves it to Gatsby to restore scroll positions while a page is shown. The browser would scroll before the other page
 * is rendered, and Gatsby would save that as the position of the page that is left. A page that is loaded again is
 * restored by the browser, which is there before the script; so is the page from which a fragment was followed.
 */
export function restoreScrollByScript(): void {
  history.scrollRestoration = document.visibilityState === "hidden" ? "auto" : "manual";
  document.addEventListener("visibilitychange", restoreScrollByScript);
  addEventListener("click", leaveFragmentToBrowser, { capture: true });
}

function leaveFragmentToBrowser({ target }: MouseEvent): void {
  if (target instanceof Element && target.closest("a[href^='#']")) history.scrollRestoration = "auto";
}
