import { useCallback, useEffect, useRef, useState } from "react";
import { Icon } from "../ui/icon";
import { useReducedMotion } from "../ui/use-media";
import { useOnScreen } from "../ui/use-on-screen";
import { VisuallyHidden } from "../ui/visually-hidden";
import { onWanted } from "../ui/wanted";
import type { DotPainter } from "./dot-painter";

interface DotGridProps {
  pause: string;
  resume: string;
}

/** While a page comes to life, a slow phone has better to do than to move dots. Milliseconds. */
const STILL = 2500;

/**
 * The hero's ground: a field of dots in the depth ramp that answers the
 * pointer. It is drawn once the page has loaded, moves a little later or at the
 * visitor's first sign, sleeps off screen and in hidden
 * tabs, stands still for visitors who ask for less motion, and can be paused.
 */
export const DotGrid = ({ pause, resume }: DotGridProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  const painter = useRef<DotPainter>(undefined);
  const [ready, setReady] = useState(false);
  const [visible, setVisible] = useState(false);
  const [paused, setPaused] = useState(false);
  const [begun, setBegun] = useState(false);
  const quiet = useReducedMotion();

  useEffect(() => {
    let gone = false;
    // The field is decoration: its script waits until the page is there.
    void import("./dot-painter").then(({ paintDots }) => {
      if (gone || !canvas.current) return;
      painter.current = paintDots(canvas.current);
      setReady(true);
    });
    return () => {
      gone = true;
      painter.current?.stop();
    };
  }, []);

  useEffect(() => {
    const begin = (): void => setBegun(true);
    const late = setTimeout(begin, STILL);
    const stopWaiting = onWanted(true, () => Promise.resolve(begin()));
    return () => {
      clearTimeout(late);
      stopWaiting();
    };
  }, []);

  useOnScreen(
    canvas,
    useCallback((shown: boolean) => setVisible(shown), []),
  );
  const running = ready && begun && visible && !paused && !quiet;
  useEffect(() => painter.current?.run(running), [running]);

  return (
    <>
      <canvas
        ref={canvas}
        aria-hidden="true"
        data-running={running}
        sx={{
          position: "absolute",
          inset: 0,
          width: "100%",
          height: "100%",
          zIndex: -2,
        }}
      />
      {!quiet && (
        <button
          type="button"
          data-script=""
          onClick={() => setPaused(!paused)}
          sx={{ variant: "buttons.onFilm", position: "absolute", left: 5, bottom: 5, zIndex: 2, px: 3 }}
        >
          <Icon name={paused ? "play" : "pause"} size={18} />
          <VisuallyHidden>{paused ? resume : pause}</VisuallyHidden>
        </button>
      )}
    </>
  );
};
