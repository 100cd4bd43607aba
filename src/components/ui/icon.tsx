import type { ThemeUICSSObject } from "@theme-ui/core";

interface IconProps {
  /** Name in the icon sheet; the content's schema lists them. */
  name: string;
  /** Edge in pixels. */
  size?: number;
}

/** The same for every icon, so it is not repeated in the sheet. */
const LINES: ThemeUICSSObject = {
  flex: "none",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.5,
  strokeLinecap: "round",
  strokeLinejoin: "round",
};

/** A decorative icon from the sheet in the page; the words beside it say what it means. */
export const Icon = ({ name, size = 24 }: IconProps) => (
  <svg width={size} height={size} aria-hidden="true" sx={LINES}>
    <use href={`#icon-${name}`} />
  </svg>
);
