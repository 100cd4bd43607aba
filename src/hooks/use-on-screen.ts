import { useEffect, type RefObject } from "react";

/**
 * Reports whether an element is visible: in the viewport of a visible tab.
 * @param onChange called once at the start and on every change
 */
export function useOnScreen(target: RefObject<Element>, onChange: (visible: boolean) => void): void {
  useEffect(() => {
    const element = target.current;
    if (!element) return;
    let isIntersecting = false;
    const report = (): void => onChange(isIntersecting && !document.hidden);
    const observer = new IntersectionObserver(([entry]) => {
      isIntersecting = entry?.isIntersecting ?? false;
      report();
    });
    observer.observe(element);
    document.addEventListener("visibilitychange", report);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", report);
    };
  }, [target, onChange]);
}
