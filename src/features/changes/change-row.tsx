import { graphql } from "gatsby";
import { Redline } from "../../blocks/redline";
import { Link } from "../../ui/link/link";
import { useSiteContent } from "../../hooks/use-site-content";
import { VisuallyHidden } from "../../ui/visually-hidden";
import { Hairline, Stack, Text } from "../../ui/primitives";

interface ChangeRowProps {
  change: Queries.ChangeRowFieldsFragment;
  words: Queries.ChangeWordsFragment;
  /** Whether the row above has the same day, which is then shown only to screen readers. */
  isSameDay: boolean;
}

/** A change: its day, what it concerns, and the value before and after. */
export const ChangeRow = ({ change, words, isSameDay }: ChangeRowProps) => {
  const [source] = useSiteContent().siteConfig?.languages ?? [];
  return (
    <Hairline
      as="article"
      id={change.id}
      aria-labelledby={`${change.id}-heading`}
      py={5}
      gap={[3, null, 6]}
      columns={["minmax(0, 1fr)", null, "11rem minmax(0, 1fr)"]}
    >
      <Text variant="label">
        <time dateTime={change.day}>
          {isSameDay ? <VisuallyHidden>{change.dateText}</VisuallyHidden> : change.dateText}
        </time>
      </Text>
      <Stack gap={3} maxWidth="text">
        <Text as="h3" id={`${change.id}-heading`} variant="h4">
          <Link to={change.path} sx={{ variant: "layout.textLink", display: "inline-block", py: 1 }}>
            {change.name}
          </Link>
          : {change.field}
        </Text>
        {/* Versions of legal texts are kept in the default locale. */}
        <Redline parts={change.parts} words={words} lang={change.kind === "legal" ? source?.code : undefined} />
        {change.reason !== null && (
          <Text variant="muted">
            {words.reason} {change.reason}
          </Text>
        )}
      </Stack>
    </Hairline>
  );
};

export const changeRowFragments = graphql`
  fragment ChangeRowFields on PublishedChange {
    id
    kind
    day: date
    dateText
    name
    path
    field
    parts {
      ...RedlineFields
    }
    reason
  }
  fragment ChangeWords on HistoryLabels {
    reason
    ...RedlineWords
  }
`;
