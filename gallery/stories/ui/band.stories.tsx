import { Band } from "../../../src/ui/band";
import { Heading } from "../../../src/ui/heading";
import { usePalette } from "../../palette";

export default { title: "Components / Band", meta: { isFullWidth: true } };

const HEAD = { heading: "Every floor, to the centimeter", lead: "A band sets the colors of everything inside it." };

export const Default = () => (
  <Band palette={usePalette()} labelledBy="band-heading">
    <Heading {...HEAD} id="band-heading" />
  </Band>
);

export const UnderTheBar = () => (
  <Band palette={usePalette()} labelledBy="band-heading" width="text" underBar>
    <Heading heading={HEAD.heading} id="band-heading" />
  </Band>
);
