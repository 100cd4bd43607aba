import { graphql } from "gatsby";
import { FigureNote } from "./figure-note";

interface FigureChangesProps {
  /** The changes of all fields of the device, newest first. */
  changes: readonly Queries.FigureChangePartsFragment[];
  /** The field of this row. */
  field: string;
}

/** Quiet lines under a figure that has changed: the day, the value before and the value after. */
export const FigureChanges = ({ changes, field }: FigureChangesProps) =>
  changes.filter(({ key }) => key === field).map(({ id, sentence }) => <FigureNote key={id}>{sentence}</FigureNote>);

export const figureChangeFragment = graphql`
  fragment FigureChangeParts on PublishedChange {
    id
    key
    sentence
  }
`;
