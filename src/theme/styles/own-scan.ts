import type { ThemeUICSSObject } from "@theme-ui/core";
import { inlineAngle, rampGradient } from "../tokens";

/** Dots on a floor that recedes from near to far. */
const floor: ThemeUICSSObject = {
  content: '""',
  position: "absolute",
  inset: "auto -40% -2rem",
  height: "14rem",
  zIndex: -1,
  background: rampGradient.replace(inlineAngle, "0deg"),
  maskImage: "radial-gradient(circle, black 1.4px, transparent 2px)",
  maskSize: "22px 22px",
  transform: "perspective(22rem) rotateX(62deg)",
  opacity: 0.5,
  transition: "opacity 240ms",
};

/** The field for files, with the dots of a cloud that has not been opened. A file above it lights them. */
export const stage: ThemeUICSSObject = {
  position: "relative",
  zIndex: 0,
  overflow: "hidden",
  display: "grid",
  minHeight: "25rem",
  alignContent: "start",
  p: [5, 6, 7],
  // Keeps the text above the dots.
  pb: ["9rem", "10rem"],
  bg: "background",
  color: "text",
  border: "1px solid",
  borderColor: "hairline",
  borderRadius: "media",
  "&::before": floor,
  // The input is transparent, and so is its own outline. On the band around the field, the color would be too light.
  "&:has(input:focus-visible)": { outline: "2px solid", outlineColor: "link", outlineOffset: -6 },
  "&:has(input:hover)": { borderColor: "text" },
  "&[data-over=true]": { borderColor: "near", "&::before": { opacity: 1 } },
};

/** A transparent input that covers the field. */
export const input: ThemeUICSSObject = {
  position: "absolute",
  inset: 0,
  width: "100%",
  height: "100%",
  opacity: 0,
  cursor: "pointer",
};

export const progress: ThemeUICSSObject = {
  appearance: "none",
  width: "100%",
  height: 6,
  border: "none",
  borderRadius: "full",
  overflow: "hidden",
  bg: "hairline",
  "&::-webkit-progress-bar": { bg: "hairline" },
  "&::-webkit-progress-value": { background: rampGradient },
  "&::-moz-progress-bar": { background: rampGradient },
};

/** Columns of an opened scan: the view, and its figures. */
export const frameWithAside: ThemeUICSSObject = {
  gridTemplateColumns: ["minmax(0, 1fr)", null, "minmax(0, 1fr) 22rem"],
};
