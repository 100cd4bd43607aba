import { act } from "@testing-library/react";

interface Visitor {
  reducedMotion?: boolean;
  saveData?: boolean;
}

type Listener = (entries: Pick<IntersectionObserverEntry, "isIntersecting">[]) => void;

const watching = new Set<Listener>();
const mediaListeners = new Set<() => void>();

class Watcher {
  constructor(private readonly listener: Listener) {}
  observe(): void {
    watching.add(this.listener);
  }
  disconnect(): void {
    watching.delete(this.listener);
  }
}

/** A screen that tells what is on it, and a visitor with these wishes. */
export function standScreen({ reducedMotion = false, saveData = false }: Visitor = {}): void {
  watching.clear();
  mediaListeners.clear();
  Object.assign(globalThis, {
    IntersectionObserver: Watcher,
    matchMedia: (query: string) => ({
      matches: reducedMotion && query === "(prefers-reduced-motion: reduce)",
      addEventListener: (_type: string, listener: () => void) => mediaListeners.add(listener),
      removeEventListener: (_type: string, listener: () => void) => mediaListeners.delete(listener),
    }),
  });
  Object.defineProperty(navigator, "connection", { value: { saveData }, configurable: true });
  hideTab(false);
}

/** Scrolls what is watched onto the screen, or off it. */
export function scrollOnScreen(isIntersecting: boolean): void {
  act(() => watching.forEach((listener) => listener([{ isIntersecting }])));
}

/** Turns the screen, or widens the window past what a media query names. */
export function widenScreen(): void {
  act(() => mediaListeners.forEach((listener) => listener()));
}

/** Shows another tab, or this one again. */
export function hideTab(hidden: boolean): void {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  act(() => void document.dispatchEvent(new Event("visibilitychange")));
}

/** Whether a film of the page runs: jsdom plays none, so its calls are counted. */
export function watchFilms(): { play: jest.SpyInstance; pause: jest.SpyInstance } {
  return {
    play: jest.spyOn(HTMLMediaElement.prototype, "play").mockResolvedValue(),
    pause: jest.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(() => undefined),
  };
}
