import type { ThemeUICSSObject } from "@theme-ui/core";
import { bands } from "@brand";
import { belowSmall, lowWindow, tinyWindow } from "../breakpoints";
import { anchored } from "./anchored";
import { note, scrim } from "./viewer-cover";

// Styles of the layers above the picture of an open tour.

/** The view, which receives the user input. */
export const view: ThemeUICSSObject = {
  position: "absolute",
  inset: 0,
  // An arrow at the edge is clipped, and focusing it must not scroll the view.
  overflow: "clip",
  // The view may fill the screen, so a vertical swipe scrolls the page; a horizontal one rotates the camera.
  touchAction: "pan-y",
  "[data-viewer]:fullscreen &": { touchAction: "none" },
  userSelect: "none",
  "&:focus-visible": { outline: "2px solid", outlineColor: "link", outlineOffset: -4 },
};

export const canvas: ThemeUICSSObject = { display: "block", width: "100%", height: "100%" };

/** The buttons at the bottom of the picture, in two rows on a phone. In a low picture the crosshair stays visible above them. */
export const toolbar: ThemeUICSSObject = {
  position: "absolute",
  insetInline: 4,
  bottom: 4,
  display: "flex",
  flexWrap: "wrap",
  // In one line next to the rooms on a small laptop.
  gap: [2, null, 1, 2],
  justifyContent: "center",
  pointerEvents: "none",
  "& > *": { pointerEvents: "auto" },
  // Rows of four, or of five and four.
  [`@media ${belowSmall}`]: {
    mx: "auto",
    maxWidth: "14.5rem",
    "&:has(> button:nth-of-type(9), > div)": { maxWidth: "none" },
  },
  [lowWindow]: { bottom: 2 },
  [tinyWindow]: { insetInline: 0, bottom: 0, gap: 0 },
};

const box: ThemeUICSSObject = {
  position: "absolute",
  px: 4,
  py: [2, 4],
  color: "text",
  bg: scrim,
  border: "1px solid",
  borderColor: "hairline",
  borderRadius: "card",
};

/**
 * The list of measurements above the buttons, which take two rows except in a wide window. On phones
 * the crosshair must stay visible.
 */
export const panel: ThemeUICSSObject = {
  ...box,
  insetInlineStart: 4,
  bottom: ["7.75rem", null, null, "5rem"],
  maxWidth: "min(25rem, calc(100% - 2rem))",
  maxHeight: ["6rem", "calc(100% - 9.75rem)", null, "calc(100% - 7rem)"],
  overflowY: "auto",
  // Next to the crosshair, and below the text at the top.
  [lowWindow]: {
    insetInlineStart: 2,
    bottom: "4rem",
    maxWidth: "calc(50% - 2rem)",
    maxHeight: "calc(100% - 8rem)",
    py: 2,
  },
  // Above the crosshair where there is space for a line.
  [tinyWindow]: {
    insetInlineStart: 2,
    bottom: "6rem",
    maxWidth: "calc(100% - 1rem)",
    maxHeight: "max(3.75rem, calc(50% - 7.25rem))",
  },
};

/** A link to another station: a disc on the floor in the color `near`, and the name. */
export const arrow: ThemeUICSSObject = {
  ...anchored,
  display: "grid",
  justifyItems: "center",
  gap: 1,
  minWidth: "touch",
  color: "text",
  "& > svg": { bg: "near", color: "actionText", borderRadius: "full", p: 2, boxSizing: "content-box" },
  "& > span": { ...note, variant: "text.label", color: "text", py: 1 },
};

/** The outline that keeps lines and points visible on any picture. */
export const edge = { stroke: bands.ink.background, strokeOpacity: 0.6 } as const;

/** The URL of the view above the buttons, for copying by hand. */
export const urlPanel: ThemeUICSSObject = {
  ...box,
  insetInline: 0,
  bottom: "calc(100% + 0.5rem)",
  // The space above the buttons is too small in such a window.
  [tinyWindow]: { bottom: 0 },
  display: "grid",
  gap: 2,
  maxWidth: "25rem",
  mx: "auto",
};
