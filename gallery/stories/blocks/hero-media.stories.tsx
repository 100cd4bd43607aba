import { HeroMedia } from "../../../src/components/blocks/hero-media";
import { Picture } from "../../../src/components/ui/media/picture";
import { bandProperties } from "../../../src/theme/bands";
import { pictureOf } from "../../content";

export default { title: "Blocks / Hero media", meta: { isFullWidth: true } };

const PICTURE = pictureOf("images/devices/trio.jpg", "The three devices next to each other.");

const Example = ({ isUncropped }: { isUncropped: boolean }) => (
  <div
    style={bandProperties("ink")}
    sx={{ position: "relative", minHeight: "36rem", overflow: "hidden", bg: "background" }}
  >
    <HeroMedia isUncropped={isUncropped}>
      <Picture picture={PICTURE} sizes="100vw" />
    </HeroMedia>
  </div>
);

export const Cropped = () => <Example isUncropped={false} />;

export const Uncropped = () => <Example isUncropped />;
