import {
  renderStyledElement,
  type AlignmentProps,
  type ElementProps,
  type SpacingProps,
  type StyleProps,
} from "./styled-element";

type StackProps = ElementProps & SpacingProps & AlignmentProps & StyleProps<"gap" | "maxWidth">;

/** Children below each other, in one column. */
export const Stack = (props: StackProps) => renderStyledElement(props, { display: "grid" });
