import type { ThemeUICSSObject } from "@theme-ui/core";
import { inkRgb } from "@brand";
import { hover } from "../hover";
import { bands } from "../bands";

/** The play button, which covers the poster. */
export const playButton: ThemeUICSSObject = {
  variant: "buttons.plain",
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  display: "grid",
  placeItems: "center",
  "&:focus-visible": { outlineOffset: -4 },
  ...hover({ "& > span": { bg: "near", color: bands.ink.actionText } }),
};

/** The round icon in the center of the play button. */
export const playMark: ThemeUICSSObject = {
  display: "grid",
  placeItems: "center",
  width: 72,
  height: 72,
  borderRadius: "full",
  bg: `rgb(${inkRgb} / .72)`,
  color: bands.ink.text,
};

/** Pauses and resumes the film, at its lower edge. */
export const pauseButton: ThemeUICSSObject = {
  variant: "buttons.onVideo",
  position: "absolute",
  insetInlineEnd: 4,
  bottom: 4,
  px: 3,
};
