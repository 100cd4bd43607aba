import { graphql, type PageProps } from "gatsby";
import { assertPresent } from "../lib/assert-present";
import { TextChanges } from "../features/legal/text-changes";
import { LegalText } from "../features/legal/legal-text";
import { PageFrame } from "../blocks/page-frame";
import { Band } from "../ui/band";
import { Text } from "../ui/primitives";

/** A legal text, such as terms or privacy, with the date of its last change. */
const LegalTemplate = ({ data }: PageProps<Queries.LegalTemplateQuery>) => {
  const page = assertPresent(data.page);
  return (
    <PageFrame page={page} isReading>
      <Band palette="bone" width="text">
        <Text variant="label" mb={6}>
          {assertPresent(data.legalLabels).updated} {page.updated}
        </Text>
        <LegalText sections={page.sections} />
        {page.changes.length > 0 && data.words && <TextChanges changes={page.changes} words={data.words} />}
      </Band>
    </PageFrame>
  );
};

export default LegalTemplate;

export const query = graphql`
  query LegalTemplate($id: String!) {
    page: legalPage(id: { eq: $id }) {
      ...PageFields
      updated: updatedText
      sections {
        ...LegalSectionFields
      }
      changes {
        ...TextChangeFields
      }
    }
    legalLabels {
      updated
    }
    words: historyLabels {
      ...TextChangeWords
    }
  }
`;
