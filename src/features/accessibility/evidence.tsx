import { graphql } from "gatsby";
import { fillPlaceholders } from "@capture/domain/placeholders";
import { Stack, Text } from "../../ui/primitives";

interface EvidenceProps {
  criterion: Queries.AccessibilityCriterionFieldsFragment;
  labels: Queries.AccessibilityEvidenceLabelsFragment;
}

/** How a criterion was tested, and its limits. */
export const Evidence = ({ criterion: { axe, journeys, byHand, limit }, labels }: EvidenceProps) => (
  <Stack gap={2}>
    {limit && <p>{limit}</p>}
    {axe && (
      <Text variant="muted">
        {labels.axe} <span sx={code}>{axe.join(", ")}</span>
      </Text>
    )}
    {journeys && (
      <div>
        <Text as="span" variant="muted">
          {labels.journey}
        </Text>
        <ul sx={{ p: 0, m: 0, listStyle: "none", color: "muted" }}>
          {journeys.map(({ file, name }) => (
            <li key={file + name}>
              <span sx={code}>{file}</span> “{name}”
            </li>
          ))}
        </ul>
      </div>
    )}
    {byHand && (
      <Text variant="muted">
        {fillPlaceholders(labels.byHand, { date: byHand.date })} {byHand.how}
      </Text>
    )}
  </Stack>
);

const code = { fontFamily: "mono", fontSize: "small", overflowWrap: "anywhere" } as const;

export const evidenceFragments = graphql`
  fragment AccessibilityCriterionFields on AccessibilityCriterion {
    number
    name
    result
    axe
    journeys {
      file
      name
    }
    byHand {
      date: dateText
      how
    }
    limit
  }
  fragment AccessibilityEvidenceLabels on AccessibilityPageLabels {
    axe
    journey
    byHand
  }
`;
