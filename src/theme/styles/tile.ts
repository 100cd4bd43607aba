import type { ThemeUICSSObject } from "@theme-ui/core";
import { inkRgb } from "@brand";

/** A picture that fills the card, with text on a dark gradient at its bottom. */
export const tile: ThemeUICSSObject = {
  variant: "cards.plain",
  display: "grid",
  alignItems: "end",
  overflow: "hidden",
  borderRadius: "media",
  isolation: "isolate",
  bg: "background",
  color: "text",
  "& > picture": { position: "absolute", inset: 0, zIndex: -2 },
  "& > picture img": { width: "100%", height: "100%", objectFit: "cover" },
  // From the first line on, an opacity of at least .72 keeps muted text legible on a white picture.
  "& > div": {
    paddingTop: "5rem",
    background: `linear-gradient(180deg, rgb(${inkRgb} / 0), rgb(${inkRgb} / .76) 4.5rem, rgb(${inkRgb} / .92))`,
  },
};
