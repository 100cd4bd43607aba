import { OpenButton, PictureWithButton } from "../../../src/ui/open-button";
import { Picture } from "../../../src/ui/media/picture";
import { samplePicture } from "../../content";

export default { title: "Components / Open button" };

export const Alone = () => <OpenButton text="Open the scan" onPress={() => undefined} />;

export const Loading = () => <OpenButton text="Loading…" isLoading onPress={() => undefined} />;

export const InPicture = () => (
  <PictureWithButton button={<OpenButton text="Open the scan" onPress={() => undefined} />}>
    <Picture picture={samplePicture("polter", "A pile of spruce logs at a forest road.")} sizes="100vw" />
  </PictureWithButton>
);
