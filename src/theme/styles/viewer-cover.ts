import type { ThemeUICSSObject } from "@theme-ui/core";
import { inkRgb } from "@brand";
import { lowWindow, tinyWindow } from "../breakpoints";
import { sizes } from "../tokens";

// Styles of a tour that is not open yet. The script of the page contains these styles;
// those in viewer.ts are loaded when the visitor opens the tour.

/** The box of the picture and the content next to it. */
export const frame: ThemeUICSSObject = {
  display: "grid",
  border: "1px solid",
  borderColor: "hairline",
  borderRadius: "media",
  overflow: "hidden",
  bg: "raised",
  color: "text",
  "&:fullscreen": { borderRadius: 0, border: "none", overflow: "auto", minHeight: "100%" },
};

/** A line of light at the lower edge while there is more to scroll to; the first layer scrolls with the content and covers it at the end. */
const scrollHint: ThemeUICSSObject = {
  background: [
    null,
    null,
    "linear-gradient(var(--raised), var(--raised)) bottom / 100% 4rem no-repeat local, linear-gradient(to top, var(--hairline), transparent) bottom / 100% 2rem no-repeat scroll, var(--raised)",
  ],
};

/** The content next to the picture. */
export const aside: ThemeUICSSObject = {
  ...scrollHint,
  p: 4,
  display: "grid",
  gap: 5,
  alignContent: "start",
  borderInlineStart: [null, null, "1px solid var(--hairline)"],
  // As high as the picture, which must not grow when the controls of the cloud appear.
  height: [null, null, 0],
  minHeight: [null, null, "100%"],
  overflowY: [null, null, "auto"],
};

/** The picture is at most as high as the screen below the bar, so that the page can still be scrolled outside it. */
export const picture: ThemeUICSSObject = {
  position: "relative",
  "--screen": "100vh",
  "@supports (height: 1svh)": { "--screen": "100svh" },
  "--free": `calc(var(--screen) - ${sizes.bar}px)`,
  minHeight: ["min(30rem, var(--free))", null, "min(var(--free), clamp(30rem, calc(var(--screen) - 15rem), 54rem))"],
  bg: "background",
};

/** A tour on a page of another site fills its frame, below a line with a link to the page of the tour. */
export const embeddedTour: ThemeUICSSObject = {
  display: "grid",
  gridTemplateRows: "auto minmax(0, 1fr)",
  height: "100vh",
  "@supports (height: 1svh)": { height: "100svh" },
  h1: { m: 0, px: 4, fontFamily: "body", fontSize: "small", fontWeight: "body", lineHeight: 1.2 },
  a: {
    display: "inline-flex",
    alignItems: "center",
    gap: 2,
    minHeight: "touch",
    color: "text",
    textDecorationColor: "var(--hairline)",
  },
};
export const wholeFrame: ThemeUICSSObject = { border: "none", borderRadius: 0, minHeight: "100%" };
export const wholePicture: ThemeUICSSObject = { position: "relative", bg: "background" };

/** Background of layers above a picture. */
export const scrim = `rgb(${inkRgb} / .86)`;

/** Small text on a dark background, above a picture. */
export const note: ThemeUICSSObject = {
  variant: "text.small",
  px: 3,
  py: 2,
  color: "text",
  bg: scrim,
  borderRadius: "control",
};

/** A live region at the top of the picture. It is invisible while it is empty. */
export const status: ThemeUICSSObject = {
  position: "absolute",
  left: "50%",
  top: 4,
  transform: "translateX(-50%)",
  width: "max-content",
  maxWidth: "calc(100% - 2rem)",
  // The picture behind the text remains interactive.
  pointerEvents: "none",
  [lowWindow]: { top: 2 },
  [tinyWindow]: { top: 1 },
  "&:not(:empty)": note,
};

/** The button that opens the tour, on a dark gradient that keeps it legible on white walls. */
export const cover: ThemeUICSSObject = {
  position: "absolute",
  inset: 0,
  display: "grid",
  placeContent: "end start",
  p: 5,
  background: `linear-gradient(to top, rgb(${inkRgb} / .56), rgb(${inkRgb} / .08) 50%)`,
};
