import { Picture } from "../../../../src/ui/media/picture";
import { samplePicture } from "../../../content";

export default { title: "Components / Picture" };

const PICTURE = samplePicture("polter", "A pile of spruce logs at a forest road.");

export const OwnAspectRatio = () => <Picture picture={PICTURE} sizes="100vw" />;

export const Cropped = () => <Picture picture={PICTURE} sizes="100vw" ratio="21 / 9" />;

export const Eager = () => <Picture picture={PICTURE} sizes="100vw" eager />;
