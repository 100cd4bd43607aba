import { assertPresent } from "../../../../src/lib/assert-present";
import { BackgroundVideo } from "../../../../src/ui/media/background-video";
import type { VideoData } from "../../../../src/ui/media/video";
import { contentOf } from "../../../content";

export default { title: "Components / Background video", meta: { isFullWidth: true } };

const { video } = contentOf<{ video?: VideoData }>("products/meta.json");

export const Default = () => (
  <div sx={{ position: "relative", aspectRatio: "16 / 9", "& > *": { position: "absolute", inset: 0 } }}>
    <BackgroundVideo video={assertPresent(video)} sizes="100vw" />
  </div>
);
