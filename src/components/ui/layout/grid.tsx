import type { ThemeUICSSObject } from "@theme-ui/core";
import {
  renderStyledElement,
  type AlignmentProps,
  type ElementProps,
  type SpacingProps,
  type StyleProps,
} from "./styled-element";

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
export const Grid = ({ columns, ...props }: GridProps) =>
  renderStyledElement(props, { display: "grid", gridTemplateColumns: columns });
