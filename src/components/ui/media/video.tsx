import { useState } from "react";
import { toEmbedUrl } from "../../../domain/embed-url";
import { fillPlaceholders } from "../../../domain/placeholders";
import * as styles from "../../../theme/styles/video";
import { Icon } from "../icon";
import { Picture, type PictureData } from "./picture";
import { useUiLabels } from "../labels";

export interface VideoData {
  readonly title: string;
  readonly mp4: { readonly publicURL: string | null };
  readonly webm: { readonly publicURL: string | null };
  readonly poster: PictureData;
  /** A YouTube or Vimeo address that plays instead of our own files. */
  readonly embed?: string | null;
}

interface VideoProps {
  video: VideoData;
  /** Of the still, as for a picture. */
  sizes: string;
  className?: string;
}

/** A video behind its still. Nothing of it loads before the visitor plays it; without script the browser plays it. */
export const Video = ({ video, sizes, className }: VideoProps) => {
  const [playing, setPlaying] = useState(false);
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
      {playing ? (
        <Player video={video} />
      ) : (
        <>
          <Picture picture={video.poster} sizes={sizes} />
          <button type="button" data-script="" onClick={() => setPlaying(true)} sx={styles.playButton}>
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

/** The button that was pressed is gone, so the keyboard goes on at the video. */
const takeFocus = (player: HTMLElement | null): void => player?.focus();

const Player = ({ video }: { video: VideoData }) => {
  const embed = video.embed ? toEmbedUrl(video.embed) : undefined;
  if (embed !== undefined) {
    return (
      <iframe
        ref={takeFocus}
        src={embed}
        title={video.title}
        allow="autoplay; fullscreen; picture-in-picture"
        sx={{ border: "none" }}
      />
    );
  }
  return (
    <video
      ref={takeFocus}
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
