import type { ThemeUICSSObject } from "@theme-ui/core";
import {
  splitStyleProps,
  type AlignmentProps,
  type ElementProps,
  type SpacingProps,
  type StyleProps,
} from "./element-props";

interface ColumnsProps {
  /** `grid-template-columns`; an array has one value for each breakpoint. */
  columns: ThemeUICSSObject["gridTemplateColumns"];
}

type GridProps = ElementProps &
  ColumnsProps &
  SpacingProps &
  AlignmentProps &
  StyleProps<"gap" | "columnGap" | "rowGap" | "maxWidth">;

/** Children in columns. */
export const Grid = ({ as: Element = "div", columns, ...props }: GridProps) => {
  const { styles, attributes } = splitStyleProps(props);
  return <Element {...attributes} sx={{ display: "grid", gridTemplateColumns: columns, ...styles }} />;
};
