import { graphql } from "gatsby";

/** Quiet lines under a figure that has changed: the day, the value before and the value after, newest first. */
export const FigureChanges = ({ changes }: { changes: readonly Queries.FigureChangeFieldsFragment[] }) =>
  changes.map(({ id, sentence }) => (
    <small key={id} sx={{ variant: "text.small", fontFamily: "body", display: "block", maxWidth: "32rem", mt: 1 }}>
      {sentence}
    </small>
  ));

export const figureChangeFragment = graphql`
  fragment FigureChangeFields on PublishedChange {
    id
    sentence
  }
`;
