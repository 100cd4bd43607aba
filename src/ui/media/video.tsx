import { useRef, useState } from "react";
import { toEmbedUrl } from "@capture/domain/embed-url";
import { fillPlaceholders } from "@capture/domain/placeholders";
import * as styles from "../../theme/styles/video";
import { Icon } from "../icon";
import { getImageData, Picture, type PictureData } from "./picture";
import { useUiLabels } from "../labels";
import { VisuallyHidden } from "../visually-hidden";

export interface VideoData {
  readonly title: string;
  readonly mp4: { readonly publicURL: string | null };
  readonly webm: { readonly publicURL: string | null };
  /** A smaller MP4 for phones that cannot play the WebM. */
  readonly phone?: { readonly publicURL: string | null } | null;
  readonly poster: PictureData;
  /** URL of a YouTube or Vimeo video, which replaces the files. */
  readonly embed?: string | null;
}

interface VideoProps {
  video: VideoData;
  /** `sizes` of the poster. */
  sizes: string;
  className?: string;
}

/** A poster with a play button, which loads the video and replaces the poster. Without script it is a native video. */
export const Video = ({ video, sizes, className }: VideoProps) => {
  const [isPlaying, setIsPlaying] = useState(false);
  const { playVideo } = useUiLabels();
  return (
    <div
      className={className}
      sx={{
        position: "relative",
        aspectRatio: "16 / 9",
        overflow: "hidden",
        borderRadius: "media",
        bg: "raised",
        "& > picture, & video, & > iframe": { width: "100%", height: "100%", objectFit: "cover" },
        "picture img": { height: "100%" },
      }}
    >
      {isPlaying ? (
        <Player video={video} />
      ) : (
        <>
          <Picture picture={video.poster} sizes={sizes} />
          <button type="button" data-script="" onClick={() => setIsPlaying(true)} sx={styles.playButton}>
            <span sx={styles.playMark}>
              <Icon name="play" size={28} />
            </span>
            <span sx={{ position: "absolute", clipPath: "inset(50%)" }}>
              {fillPlaceholders(playVideo, { title: video.title })}
            </span>
          </button>
          <noscript>
            {/* Our videos have no sound, so there is nothing to caption. */}
            <video
              controls
              preload="none"
              muted
              poster={getImageData(video.poster).images.fallback?.src}
              aria-label={video.title}
              style={{ position: "absolute", inset: 0 }}
            >
              <source src={video.webm.publicURL ?? undefined} type="video/webm" />
              <source src={video.mp4.publicURL ?? undefined} type="video/mp4" />
            </video>
          </noscript>
        </>
      )}
    </div>
  );
};

/** The play button has been removed, so what replaces it gets the focus. */
const focusOnMount = (element: HTMLElement | null): void => element?.focus();

const Player = ({ video }: { video: VideoData }) => {
  const player = useRef<HTMLVideoElement>(null);
  const [isPaused, setIsPaused] = useState(false);
  const { pauseVideo, resumeVideo } = useUiLabels();
  const embed = video.embed ? toEmbedUrl(video.embed) : undefined;
  if (embed !== undefined) {
    return (
      <iframe
        ref={focusOnMount}
        src={embed}
        title={video.title}
        allow="autoplay; fullscreen; picture-in-picture"
        sx={{ border: "none" }}
      />
    );
  }
  const toggle = (): void => {
    // When the browser refuses to play, the video reports that it is still paused.
    if (isPaused) void player.current?.play().catch(() => undefined);
    else player.current?.pause();
  };
  return (
    <>
      <video
        ref={player}
        autoPlay
        muted
        loop
        playsInline
        aria-label={video.title}
        onPlay={() => setIsPaused(false)}
        onPause={() => setIsPaused(true)}
        onClick={toggle}
      >
        <source src={video.webm.publicURL ?? undefined} type="video/webm" />
        <source src={video.mp4.publicURL ?? undefined} type="video/mp4" />
      </video>
      <button ref={focusOnMount} type="button" onClick={toggle} sx={styles.pauseButton}>
        <Icon name={isPaused ? "play" : "pause"} size={18} />
        <VisuallyHidden>{isPaused ? resumeVideo : pauseVideo}</VisuallyHidden>
      </button>
    </>
  );
};
