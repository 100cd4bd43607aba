import { graphql } from "gatsby";
import { Redline } from "../../blocks/redline";
import { useSourceLanguage } from "../../hooks/use-source-language";
import { Hairline, Text } from "../../ui/primitives";

interface TextChangesProps {
  /** Newest first. */
  changes: readonly Queries.TextChangeFieldsFragment[];
  words: Queries.TextChangeWordsFragment;
}

/** The changes of a legal text, closed at first: day, section, and the words before and after. */
export const TextChanges = ({ changes, words }: TextChangesProps) => {
  const source = useSourceLanguage();
  return (
    <details sx={{ borderTop: "1px solid", borderBottom: "1px solid", borderColor: "border", py: 4 }}>
      <summary sx={{ variant: "text.h4", cursor: "pointer", py: 2 }}>{words.textChanges}</summary>
      {changes.map(({ id, day, dateText, field, parts, reason }) => (
        <Hairline as="article" key={id} line="hairline" mt={5} pt={5} gap={2} aria-labelledby={id}>
          <Text as="h2" id={id} variant="label">
            <time dateTime={day}>{dateText}</time> · {field}
          </Text>
          <Redline parts={parts} words={words} language={source} />
          {reason !== null && (
            <Text variant="muted">
              {words.reason} {reason}
            </Text>
          )}
        </Hairline>
      ))}
    </details>
  );
};

export const textChangeFragments = graphql`
  fragment TextChangeFields on PublishedChange {
    id
    day: date
    dateText
    field
    parts {
      ...RedlineFields
    }
    reason
  }
  fragment TextChangeWords on HistoryLabels {
    textChanges
    reason
    ...RedlineWords
  }
`;
