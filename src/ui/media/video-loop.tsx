import { useEffect, useRef, useState } from "react";
import type { VideoData } from "./video";
import { Icon } from "../icon";
import { focalStyle } from "./picture";
import { useOnScreen } from "../../hooks/use-on-screen";
import { VisuallyHidden } from "../visually-hidden";
import { containerEdge } from "../../theme/layout";
import { media } from "../../theme/breakpoints";
import { useUiLabels } from "../labels";

/** A silent video that loops over its poster, pauses off screen, and has a pause button. */
export const VideoLoop = ({ video }: { video: VideoData }) => {
  const player = useRef<HTMLVideoElement>(null);
  const [isPaused, setIsPaused] = useState(false);
  const [isVisible, setIsVisible] = useState(false);
  const { pauseVideo, resumeVideo } = useUiLabels();

  useOnScreen(player, setIsVisible);
  const isRunning = isVisible && !isPaused;
  useEffect(() => {
    const element = player.current;
    if (!element) return;
    // A browser may block autoplay; then the video stays at its first frame.
    if (isRunning) element.play().catch(() => undefined);
    else element.pause();
  }, [isRunning]);

  return (
    <>
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
      <button
        type="button"
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
        <VisuallyHidden>{isPaused ? resumeVideo : pauseVideo}</VisuallyHidden>
      </button>
    </>
  );
};
