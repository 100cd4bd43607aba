import { useEffect, useRef, useState } from "react";
import { containerEdge } from "../../theme/layout";
import { Icon } from "../../ui/icon";
import { useReducedMotion } from "../../hooks/use-media";
import { useOnScreen } from "../../hooks/use-on-screen";
import { VisuallyHidden } from "../../ui/visually-hidden";
import type { DotPainter } from "./dot-painter";

interface DotGridProps {
  /** Accessible names of the button. */
  pause: string;
  resume: string;
}

/** Gives slow phones time to hydrate the page before the animation starts. */
const START_DELAY_MS = 2500;

/**
 * The hero's background: a field of dots that reacts to the pointer, in the colors of the depth ramp. Its script is
 * loaded after hydration. The animation starts after START_DELAY_MS or when the pointer moves. It stops off screen and
 * in hidden tabs, does not run for visitors who prefer reduced motion, and can be paused.
 */
export const DotGrid = ({ pause, resume }: DotGridProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<DotPainter>(undefined);
  const [isLoaded, setIsLoaded] = useState(false);
  const [isVisible, setIsVisible] = useState(false);
  const [isPaused, setIsPaused] = useState(false);
  const [hasStarted, setHasStarted] = useState(false);
  const prefersReducedMotion = useReducedMotion();

  useEffect(() => {
    let isUnmounted = false;
    void import("./dot-painter").then(({ paintDots }) => {
      if (isUnmounted || !canvas.current) return;
      painter.current = paintDots(canvas.current);
      setIsLoaded(true);
    });
    return () => {
      isUnmounted = true;
      painter.current?.dispose();
    };
  }, []);

  useEffect(() => {
    const start = (): void => setHasStarted(true);
    const timer = setTimeout(start, START_DELAY_MS);
    addEventListener("pointermove", start, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("pointermove", start);
    };
  }, []);

  useOnScreen(canvas, setIsVisible);
  const isRunning = isLoaded && hasStarted && isVisible && !isPaused && !prefersReducedMotion;
  useEffect(() => painter.current?.setRunning(isRunning), [isRunning]);

  return (
    <>
      <canvas
        ref={canvas}
        aria-hidden="true"
        data-running={isRunning}
        sx={{
          position: "absolute",
          inset: 0,
          width: "100%",
          height: "100%",
          zIndex: -2,
        }}
      />
      {!prefersReducedMotion && (
        <button
          type="button"
          data-script=""
          onClick={() => setIsPaused(!isPaused)}
          sx={{
            variant: "buttons.onVideo",
            position: "absolute",
            insetInlineEnd: containerEdge,
            bottom: 5,
            zIndex: 2,
            px: 3,
          }}
        >
          <Icon name={isPaused ? "play" : "pause"} size={18} />
          <VisuallyHidden>{isPaused ? resume : pause}</VisuallyHidden>
        </button>
      )}
    </>
  );
};
