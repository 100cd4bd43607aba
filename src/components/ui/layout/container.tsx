import { splitStyleProps, type ElementProps, type SpacingProps } from "./element-props";

type ContainerProps = ElementProps &
  SpacingProps & {
    width?: "text" | "content" | "wide";
  };

/** The centered column of a band, with the page's gutter on both sides. */
export const Container = ({ as: Element = "div", width = "wide", ...props }: ContainerProps) => {
  const { styles, attributes } = splitStyleProps(props);
  return <Element {...attributes} sx={{ variant: "layout.container", maxWidth: width, ...styles }} />;
};
