import type { ThemeUICSSObject } from "@theme-ui/core";

// `bars.tsx` has its own: a module that two pages share costs both of them about 80 bytes of first script.

/** A drawing as wide as its column. It begins at the right where the text does. */
export const drawing: ThemeUICSSObject = {
  display: "block",
  width: "100%",
  forcedColorAdjust: "none",
  "[dir=rtl] &": { transform: "scaleX(-1)" },
};

/** On paper and in the system's colors, the near end of the ramp would be invisible without an outline. */
export const filled: ThemeUICSSObject = { "@media print, (forced-colors: active)": { stroke: "CanvasText" } };

/** A share as a percentage of the width of a drawing. */
export const percent = (share: number): string => `${+(share * 100).toFixed(3)}%`;
