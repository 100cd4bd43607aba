import type { ThemeUICSSObject } from "@theme-ui/core";

/**
 * Styles for `:hover` on devices with a hovering pointer. On a touch screen they would remain after a tap. Colors change
 * without a transition, so that the page responds with the next frame; only opacity and transform are animated.
 */
export const hover = (styles: ThemeUICSSObject): ThemeUICSSObject => ({
  "@media (hover: hover)": { "&:hover": styles },
});
