import { Picture } from "../../../../src/components/ui/media/picture";
import { pictureOf } from "../../../content";

export default { title: "Components / Picture" };

const PICTURE = pictureOf("images/plants/hall.jpg", "A hall of a plant with pipes and tanks.");

export const OwnAspectRatio = () => <Picture picture={PICTURE} sizes="100vw" />;

export const Cropped = () => <Picture picture={PICTURE} sizes="100vw" ratio="21 / 9" />;

export const Eager = () => <Picture picture={PICTURE} sizes="100vw" eager />;
