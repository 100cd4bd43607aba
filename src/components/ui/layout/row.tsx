import {
  splitStyleProps,
  type AlignmentProps,
  type ElementProps,
  type SpacingProps,
  type StyleProps,
} from "./element-props";

type RowProps = ElementProps & SpacingProps & AlignmentProps & StyleProps<"gap" | "columnGap" | "rowGap">;

/** Children next to each other, centered on the row, and wrapped when the row is full. */
export const Row = ({ as: Element = "div", ...props }: RowProps) => {
  const { styles, attributes } = splitStyleProps(props);
  return (
    <Element {...attributes} sx={{ display: "flex", flexWrap: "wrap", gap: 3, alignItems: "center", ...styles }} />
  );
};
