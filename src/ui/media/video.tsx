import { useState } from "react";
import { toEmbedUrl } from "@capture/domain/embed-url";
import { fillPlaceholders } from "@capture/domain/placeholders";
import * as styles from "../../theme/styles/video";
import { Icon } from "../icon";
import { Picture, type PictureData } from "./picture";
import { useUiLabels } from "../labels";

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
        "& > *": { width: "100%", height: "100%" },
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
            <video controls preload="none" muted aria-label={video.title} style={{ position: "absolute", inset: 0 }}>
              <source src={video.webm.publicURL ?? undefined} type="video/webm" />
              <source src={video.mp4.publicURL ?? undefined} type="video/mp4" />
            </video>
          </noscript>
        </>
      )}
    </div>
  );
};

/** The play button has been removed, so the video gets the focus. */
const focusPlayer = (player: HTMLElement | null): void => player?.focus();

const Player = ({ video }: { video: VideoData }) => {
  const embed = video.embed ? toEmbedUrl(video.embed) : undefined;
  if (embed !== undefined) {
    return (
      <iframe
        ref={focusPlayer}
        src={embed}
        title={video.title}
        allow="autoplay; fullscreen; picture-in-picture"
        sx={{ border: "none" }}
      />
    );
  }
  return (
    <video
      ref={focusPlayer}
      autoPlay
      muted
      loop
      playsInline
      controls
      aria-label={video.title}
      sx={{ objectFit: "cover" }}
    >
      <source src={video.webm.publicURL ?? undefined} type="video/webm" />
      <source src={video.mp4.publicURL ?? undefined} type="video/mp4" />
    </video>
  );
};
