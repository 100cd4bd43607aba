import { useCallback, useEffect, useRef, useState } from "react";
import type { VideoData } from "./video";
import { Icon } from "../icon";
import { focalStyle, Picture } from "./picture";
import { prefersNoAutoplay } from "../../../hooks/use-media";
import { useOnScreen } from "../../../hooks/use-on-screen";
import { VisuallyHidden } from "../visually-hidden";
import { media } from "../../../theme/breakpoints";
import { useUiLabels } from "../labels";

interface BackgroundVideoProps {
  video: VideoData;
  /** `sizes` of the poster. */
  sizes: string;
  className?: string;
}

/**
 * A silent video that loops behind a hero. Its poster is shown first, and remains for visitors who prefer less motion or
 * less data. The video starts after the page has loaded, pauses off screen, and has a pause button.
 */
export const BackgroundVideo = ({ video, sizes, className }: BackgroundVideoProps) => {
  const frame = useRef<HTMLDivElement>(null);
  const player = useRef<HTMLVideoElement>(null);
  const [isStarted, setIsStarted] = useState(false);
  const [isPaused, setIsPaused] = useState(false);
  const [isVisible, setIsVisible] = useState(false);
  const { pauseVideo, resumeVideo } = useUiLabels();

  useEffect(() => {
    if (prefersNoAutoplay()) return;
    const start = (): void => setIsStarted(true);
    if (document.readyState === "complete") {
      const timer = setTimeout(start, 0);
      return () => clearTimeout(timer);
    }
    addEventListener("load", start, { once: true });
    return () => removeEventListener("load", start);
  }, []);

  useOnScreen(
    frame,
    useCallback((visible: boolean) => setIsVisible(visible), []),
  );

  const isRunning = isStarted && isVisible && !isPaused;
  useEffect(() => {
    const element = player.current;
    if (!element) return;
    // A browser may block autoplay; then the video stays at its first frame.
    if (isRunning) element.play().catch(() => undefined);
    else element.pause();
  }, [isRunning]);

  return (
    <div ref={frame} className={className} sx={{ "picture, img, video": { width: "100%", height: "100%" } }}>
      <Picture picture={video.poster} sizes={sizes} eager />
      {isStarted && (
        <video
          ref={player}
          muted
          loop
          playsInline
          preload="auto"
          aria-hidden="true"
          tabIndex={-1}
          style={focalStyle(video.poster)}
          sx={{ position: "absolute", inset: 0, objectFit: "cover" }}
        >
          <source src={video.webm.publicURL ?? undefined} type="video/webm" />
          <source
            src={video.mp4.publicURL ?? undefined}
            type="video/mp4"
            media={video.phone ? media("tablet") : undefined}
          />
          {video.phone && <source src={video.phone.publicURL ?? undefined} type="video/mp4" />}
        </video>
      )}
      {isStarted && (
        <button
          type="button"
          onClick={() => setIsPaused(!isPaused)}
          sx={{ variant: "buttons.onVideo", position: "absolute", insetInlineEnd: 5, bottom: 5, zIndex: 2, px: 3 }}
        >
          <Icon name={isPaused ? "play" : "pause"} size={18} />
          <VisuallyHidden>{isPaused ? resumeVideo : pauseVideo}</VisuallyHidden>
        </button>
      )}
    </div>
  );
};
