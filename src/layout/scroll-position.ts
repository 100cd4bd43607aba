import type { GatsbyBrowser } from "gatsby";

/** Events that end the hold of a position: input that can scroll, and a resize, which invalidates positions. */
const RELEASING_EVENTS = ["wheel", "pointerdown", "keydown", "resize"] as const;
/** Late fonts may shift a page by this much from the position that the browser restored. */
const MAX_SHIFT_PX = 100;

/** Key of the session storage for the position at which a visitor has changed the language. */
const KEPT_SCROLL = "kept-scroll";

let holdObserver: ResizeObserver | undefined;
const releaseScroll = (): void => holdObserver?.disconnect();

type HistoryLocation = Location & { readonly key?: string };

/**
 * Restores the scroll position of a page. Gatsby does so once, on mount, but results that depend on the query string or
 * a search index render later and change the height of the page. Therefore the position is held until the visitor acts.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps: { location },
  getSavedScrollPosition,
}) => {
  releaseScroll();
  const [, top] = getSavedScrollPosition(location) as [number, number];
  const previous: HistoryLocation | undefined = prevRouterProps?.location;
  const isSamePage = previous?.pathname === location.pathname;
  if (location.hash !== "" && (previous === undefined || isSamePage)) return true;
  // The visitor undoes a filter or a fragment: Gatsby has one position for all history entries that it did not add.
  if (isSamePage && previous?.key === (location as HistoryLocation).key) return false;
  if (top === 0) return true;
  if (previous === undefined && hasScrolledFrom(top)) return false;
  holdScroll(top);
  // Otherwise Gatsby would scroll to the fragment of a page that the visitor returns to.
  return location.hash === "";
};

/** Keeps the scroll position for the next page, which is this page in another language and therefore not as long. */
export function keepScroll(): void {
  try {
    sessionStorage.setItem(KEPT_SCROLL, String(scrollY / document.documentElement.scrollHeight));
  } catch {
    // Without storage the next page begins at its top.
  }
}

/** Scrolls to the kept position, a share of the page’s height. Call it once, when the page is hydrated. */
export function restoreKeptScroll(): void {
  try {
    const share = Number(sessionStorage.getItem(KEPT_SCROLL));
    sessionStorage.removeItem(KEPT_SCROLL);
    if (share > 0) holdScroll(share * document.documentElement.scrollHeight);
  } catch {
    // Without storage nothing was kept.
  }
}

/** Whether the visitor has scrolled since the browser restored the position of a reloaded page. */
function hasScrolledFrom(top: number): boolean {
  const max = document.documentElement.scrollHeight - innerHeight;
  return Math.abs(scrollY - Math.min(top, max)) > MAX_SHIFT_PX;
}

/** Scrolls to a position now and whenever the height of the page changes, until `releaseScroll`. */
function holdScroll(top: number): void {
  holdObserver = new ResizeObserver(() => scrollTo({ top }));
  holdObserver.observe(document.body);
}

/**
 * Lets Gatsby restore scroll positions: the browser would scroll before the next page is rendered, and Gatsby would save
 * that position for the previous page.
 */
export function restoreScrollByScript(): void {
  history.scrollRestoration = "manual";
}

/** Lets the browser restore the position of a page that is left or reloaded, because it does so before the script runs. */
function restoreScrollByBrowser(): void {
  history.scrollRestoration = "auto";
}

let topWhenLeft = 0;

function leavePage(): void {
  topWhenLeft = scrollY;
  restoreScrollByBrowser();
}

/** Shows a page from the browser's cache where it was left: WebKit shows it at its top. */
function showPage({ persisted }: PageTransitionEvent): void {
  if (persisted) scrollTo({ top: topWhenLeft });
  restoreScrollByScript();
}

/** Adds the listeners that switch between restoration by Gatsby and by the browser. Call it once. */
export function watchScrollRestoration(): void {
  for (const name of RELEASING_EVENTS) addEventListener(name, releaseScroll, { passive: true });
  addEventListener("pagehide", leavePage);
  addEventListener("pageshow", showPage);
  addEventListener("click", restoreFragmentByBrowser, { capture: true });
}

/** Lets the browser restore the position when the visitor goes back from a fragment of the same page. */
function restoreFragmentByBrowser({ target }: MouseEvent): void {
  if ((target as Element).closest("a[href^='#']")) restoreScrollByBrowser();
}
