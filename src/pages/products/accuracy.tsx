import { graphql, type PageProps } from "gatsby";
import { assertPresent } from "../../lib/assert-present";
import { AccuracyGuide } from "../../features/tools/accuracy/accuracy-guide";
import { AccuracyRuler } from "../../features/tools/accuracy/accuracy-ruler";
import { Decisions } from "../../features/tools/accuracy/decisions";
import { PageFrame } from "../../blocks/page-frame";
import { useLocale } from "../../hooks/use-site-content";

const AccuracyPage = ({ data }: PageProps<Queries.AccuracyPageQuery>) => {
  const page = assertPresent(data.page);
  const content = {
    guide: assertPresent(data.accuracy),
    labels: page.labels,
    scaleLabels: data.scaleLabels,
    tools: data,
    locale: useLocale(),
  };
  return (
    <PageFrame page={page} aside={<AccuracyRuler content={content} />}>
      <AccuracyGuide content={content} answer={page.answer} specification={page.specification} />
      <Decisions content={content} section={page.decisions} terms={page.terms} />
    </PageFrame>
  );
};

export default AccuracyPage;

export const query = graphql`
  query AccuracyPage {
    page: accuracyPage {
      ...PageFields
      answer {
        ...HeadFields
      }
      specification {
        ...SectionFields
      }
      decisions {
        ...SectionFields
      }
      terms {
        ...AccuracyTermFields
      }
      labels {
        ...AccuracyLabels
      }
    }
    accuracy {
      ...AccuracyFields
    }
    ...ToolLinks
    scaleLabels: modelLabels {
      ...ScaleLabelFields
    }
  }
`;
