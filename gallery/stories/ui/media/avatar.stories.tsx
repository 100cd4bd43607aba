import { Avatar } from "../../../../src/components/ui/media/avatar";
import { pictureOf, toPicture } from "../../../content";

export default { title: "Components / Avatar" };

export const WithPicture = () => (
  <Avatar mark="TB" picture={pictureOf("images/brand/terrain.jpg", "A terrain of measured points.")} />
);

export const WithoutPicture = () => <Avatar mark="TB" />;

export const PictureFailed = () => (
  <Avatar mark="TB" picture={toPicture("data:image/png;base64,AA==", "A portrait.")} />
);
