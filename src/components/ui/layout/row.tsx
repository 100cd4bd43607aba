import {
  renderStyledElement,
  type AlignmentProps,
  type ElementProps,
  type SpacingProps,
  type StyleProps,
} from "./styled-element";

type RowProps = ElementProps & SpacingProps & AlignmentProps & StyleProps<"gap" | "columnGap" | "rowGap">;

/** Children next to each other, centered on the row, and wrapped when the row is full. */
export const Row = (props: RowProps) =>
  renderStyledElement(props, { display: "flex", flexWrap: "wrap", gap: 3, alignItems: "center" });
