import { Tile } from "../../../src/ui/tile";
import { samplePicture } from "../../content";

export default { title: "Components / Tile" };

const PROPS = {
  title: "Pile at the road",
  picture: samplePicture("polter", "A pile of spruce logs at a forest road."),
  link: { to: "/showcase", text: "Open the project" },
};

export const Complete = () => (
  <Tile {...PROPS} label="Forestry" text="A pile of 214 logs, measured in one morning." sx={{ minHeight: "28rem" }} />
);

export const TitleOnly = () => <Tile {...PROPS} sx={{ minHeight: "20rem" }} />;
