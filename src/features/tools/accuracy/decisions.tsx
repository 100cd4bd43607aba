import { fillPlaceholders } from "@capture/domain/placeholders";
import { Band } from "../../../ui/band";
import { Heading } from "../../../ui/heading";
import { Link } from "../../../ui/link/link";
import { Grid, Stack, Text } from "../../../ui/primitives";
import type { AccuracyContent } from "./accuracy-content";
import { DecisionList } from "./decision-list";
import { FurtherLinks } from "./further-links";

interface DecisionsProps {
  content: AccuracyContent;
  section: Queries.SectionFieldsFragment;
  terms: Queries.AccuracyTermFieldsFragment | null;
}

/** All decisions, what their classes mean with the standard that defines them, and further links. */
export const Decisions = ({ content, section, terms }: DecisionsProps) => {
  const { guide, labels } = content;
  const { heading, label, lead, paragraphs } = section;
  return (
    <Band palette="bone" id="decisions" labelledBy="decisions-heading">
      <Heading id="decisions-heading" label={label} heading={heading} lead={lead} />
      <DecisionList content={content} />
      <Grid mt={6} gap={[6, null, 8]} columns={["minmax(0, 1fr)", null, "minmax(0, 7fr) minmax(0, 5fr)"]}>
        <Stack gap={3} alignContent="start" maxWidth="text">
          {paragraphs?.map((paragraph) => (
            <Text key={paragraph} variant="muted">
              {paragraph}
            </Text>
          ))}
          <Text variant="small">
            <Link to={guide.standard.url} sx={{ color: "inherit" }}>
              {fillPlaceholders(labels.source, guide.standard)}
            </Link>
          </Text>
        </Stack>
        {terms && <FurtherLinks terms={terms} />}
      </Grid>
    </Band>
  );
};
