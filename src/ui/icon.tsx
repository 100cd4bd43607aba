interface IconProps {
  /** Name in the icon sheet; the content's schema lists them. */
  name: string;
  /** Edge in pixels. */
  size?: number;
}

/** A decorative icon from the sheet in the page; the words beside it say what it means. */
export const Icon = ({ name, size = 24 }: IconProps) => (
  <svg width={size} height={size} aria-hidden="true" focusable="false" sx={{ flex: "none" }}>
    <use href={`#icon-${name}`} />
  </svg>
);
