import { assertPresent } from "../../../../src/lib/assert-present";
import { Video, type VideoData } from "../../../../src/ui/media/video";
import { contentOf } from "../../../content";

export default { title: "Components / Video" };

const { video } = contentOf<{ video?: VideoData }>("products/meta.json");

export const Default = () => <Video video={assertPresent(video)} sizes="100vw" />;
