import { useEffect, type RefObject } from "react";

/**
 * Tells whether a part is to be seen: on the screen, in a tab that is shown.
 * @param onChange told at the start and at every change
 */
export function useOnScreen(part: RefObject<Element>, onChange: (visible: boolean) => void): void {
  useEffect(() => {
    const element = part.current;
    if (!element) return;
    let onScreen = false;
    const tell = (): void => onChange(onScreen && !document.hidden);
    const observer = new IntersectionObserver(([entry]) => {
      onScreen = entry?.isIntersecting ?? false;
      tell();
    });
    observer.observe(element);
    document.addEventListener("visibilitychange", tell);
    return () => {
      observer.disconnect();
      document.removeEventListener("visibilitychange", tell);
    };
  }, [part, onChange]);
}
