import { useCallback, useEffect, useRef, useState } from "react";
import type { VideoData } from "./video";
import { Icon } from "../icon";
import { Picture } from "./picture";
import { asksForQuiet } from "../../../hooks/use-media";
import { useOnScreen } from "../../../hooks/use-on-screen";
import { VisuallyHidden } from "../visually-hidden";
import { useUiLabels } from "../labels";

interface BackgroundVideoProps {
  video: VideoData;
  /** Of the still, as for a picture. */
  sizes: string;
  className?: string;
}

/**
 * A silent video that runs round behind a hero. The still is there first and is
 * all that a visitor gets who asks for less motion or less data; the video comes
 * after the page has loaded, sleeps off screen, and can be paused.
 */
export const BackgroundVideo = ({ video, sizes, className }: BackgroundVideoProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const player = useRef<HTMLVideoElement>(null);
  const [started, setStarted] = useState(false);
  const [paused, setPaused] = useState(false);
  const [visible, setVisible] = useState(false);
  const { pauseVideo, resumeVideo } = useUiLabels();

  useEffect(() => {
    if (asksForQuiet()) return;
    const begin = (): void => setStarted(true);
    if (document.readyState === "complete") {
      const timer = setTimeout(begin, 0);
      return () => clearTimeout(timer);
    }
    addEventListener("load", begin, { once: true });
    return () => removeEventListener("load", begin);
  }, []);

  useOnScreen(
    frame,
    useCallback((shown: boolean) => setVisible(shown), []),
  );

  const running = started && visible && !paused;
  useEffect(() => {
    const element = player.current;
    if (!element) return;
    // A browser may refuse to play by itself; the still stays then.
    if (running) element.play().catch(() => undefined);
    else element.pause();
  }, [running]);

  return (
    <div ref={frame} className={className} sx={{ "picture, img, video": { width: "100%", height: "100%" } }}>
      <Picture picture={video.poster} sizes={sizes} eager />
      {started && (
        <video
          ref={player}
          muted
          loop
          playsInline
          preload="auto"
          aria-hidden="true"
          tabIndex={-1}
          sx={{ position: "absolute", inset: 0, objectFit: "cover" }}
        >
          <source src={video.webm.publicURL ?? undefined} type="video/webm" />
          <source src={video.mp4.publicURL ?? undefined} type="video/mp4" />
        </video>
      )}
      {started && (
        <button
          type="button"
          onClick={() => setPaused(!paused)}
          sx={{ variant: "buttons.onVideo", position: "absolute", right: 5, bottom: 5, zIndex: 2, px: 3 }}
        >
          <Icon name={paused ? "play" : "pause"} size={18} />
          <VisuallyHidden>{paused ? resumeVideo : pauseVideo}</VisuallyHidden>
        </button>
      )}
    </div>
  );
};
