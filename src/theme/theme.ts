import type { Theme } from "@theme-ui/core";
import { fonts, ramp } from "@brand";
import { roleColors } from "./bands";
import { sxBreakpoints } from "./breakpoints";
import { chrome } from "./navigation";
import { buttons, forms } from "./controls";
import { layout } from "./layout";
import { cards } from "./surfaces";
import { text } from "./text";
import { fontSizes, radii, sizes, space } from "./tokens";

/** The theme has no color modes: dark and light bands are parts of one design. */
export const theme: Theme = {
  config: { useCustomProperties: false },
  breakpoints: [...sxBreakpoints],
  colors: { ...roleColors, near: ramp[0] },
  space: [...space],
  fonts,
  fontSizes,
  fontWeights: { body: 400, medium: 500, heading: 600 },
  radii,
  sizes,
  text,
  buttons,
  cards,
  layout: { ...layout, ...chrome },
  forms,
};
