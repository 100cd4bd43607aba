import type { ThemeUICSSObject } from "@theme-ui/core";

interface IconProps {
  /** Name in the icon sheet. */
  name: string;
  /** Width and height in pixels. */
  size?: number;
}

/** Shared by all icons; set here rather than on each symbol of the sheet. */
const ICON_STYLE: ThemeUICSSObject = {
  flex: "none",
  fill: "none",
  stroke: "currentColor",
  strokeWidth: 1.5,
  strokeLinecap: "round",
  strokeLinejoin: "round",
};

/** Icons that point along the text: `arrow-right`, `arrow-up-right`. */
const DIRECTIONAL = /-(left|right)$/;

const MIRRORED: ThemeUICSSObject = { "[dir=rtl] &": { transform: "scaleX(-1)" } };

/** A decorative icon from the sheet in the page. The text next to it carries the meaning. */
export const Icon = ({ name, size = 24 }: IconProps) => (
  <svg
    width={size}
    height={size}
    aria-hidden="true"
    sx={DIRECTIONAL.test(name) ? { ...ICON_STYLE, ...MIRRORED } : ICON_STYLE}
  >
    <use href={`#icon-${name}`} />
  </svg>
);
