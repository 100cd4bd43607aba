import { useEffect, useState } from "react";
import type { VideoData } from "./video";
import { Picture } from "./picture";
import type * as VideoLoopModule from "./video-loop";
import { prefersNoAutoplay } from "../../hooks/use-media";

interface BackgroundVideoProps {
  video: VideoData;
  /** `sizes` of the poster. */
  sizes: string;
  className?: string;
}

/**
 * A silent video that loops behind a hero. Its poster is shown first, and remains for visitors who prefer less motion or
 * less data. The video and its player are fetched after the page has loaded.
 */
export const BackgroundVideo = ({ video, sizes, className }: BackgroundVideoProps) => {
  const [loaded, setLoaded] = useState<typeof VideoLoopModule>();

  useEffect(() => {
    if (prefersNoAutoplay()) return;
    // Without the player, the poster remains.
    const load = (): void => void import("./video-loop").then(setLoaded, () => undefined);
    if (document.readyState === "complete") {
      const timer = setTimeout(load, 0);
      return () => clearTimeout(timer);
    }
    addEventListener("load", load, { once: true });
    return () => removeEventListener("load", load);
  }, []);

  return (
    <div className={className} sx={{ "picture, img, video": { width: "100%", height: "100%" } }}>
      <Picture picture={video.poster} sizes={sizes} eager />
      {loaded && <loaded.VideoLoop video={video} />}
    </div>
  );
};
