import type { ThemeUICSSObject } from "@theme-ui/core";
import {
  splitStyleProps,
  type AlignmentProps,
  type ElementProps,
  type SpacingProps,
  type StyleProps,
} from "./element-props";

interface LineProps {
  /** Color of the line: `hairline` is fainter than `border`. */
  line?: "border" | "hairline";
  /** `grid-template-columns`; without `gap` and `columns` the element is a block. */
  columns?: ThemeUICSSObject["gridTemplateColumns"];
}

type HairlineProps = ElementProps & LineProps & SpacingProps & AlignmentProps & StyleProps<"gap">;

/** Children under a line of one pixel. With `gap` they are a `Stack`, with `columns` a `Grid`. */
export const Hairline = ({ as: Element = "div", line = "border", columns, ...props }: HairlineProps) => {
  const { styles, attributes } = splitStyleProps(props);
  const isGrid = props.gap !== undefined || columns !== undefined;
  return (
    <Element
      {...attributes}
      sx={{
        ...(isGrid && { display: "grid", gridTemplateColumns: columns }),
        borderTop: "1px solid",
        borderColor: line,
        ...styles,
      }}
    />
  );
};
