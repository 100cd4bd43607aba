import { inkRgb, radii as brandRadii, ramp } from "@brand";

/** The angle of a gradient that runs like the text: to the right, or to the left in languages written that way (global.ts). */
export const inlineAngle = "var(--inline-angle, 90deg)";

/** The ramp as a gradient along the text. */
export const rampGradient = `linear-gradient(${inlineAngle}, ${ramp.join(", ")})`;

/** The `space` scale of the theme in pixels. */
export const space = [0, 4, 8, 12, 16, 24, 32, 48, 64, 96, 128] as const;

export const radii = { ...brandRadii, full: 9999 } as const;

/** Each size grows with the width of the viewport, from 360 to 1440 px. */
export const fontSizes = {
  display: "clamp(2.75rem, 1.667rem + 4.815vw, 6rem)",
  h1: "clamp(2.25rem, 1.667rem + 2.593vw, 4rem)",
  h2: "clamp(1.875rem, 1.5rem + 1.667vw, 3rem)",
  h3: "clamp(1.375rem, 1.25rem + 0.556vw, 1.75rem)",
  h4: "clamp(1.125rem, 1.083rem + 0.185vw, 1.25rem)",
  lead: "clamp(1.125rem, 1.042rem + 0.37vw, 1.375rem)",
  body: "clamp(1rem, 0.979rem + 0.093vw, 1.0625rem)",
  small: "0.875rem",
  label: "0.8125rem",
} as const;

export const sizes = {
  text: "42rem",
  content: "72rem",
  wide: "84rem",
  control: 48,
  bar: 72,
  barScrolled: 64,
  touch: 44,
} as const;

/** The only shadow, for floating layers. */
export const floatingShadow = `0 16px 48px -16px rgb(${inkRgb} / .28)`;
