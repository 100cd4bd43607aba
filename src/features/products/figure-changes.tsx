import { graphql } from "gatsby";

interface FigureChangesProps {
  /** The changes of all fields of the device, newest first. */
  changes: readonly Queries.FigureChangeFieldsFragment[];
  /** The field of this row. */
  field: string;
}

/** Quiet lines under a figure that has changed: the day, the value before and the value after. */
export const FigureChanges = ({ changes, field }: FigureChangesProps) =>
  changes
    .filter(({ key }) => key === field)
    .map(({ id, sentence }) => (
      <small key={id} sx={{ variant: "text.small", fontFamily: "body", display: "block", maxWidth: "32rem", mt: 1 }}>
        {sentence}
      </small>
    ));

export const figureChangeFragment = graphql`
  fragment FigureChangeFields on PublishedChange {
    id
    key
    sentence
  }
`;
