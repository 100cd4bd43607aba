import { assertPresent } from "../../../../src/lib/assert-present";
import type { VideoData } from "../../../../src/ui/media/video";
import { VideoLoop } from "../../../../src/ui/media/video-loop";
import { contentOf } from "../../../content";

export default { title: "Components / Video loop", meta: { isFullWidth: true } };

const { video } = contentOf<{ video?: VideoData }>("products/pro.json");

export const Default = () => (
  <div sx={{ position: "relative", aspectRatio: "16 / 9", video: { width: "100%", height: "100%" } }}>
    <VideoLoop video={assertPresent(video)} />
  </div>
);
