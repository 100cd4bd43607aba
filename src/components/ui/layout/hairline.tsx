import type { ThemeUICSSObject } from "@theme-ui/core";
import {
  renderStyledElement,
  type AlignmentProps,
  type ElementProps,
  type SpacingProps,
  type StyleProps,
} from "./styled-element";

interface LineProps {
  /** Color of the line: `hairline` is fainter than `border`. */
  line?: "border" | "hairline";
  /** `grid-template-columns`; without `gap` and `columns` the element is a block. */
  columns?: ThemeUICSSObject["gridTemplateColumns"];
}

type HairlineProps = ElementProps & LineProps & SpacingProps & AlignmentProps & StyleProps<"gap">;

/** Children below a line of one pixel. With `gap`, they are laid out as in a `Stack`; with `columns`, as in a `Grid`. */
export const Hairline = ({ line = "border", columns, ...props }: HairlineProps) =>
  renderStyledElement(props, {
    display: props.gap === undefined && columns === undefined ? undefined : "grid",
    gridTemplateColumns: columns,
    borderTop: "1px solid",
    borderColor: line,
  });
