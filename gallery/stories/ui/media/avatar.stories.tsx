import { Avatar } from "../../../../src/ui/media/avatar";
import { samplePicture, toPicture } from "../../../content";

export default { title: "Components / Avatar" };

export const WithPicture = () => (
  <Avatar mark="TB" picture={samplePicture("stamm", "The end of a spruce log with its rings.")} />
);

export const WithoutPicture = () => <Avatar mark="TB" />;

export const PictureFailed = () => (
  <Avatar mark="TB" picture={toPicture("data:image/png;base64,AA==", "A portrait.")} />
);
