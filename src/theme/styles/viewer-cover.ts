import type { ThemeUICSSObject } from "@theme-ui/core";
import { lowWindow, tinyWindow } from "../breakpoints";
import { sizes } from "../tokens";

// What lies over the picture of a tour before it is opened: it is in the first script, and the rest is not.

/** The picture is never higher than what the bar leaves of the screen, or there would be nothing around it to scroll by. */
export const picture: ThemeUICSSObject = {
  position: "relative",
  "--screen": "100vh",
  "@supports (height: 1svh)": { "--screen": "100svh" },
  "--free": `calc(var(--screen) - ${sizes.bar}px)`,
  minHeight: ["min(30rem, var(--free))", null, "min(var(--free), clamp(30rem, calc(var(--screen) - 15rem), 54rem))"],
  bg: "ground",
};

/** The ground of what lies over a picture. */
export const scrim = "rgb(7 11 10 / .86)";

/** Words on their own dark ground. */
export const note: ThemeUICSSObject = {
  variant: "text.small",
  px: 3,
  py: 2,
  color: "text",
  bg: scrim,
  borderRadius: "control",
};

/** A live region at the head of the picture, nothing while it is empty. */
export const status: ThemeUICSSObject = {
  position: "absolute",
  left: "50%",
  top: 4,
  transform: "translateX(-50%)",
  width: "max-content",
  maxWidth: "calc(100% - 2rem)",
  // The picture below the words can be pressed and swiped.
  pointerEvents: "none",
  [lowWindow]: { top: 2 },
  [tinyWindow]: { top: 1 },
  "&:not(:empty)": note,
};

/** The button of a picture that is not opened yet, on a shade that lets it be read on white walls. */
export const cover: ThemeUICSSObject = {
  position: "absolute",
  inset: 0,
  display: "grid",
  placeContent: "center",
  p: 5,
  background: "radial-gradient(closest-side, rgb(7 11 10 / .56), rgb(7 11 10 / .08))",
};
