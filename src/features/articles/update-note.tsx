import { graphql } from "gatsby";
import { Text } from "../../ui/primitives";

interface UpdateNoteProps {
  update: Queries.UpdateNoteFieldsFragment;
  /** The words before the day. */
  label: string;
}

/** What has become of an article's subject since it was published. */
export const UpdateNote = ({ update, label }: UpdateNoteProps) => (
  <aside sx={{ borderInlineStart: "2px solid", borderColor: "border", paddingInlineStart: 5, mb: 7 }}>
    <Text variant="label" mb={2}>
      {label} <time dateTime={update.day}>{update.date}</time>
    </Text>
    <p>{update.text}</p>
  </aside>
);

export const updateNoteFragment = graphql`
  fragment UpdateNoteFields on ArticleUpdate {
    date: dateText
    day: date(formatString: "YYYY-MM-DD")
    text
  }
`;
