import type { text } from "../../theme/text";
import { splitStyleProps, type ElementProps, type SpacingProps, type StyleProps } from "./layout/element-props";

type TextProps = ElementProps &
  SpacingProps &
  StyleProps<"color" | "maxWidth"> & {
    /** A variant of the theme's `text`. */
    variant: keyof typeof text;
  };

/** Words in one of the theme's text styles, as a paragraph or, with `as`, a heading or a span. */
export const Text = ({ as: Element = "p", variant, ...props }: TextProps) => {
  const { styles, attributes } = splitStyleProps(props);
  return <Element {...attributes} sx={{ variant: `text.${variant}`, ...styles }} />;
};
