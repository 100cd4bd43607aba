import { useCallback, useEffect, useRef, useState } from "react";
import { Icon } from "../../components/ui/icon";
import { useReducedMotion } from "../../hooks/use-media";
import { useOnScreen } from "../../hooks/use-on-screen";
import { VisuallyHidden } from "../../components/ui/visually-hidden";
import type { DotPainter } from "./dot-painter";

interface DotGridProps {
  pause: string;
  resume: string;
}

/** A slow phone hydrates the page first, and moves the dots afterwards. Milliseconds. */
const STILL = 2500;

/**
 * The hero's ground: a field of dots in the depth ramp that follows the
 * pointer. It is drawn once its script has loaded, begins to move a little
 * later or when the mouse moves, sleeps off screen and in hidden tabs, stands
 * still for visitors who ask for less motion, and can be paused.
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
    const timer = setTimeout(begin, STILL);
    addEventListener("pointermove", begin, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("pointermove", begin);
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
          sx={{ variant: "buttons.onVideo", position: "absolute", left: 5, bottom: 5, zIndex: 2, px: 3 }}
        >
          <Icon name={paused ? "play" : "pause"} size={18} />
          <VisuallyHidden>{paused ? resume : pause}</VisuallyHidden>
        </button>
      )}
    </>
  );
};
