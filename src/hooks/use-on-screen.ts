import { useEffect, type RefObject } from "react";

/**
 * Reports whether an element is visible: on the screen, in a tab that is shown.
 * @param onChange called at the start and at every change
 */
export function useOnScreen(part: RefObject<Element>, onChange: (visible: boolean) => void): void {
  useEffect(() => {
    const element = part.current;
    if (!element) return;
    let onScreen = false;
    const report = (): void => onChange(onScreen && !document.hidden);
    const observer = new IntersectionObserver(([entry]) => {
      onScreen = entry?.isIntersecting ?? false;
      report();
    });
    observer.observe(element);
    document.addEventListener("visibilitychange", report);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", report);
    };
  }, [part, onChange]);
}
