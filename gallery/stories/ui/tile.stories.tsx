import { Tile } from "../../../src/components/ui/tile";
import { pictureOf } from "../../content";

export default { title: "Components / Tile" };

const PROPS = {
  title: "Museum hall",
  picture: pictureOf("images/culture/museum-hall.jpg", "A museum hall with paintings and a statue."),
  link: { to: "/showcase", text: "Open the project" },
};

export const Complete = () => (
  <Tile
    {...PROPS}
    label="Culture"
    text="A hall with its paintings, recorded in one evening."
    sx={{ minHeight: "28rem" }}
  />
);

export const TitleOnly = () => <Tile {...PROPS} sx={{ minHeight: "20rem" }} />;
