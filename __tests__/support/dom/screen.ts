import { act } from "@testing-library/react";

interface Visitor {
  reducedMotion?: boolean;
  saveData?: boolean;
}

type Listener = (entries: Pick<IntersectionObserverEntry, "isIntersecting">[]) => void;

const visibilityListeners = new Set<Listener>();

class FakeIntersectionObserver {
  constructor(private readonly listener: Listener) {}
  observe(): void {
    visibilityListeners.add(this.listener);
  }
  disconnect(): void {
    visibilityListeners.delete(this.listener);
  }
}

/** Stubs IntersectionObserver, media queries and the connection for a visitor with these preferences. */
export function stubScreen({ reducedMotion = false, saveData = false }: Visitor = {}): void {
  visibilityListeners.clear();
  Object.assign(globalThis, {
    IntersectionObserver: FakeIntersectionObserver,
    matchMedia: (query: string) => ({
      matches: reducedMotion && query === "(prefers-reduced-motion: reduce)",
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
  Object.defineProperty(navigator, "connection", { value: { saveData }, configurable: true });
  hideTab(false);
}

/** Scrolls all observed elements into view, or out of it. */
export function scrollOnScreen(isIntersecting: boolean): void {
  act(() => visibilityListeners.forEach((listener) => listener([{ isIntersecting }])));
}

/** Gives the window another width. */
export function widenScreen(): void {
  Object.defineProperty(window, "innerWidth", { value: innerWidth + 400, configurable: true });
  act(() => void window.dispatchEvent(new Event("resize")));
}

/** Hides the tab or shows it again. */
export function hideTab(hidden: boolean): void {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

/** Spies on play and pause, since jsdom cannot play videos. */
export function watchVideos(): { play: jest.SpyInstance; pause: jest.SpyInstance } {
  return {
    play: jest.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue(),
    pause: jest.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(() => undefined),
  };
}
