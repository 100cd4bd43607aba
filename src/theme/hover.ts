import type { ThemeUICSSObject } from "@theme-ui/core";

/**
 * A look under a pointer that can rest on things. A finger cannot: on a phone
 * what was tapped would keep the look until something else is tapped. Looks
 * change at once, so that the page answers with its next frame; only opacity
 * and transform move.
 */
export const hover = (look: ThemeUICSSObject): ThemeUICSSObject => ({ "@media (hover: hover)": { "&:hover": look } });
