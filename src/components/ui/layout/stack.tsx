import {
  splitStyleProps,
  type AlignmentProps,
  type ElementProps,
  type SpacingProps,
  type StyleProps,
} from "./element-props";

type StackProps = ElementProps & SpacingProps & AlignmentProps & StyleProps<"gap" | "maxWidth">;

/** Children below each other, in one column. */
export const Stack = ({ as: Element = "div", ...props }: StackProps) => {
  const { styles, attributes } = splitStyleProps(props);
  return <Element {...attributes} sx={{ display: "grid", ...styles }} />;
};
