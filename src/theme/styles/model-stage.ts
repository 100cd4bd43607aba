import type { ThemeUICSSObject } from "@theme-ui/core";
import { ramp } from "@brand";
import { tinyWindow } from "../breakpoints";
import { sizes } from "../tokens";
import { anchored } from "./anchored";
import * as viewer from "./viewer";
import * as cover from "./viewer-cover";

// Styles of the stage with a device's model. They are loaded when the visitor opens it.

export const { canvas, edge } = viewer;
const { note } = cover;
export const { scrim } = cover;
export { anchored };

/** The view and the panel next to it. On phones the view stays below the bar while the panel is scrolled. */
export const frame: ThemeUICSSObject = {
  ...cover.frame,
  gridTemplateColumns: ["minmax(0, 1fr)", null, "minmax(0, 1fr) 24rem"],
  overflow: ["clip", null, "hidden"],
};

/** The box of the view. `--content` is the height that its content needs. */
export const viewBox: ThemeUICSSObject = {
  ...cover.picture,
  position: ["sticky", null, "relative"],
  top: [sizes.bar, null, 0],
  zIndex: 1,
  minHeight: [
    "max(var(--content, 0px), min(26rem, calc(0.56 * var(--free))))",
    null,
    "max(var(--content, 0px), min(40rem, calc(var(--screen) - 112px)))",
  ],
  [tinyWindow]: { position: "relative", top: 0 },
};

export const panel: ThemeUICSSObject = { ...cover.aside, borderTop: ["1px solid var(--hairline)", null, "none"] };

/** The backdrop: light of the ramp behind the device. */
export const backdrop: ThemeUICSSObject = {
  position: "absolute",
  inset: 0,
  bg: "background",
  backgroundImage: `radial-gradient(75% 68% at 50% 38%, ${ramp[2]}4d, ${ramp[2]}1f 45%, transparent)`,
  transition: "opacity 400ms",
  "@media (prefers-reduced-motion: reduce)": { transition: "none" },
};

/** The view, which receives the user input. */
export const view: ThemeUICSSObject = { ...viewer.view, cursor: "grab", "&:active": { cursor: "grabbing" } };

/** All buttons are in one row on a phone. */
export const toolbar: ThemeUICSSObject = { ...viewer.toolbar, insetInline: [1, 4] };

/** A layer above the canvas that lets the pointer through. */
export const overlay: ThemeUICSSObject = {
  position: "absolute",
  inset: 0,
  overflow: "hidden",
  pointerEvents: "none",
};

/** A dot on a part of the model. The button is larger than the dot. */
export const dot: ThemeUICSSObject = {
  ...anchored,
  variant: "buttons.plain",
  width: 32,
  height: 32,
  transform: "translate(-50%, -50%)",
  display: "grid",
  placeContent: "center",
  pointerEvents: "auto",
  "&::before": {
    content: '""',
    width: 10,
    height: 10,
    borderRadius: "full",
    bg: "near",
    boxShadow: `0 0 0 4px ${ramp[0]}40, 0 0 0 1px rgb(0 0 0 / .6)`,
    transition: "transform 150ms",
  },
  "&:hover::before, &[aria-pressed=true]::before": { transform: "scale(1.5)" },
};

/** The name of the chosen part, next to its dot. */
export const tag: ThemeUICSSObject = { ...anchored, ...note, py: 1, whiteSpace: "nowrap" };

/** A figure on a line. */
export const figure: ThemeUICSSObject = {
  ...anchored,
  variant: "text.figure",
  px: 2,
  fontSize: "label",
  bg: scrim,
  color: "near",
  borderRadius: "control",
  whiteSpace: "nowrap",
};

/** The outline of a bank card. */
export const card: ThemeUICSSObject = {
  position: "absolute",
  left: "50%",
  // Below the button that closes the stage.
  top: "4.5rem",
  transform: "translateX(-50%)",
  border: "2px solid",
  borderColor: "near",
  display: "grid",
  placeContent: "center",
  color: "text",
};

/** The still picture, which fills the box. */
export const still: ThemeUICSSObject = { position: "absolute", inset: 0, img: { width: "100%", height: "100%" } };

/** A message at the top of the view, and the button that belongs to it. */
export const statusBox: ThemeUICSSObject = {
  position: "absolute",
  insetInline: "4rem",
  top: 4,
  display: "flex",
  flexWrap: "wrap",
  gap: 2,
  justifyContent: "center",
  alignItems: "center",
  pointerEvents: "none",
  "& > button": { pointerEvents: "auto" },
};

/** It is invisible while it is empty. */
export const message: ThemeUICSSObject = { "&:not(:empty)": note };

/** A part in the list. */
export const partButton: ThemeUICSSObject = {
  variant: "buttons.plain",
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  gap: 3,
  width: "100%",
  minHeight: "control",
  fontWeight: "medium",
  "& > svg": { transition: "transform 150ms" },
  "&[aria-expanded=true]": { color: "link" },
  "&[aria-expanded=true] > svg": { transform: "rotate(180deg)" },
};

/** A link that looks like a button. */
export const roomLink: ThemeUICSSObject = { variant: "buttons.secondary", position: "relative", justifySelf: "start" };

/** The button that closes the stage. */
export const close: ThemeUICSSObject = { position: "absolute", insetInlineEnd: 4, top: 4 };
