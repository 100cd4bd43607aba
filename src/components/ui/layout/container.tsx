import { renderStyledElement, type ElementProps, type SpacingProps } from "./styled-element";

type ContainerProps = ElementProps &
  SpacingProps & {
    width?: "text" | "content" | "wide";
  };

/** The centered column of a band, with the page's gutter on both sides. */
export const Container = ({ width = "wide", ...props }: ContainerProps) =>
  renderStyledElement(props, { variant: "layout.container", maxWidth: width });
