import { graphql, type PageProps } from "gatsby";
import { PageFrame } from "../blocks/page-frame";
import { Band } from "../ui/band";
import { Heading } from "../ui/heading";
import { Stack, Text } from "../ui/primitives";
import { CriteriaTable } from "../features/accessibility/criteria-table";
import { ResultCounts } from "../features/accessibility/result-counts";
import { LegalText } from "../features/legal/legal-text";
import { assertPresent } from "../lib/assert-present";

/** The principles in the order of the first digit of their criteria. */
const PRINCIPLES = ["perceivable", "operable", "understandable", "robust"] as const;

/** The accessibility statement: its text, and the result of each criterion with its evidence. */
const AccessibilityPage = ({ data }: PageProps<Queries.AccessibilityPageQuery>) => {
  const page = assertPresent(data.page);
  const { evaluated, methods, criteria } = assertPresent(data.statement);
  const { labels } = page;
  return (
    <PageFrame page={page}>
      <Band palette="bone">
        <Text variant="label" mb={6}>
          {labels.evaluated} {evaluated}
        </Text>
        <Stack maxWidth="text">
          <LegalText sections={page.sections} />
        </Stack>
      </Band>
      <Band palette="bone" id="criteria" labelledBy="criteria-heading">
        <Heading id="criteria-heading" heading={labels.heading} lead={labels.lead} />
        <ResultCounts criteria={criteria} labels={labels.results} />
        <Text variant="muted" maxWidth="text" mb={8}>
          {methods}
        </Text>
        <Stack gap={9}>
          {PRINCIPLES.map((principle, index) => (
            <CriteriaTable
              key={principle}
              heading={`${index + 1} ${labels.principles[principle]}`}
              criteria={criteria.filter(({ number }) => number.startsWith(`${index + 1}.`))}
              labels={labels}
            />
          ))}
        </Stack>
      </Band>
    </PageFrame>
  );
};

export default AccessibilityPage;

export const query = graphql`
  query AccessibilityPage {
    page: accessibilityPage {
      ...PageFields
      sections {
        ...LegalSectionFields
      }
      labels {
        ...CriteriaTableLabels
        evaluated
        heading
        lead
        principles {
          perceivable
          operable
          understandable
          robust
        }
      }
    }
    statement: accessibilityStatement {
      evaluated: evaluatedText
      methods
      criteria {
        ...AccessibilityCriterionFields
      }
    }
  }
`;
