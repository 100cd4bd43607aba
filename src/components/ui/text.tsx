import type { text } from "../../theme/text";
import { renderStyledElement, type ElementProps, type SpacingProps, type StyleProps } from "./layout/styled-element";

type TextProps = ElementProps &
  SpacingProps &
  StyleProps<"color" | "maxWidth"> & {
    /** A variant of the theme's `text`. */
    variant: keyof typeof text;
  };

/** Text in one of the theme's text styles, as a paragraph or, with `as`, a heading or a span. */
export const Text = ({ variant, ...props }: TextProps) =>
  renderStyledElement({ as: "p", ...props }, { variant: `text.${variant}` });
