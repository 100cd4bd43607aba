import type { ThemeUICSSObject } from "@theme-ui/core";

// What lies over the picture of a tour before it is opened: it is in the first script, and the rest is not.

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
